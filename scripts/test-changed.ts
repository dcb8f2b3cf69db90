import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeTestRunFolder } from '../tests/support/test-run-folder.ts'
import { findAffectedBrowserTests } from './affected-browser-tests.ts'
import {
  type ChangedFilesResult,
  findAffectedUnitTests,
  findChangedFiles,
  findImporters,
} from './changed-files.ts'
import {
  type CodeCheck,
  pageBuildCheck,
  routeTypesCheck,
  runChecks,
  secondsSince,
  siteTypesCheck,
  studioTypesCheck,
} from './run-checks.ts'
import { runVitest } from './run-vitest.ts'
import { sumCounts } from './test-report.ts'

// npm run test:changed [-- --journeys] [-- COMMIT]: runs type checks, lint and format for changed
// files, and their tests.
const { values, positionals, tokens } = parseArgs({
  options: { journeys: { type: 'boolean', default: false } },
  allowPositionals: true,
  strict: false,
  tokens: true,
})
const unknown = tokens.find((token) => token.kind === 'option' && token.name !== 'journeys')
const changes: ChangedFilesResult =
  unknown?.kind === 'option'
    ? {
        problem: `There is no option ${unknown.rawName}. There is --journeys, and the name of a commit.`,
      }
    : findChangedFiles(positionals[0])
if ('problem' in changes) {
  console.error(changes.problem)
  process.exitCode = 1
} else if (changes.files.length === 0) {
  console.log(`Nothing differs from ${changes.base}.`)
} else {
  await runAffectedTests(changes.files, changes.base)
}

async function runAffectedTests(files: readonly string[], base: string): Promise<void> {
  const started = Date.now()
  console.log(`${files.length} files differ from ${base}.`)
  // All tests of geometry run only if geometry changed.
  if (files.some(isMachineGeometry)) process.env['TEST_SCOPE'] = 'all'
  makeTestRunFolder()
  const units = findAffectedUnitTests(files)
  const journeys = findAffectedBrowserTests(files).filter(existsSync)
  const checks = selectChecks(files)
  const outcomes = await Promise.all([
    hasRouteTypes(files)
      ? runChecks(checks)
      : runChecks([routeTypesCheck]).then(() => runChecks(checks)),
    units.length === 0 ? { passed: 0, failed: 0 } : runVitest(['--project=unit', ...units]),
  ])
  if (units.length === 0)
    console.log('No unit test belongs to these files: npm test runs them all.')
  if (values.journeys && journeys.length > 0) {
    const built = await runChecks([pageBuildCheck])
    outcomes.push(built)
    if (built.failed === 0) outcomes.push(await runVitest(['--project=e2e', ...journeys]))
  } else if (journeys.length > 0) {
    console.log('Journeys that pass here, run by npm run test:changed -- --journeys:')
    for (const journey of journeys) console.log(`  ${journey}`)
  }
  console.log(`in all: ${secondsSince(started)} s`)
  const { passed, failed } = sumCounts(outcomes)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function isMachineGeometry(path: string): boolean {
  return /^(?:machines|studio)\//.test(path)
}

/**
 * Returns false if the route types are missing or the route table changed. The types are then
 * written again.
 */
function hasRouteTypes(files: readonly string[]): boolean {
  return existsSync('.react-router/types') && !files.includes('app/routes.ts')
}

/** Returns true for files that change the types of the whole program without being imported. */
function isGlobalTypesFile(path: string): boolean {
  return /^(?:tsconfig|package)\b.*\.json$|\.d\.ts$/.test(path)
}

/**
 * Selects type checks and lint for changed files and the files that import them, and format checks
 * for changed files. `npm run check` also finds type errors in other files.
 */
function selectChecks(files: readonly string[]): CodeCheck[] {
  const present = files.filter((path) => existsSync(path))
  const code = present.filter((path) => /\.(?:tsx?|mjs)$/.test(path))
  const formatted = present.filter((path) => /\.(?:tsx?|mjs|css|json)$/.test(path))
  const typed = [...new Set([...code, ...findImporters(files)])]
  return [
    ...(files.some(isGlobalTypesFile) ? [siteTypesCheck, studioTypesCheck] : []),
    ...(typed.length > 0 ? [{ name: 'types and lint', commands: [lintCommand(typed)] }] : []),
    ...(formatted.length > 0 ? [{ name: 'format', commands: [formatCommandFor(formatted)] }] : []),
  ]
}

function lintCommand(files: readonly string[]): string {
  return ['oxlint', '--type-aware', '--type-check', '--quiet', ...files].join(' ')
}

function formatCommandFor(files: readonly string[]): string {
  return ['biome', 'ci', '--reporter=summary', '--no-errors-on-unmatched', ...files].join(' ')
}

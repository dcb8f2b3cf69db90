import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { inMemoryFolder } from '../tests/support/in-memory-folder.ts'
import { listMutationTestTargets, type MutationTestTarget } from './mutation-test-targets.ts'

// npm run mutants [noun]: mutates rules and stores, one change at a time. The noun's tests must
// fail for each mutant. Results of unchanged code are cached in .cache/mutants.
const minScore = 75
const limitInMinutes = 90
const sandbox = `.cache/mutants/sandbox-${process.pid}`

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const started = performance.now()
const minutesSince = (since: number) => (performance.now() - since) / 60_000
const scores: { noun: string; score: string; mutants: number; minutes: string }[] = []
const overdueTargets: string[] = []
let isGood = true

// Some mutants fail on one database engine only.
process.env['TEST_ENGINES'] = 'both'
mkdirSync('.cache/mutants', { recursive: true })
setOwnTemporaryFolder()
for (const noun of listMutationTestTargets(process.argv[2])) {
  if (minutesSince(started) < limitInMinutes) await testTarget(noun)
  else overdueTargets.push(noun.noun)
}
console.table(scores)
if (overdueTargets.length > 0)
  console.log(`Not run within ${limitInMinutes} minutes: ${overdueTargets.join(', ')}`)
process.exitCode = isGood && overdueTargets.length === 0 ? 0 : 1

async function testTarget(noun: MutationTestTarget): Promise<void> {
  const since = performance.now()
  console.log(`\n${noun.noun}`)
  const results = await runStryker(noun)
  const tried = results.filter((it) => it.status !== 'Ignored')
  const missed = tried.filter((it) => it.status === 'Survived' || it.status === 'NoCoverage')
  for (const mutant of missed) console.log(formatMutant(mutant))
  const score = tried.length === 0 ? 100 : 100 * (1 - missed.length / tried.length)
  isGood &&= score >= minScore
  scores.push({
    noun: noun.noun,
    score: `${score.toFixed(1)} %`,
    mutants: tried.length,
    minutes: minutesSince(since).toFixed(1),
  })
}

function runStryker({
  noun,
  files,
  tests,
  withConstants,
}: MutationTestTarget): Promise<MutantResult[]> {
  process.env['MUTANTS_TESTS'] = tests.join(' ')
  return new Stryker({
    mutate: files,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // `related` is not used, because Vitest would follow every import again for each mutant.
    vitest: { configFile: 'scripts/mutation-test-vitest-config.ts', related: false },
    // Stryker reads a tsconfig through a compiler interface that TypeScript 7 no longer has.
    tsconfigFile: 'none',
    // Strings are not mutated, because texts are not rules.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: !withConstants,
    concurrency: 1,
    // The timeout is long, so that tests on a slow machine do not count as hanging. Stryker detects
    // an endless loop by the number of iterations.
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `.cache/mutants/${noun}.json`,
    tempDirName: sandbox,
    ignorePatterns: [
      '/.cache',
      '/bench',
      '/build',
      '/data',
      '/docs',
      '/machines',
      '/screens',
      '/studio',
      '/tests/e2e',
    ],
    reporters: ['progress-append-only'],
    warnings: false,
  }).runMutationTest()
}

/**
 * Formats a mutant: `app/platform/dealer-details/opening-status.ts:17 time < opens → time <=
 * opens`.
 */
function formatMutant({ fileName, location, replacement, status }: MutantResult): string {
  const lines = readFileSync(fileName, 'utf8').split('\n')
  const { start, end } = location
  const first = lines[start.line - 1] ?? ''
  const was = first.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined)
  const untested = status === 'NoCoverage' ? '  (no test comes here)' : ''
  return `${relative('.', fileName)}:${start.line}  ${was}  →  ${replacement}${untested}`
}

/**
 * A killed test process leaves databases, and an interrupted run leaves a copy of the repository.
 * One temporary folder contains all of these.
 */
function setOwnTemporaryFolder(): void {
  const folder = mkdtempSync(join(inMemoryFolder(), 'showroom-mutants-'))
  // PostgreSQL runs as another user if this process is root.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  process.on('exit', () => {
    for (const left of [folder, sandbox]) rmSync(left, { recursive: true, force: true })
  })
}

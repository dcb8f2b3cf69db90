import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

export type Outcome = { passed: number; failed: number }

/** What is checked without running the program; each counts as one. */
export const checks: readonly (() => Outcome)[] = [
  () => check('types', 'react-router typegen', 'tsc --noEmit', 'tsc --noEmit -p studio'),
  () => check('browsers', 'node scripts/browser-types.ts', 'node scripts/browser-support.ts'),
  () => check('lint', 'oxlint --type-aware --quiet'),
  () => check('floors', 'node scripts/floors.ts'),
  () => check('format', 'biome ci --reporter=summary'),
  () => check('unused code', 'knip'),
]

/** Vitest's projects; each test counts as one, and so does a file that could not be run. */
export const suites: readonly (() => Outcome)[] = [() => suite('unit'), () => suite('e2e')]

/** Runs the parts one after the other (they would only slow each other down) and adds them up. */
export function runParts(parts: readonly (() => Outcome)[]): Outcome {
  return parts
    .map((part) => part())
    .reduce((sum, it) => ({ passed: sum.passed + it.passed, failed: sum.failed + it.failed }))
}

function check(name: string, ...commands: string[]): Outcome {
  const started = Date.now()
  process.stdout.write(`${name} … `)
  for (const command of commands) {
    const [program = '', ...words] = command.split(' ')
    const path = program === 'node' ? process.execPath : join('node_modules/.bin', program)
    const result = spawnSync(path, words, {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (result.status === 0) continue
    console.log(`failed\n${result.stdout}${result.stderr}`)
    return { passed: 0, failed: 1 }
  }
  console.log(`${seconds(started)} s`)
  return { passed: 1, failed: 0 }
}

/** The fields of Vitest's JSON report that are counted. */
const report = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
})

function suite(project: string): Outcome {
  const started = Date.now()
  console.log(`${project} tests`)
  const folder = mkdtempSync(join(tmpdir(), 'showroom-report-'))
  const file = join(folder, 'report.json')
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { stdio: 'inherit' },
  )
  const outcome = readReport(file)
  rmSync(folder, { recursive: true, force: true })
  console.log(
    `${project} tests: ${outcome.passed} passed, ${outcome.failed} failed, ${seconds(started)} s`,
  )
  return outcome
}

/** No report, or one of a run that broke off, is a failure whatever it says of single tests. */
function readReport(file: string): Outcome {
  try {
    const read = v.parse(report, JSON.parse(readFileSync(file, 'utf8')))
    const broken = read.testResults.filter(
      (it) => it.status === 'failed' && it.assertionResults.length === 0,
    ).length
    const failed = read.numFailedTests + broken
    return { passed: read.numPassedTests, failed: failed === 0 && !read.success ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000)
}

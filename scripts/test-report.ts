import { relative } from 'node:path'
import * as v from 'valibot'
import type { CheckCounts } from './run-checks.ts'

/** Fields of Vitest's JSON report that this program reads; times are milliseconds. */
const reportSchema = v.object({
  success: v.boolean(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
})

/** Result of one test file: passed tests, failed tests and duration. */
export type TestFileResult = CheckCounts & { path: string; seconds: number }

/** Result of a Vitest run; `files` lists the slowest first. */
export type TestReport = CheckCounts & { files: TestFileResult[] }

/**
 * Parses Vitest's JSON report. A file that could not be run counts as one failure. A missing report
 * and the report of an interrupted run are failures, even if all reported tests passed.
 */
export function parseTestReport(json: string | undefined, root = process.cwd()): TestReport {
  const read = v.safeParse(reportSchema, parseJsonOrUndefined(json))
  if (!read.success) return { passed: 0, failed: 1, files: [] }
  const files = read.output.testResults.map((file) => {
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length
    const failed = file.assertionResults.filter(({ status }) => status === 'failed').length
    const isBroken = file.status === 'failed' && failed === 0
    return {
      path: relative(root, file.name).replaceAll('\\', '/'),
      seconds: (file.endTime - file.startTime) / 1000,
      passed,
      failed: isBroken ? 1 : failed,
    }
  })
  const { passed, failed } = sumCounts(files)
  const isCutOff = failed === 0 && !read.output.success
  return {
    passed,
    failed: isCutOff ? 1 : failed,
    files: files.sort((one, other) => other.seconds - one.seconds),
  }
}

/** Formats the lines that `npm test` prints: both kinds of tests, then the slowest files. */
export function formatTestReport({ files }: TestReport, count = 15): string[] {
  const browser = files.filter(({ path }) => path.startsWith('tests/e2e/'))
  const unit = files.filter((file) => !browser.includes(file))
  return [
    formatKindLine('unit tests', unit),
    formatKindLine('browser tests', browser),
    `The ${Math.min(count, files.length)} slowest of ${files.length} files:`,
    ...files
      .slice(0, count)
      .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}`),
  ]
}

function formatKindLine(name: string, files: readonly TestFileResult[]): string {
  const { passed, failed } = sumCounts(files)
  const seconds = files.reduce((sum, file) => sum + file.seconds, 0)
  return `${name}: ${passed} passed, ${failed} failed; their files take ${Math.round(seconds)} s together`
}

export function sumCounts(outcomes: readonly CheckCounts[]): CheckCounts {
  return {
    passed: outcomes.reduce((sum, it) => sum + it.passed, 0),
    failed: outcomes.reduce((sum, it) => sum + it.failed, 0),
  }
}

function parseJsonOrUndefined(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '')
  } catch {
    return undefined
  }
}

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatTestReport, parseTestReport } from './test-report.ts'

const root = '/house'

function file(path: string, seconds: number, statuses: string[], status = 'passed') {
  const assertionResults = statuses.map((it) => ({ status: it }))
  return { name: join(root, path), status, startTime: 0, endTime: seconds * 1000, assertionResults }
}

function read(success: boolean, ...testResults: ReturnType<typeof file>[]) {
  return parseTestReport(JSON.stringify({ success, testResults }), root)
}

it('counts tests and lists the slowest file first', () => {
  const report = read(
    true,
    file('app/a.test.ts', 1, ['passed', 'pending']),
    file('tests/e2e/b.test.ts', 2.5, ['passed', 'passed']),
  )
  expect(report).toMatchObject({ passed: 3, failed: 0 })
  expect(formatTestReport(report, 1)).toEqual([
    'unit tests: 1 passed, 0 failed; their files take 1 s together',
    'browser tests: 2 passed, 0 failed; their files take 3 s together',
    'The 1 slowest of 2 files:',
    '    2.5 s  tests/e2e/b.test.ts',
  ])
})

it('counts a test file that cannot be loaded as one failure', () => {
  expect(read(false, file('app/a.test.ts', 1, [], 'failed'))).toMatchObject({ failed: 1 })
})

it('counts an interrupted run as a failure', () => {
  expect(read(false, file('app/a.test.ts', 1, ['passed']))).toMatchObject({ failed: 1 })
})

it.each([undefined, '', '{"success":'])('counts the report %j as a failure', (json) => {
  expect(parseTestReport(json)).toEqual({ passed: 0, failed: 1, files: [] })
})

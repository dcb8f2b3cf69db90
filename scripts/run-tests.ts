import { makeTestRunFolder } from '../tests/support/test-run-folder.ts'
import { watchPeakMemory } from './peak-memory.ts'
import { type CheckCounts, runAllChecks, secondsSince } from './run-checks.ts'
import { runVitest } from './run-vitest.ts'
import { formatTestReport, sumCounts } from './test-report.ts'

// npm test: runs the tests that a change usually breaks. npm run test:all: runs all. Both end with
// one summary line.
const isFull = process.argv.includes('--all')
process.env['TEST_SCOPE'] = isFull ? 'all' : 'usual'
if (isFull) process.env['TEST_ENGINES'] = 'both'
makeTestRunFolder()

const started = Date.now()
const memory = watchPeakMemory()
const checkCounts = await runAllChecks()
console.log(`checks: ${secondsSince(started)} s`)

const outcomes: CheckCounts[] = [checkCounts]
if (checkCounts.isBuilt) {
  const testsStarted = Date.now()
  const tested = await runVitest()
  for (const line of formatTestReport(tested)) console.log(line)
  console.log(`tests: ${secondsSince(testsStarted)} s`)
  outcomes.push(tested)
}

const peak = memory.stop()
if (peak !== undefined) console.log(`peak memory: ${peak} MB, all processes together`)
console.log(`in all: ${secondsSince(started)} s`)
const { passed, failed } = sumCounts(outcomes)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

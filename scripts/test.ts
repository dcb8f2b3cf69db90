import { makeRunFolder } from '../tests/support/run-folder.ts'
import { type Outcome, runAllChecks, seconds } from './parts.ts'
import { watchMemory } from './peak-memory.ts'
import { runVitest } from './run-vitest.ts'
import { linesOf, sumOf } from './test-report.ts'

// npm test: what a change may break. npm run test:all: everything. Both end with one line over all parts.
const isFull = process.argv.includes('--all')
process.env['TEST_SCOPE'] = isFull ? 'all' : 'usual'
if (isFull) process.env['TEST_ENGINES'] = 'both'
makeRunFolder()

const started = Date.now()
const memory = watchMemory()
const checked = await runAllChecks()
console.log(`checks: ${seconds(started)} s`)

const outcomes: Outcome[] = [checked]
if (checked.isBuilt) {
  const testsStarted = Date.now()
  const tested = await runVitest()
  for (const line of linesOf(tested)) console.log(line)
  console.log(`tests: ${seconds(testsStarted)} s`)
  outcomes.push(tested)
}

const peak = memory.stop()
if (peak !== undefined) console.log(`peak memory: ${peak} MB, all processes together`)
console.log(`in all: ${seconds(started)} s`)
const { passed, failed } = sumOf(outcomes)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

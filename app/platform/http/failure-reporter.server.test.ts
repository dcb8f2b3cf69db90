import { expect, onTestFinished, test, vi } from 'vitest'
import { createLog } from '#app/platform/log/log.server.ts'
import { failureReporter } from './failure-reporter.server.ts'

const at = { id: 'a', path: '/x' }

function reporting(now?: () => number) {
  const log = createLog('silent')
  const lines: unknown[] = []
  vi.spyOn(log, 'error').mockImplementation((line: unknown) => void lines.push(line))
  return { report: failureReporter(log, now), lines }
}

test.each([
  ['PostgreSQL refuses connections', Object.assign(new Error(), { code: 'ECONNREFUSED' })],
  ['it is shutting down', Object.assign(new Error(), { code: '57P01' })],
  ['no connection came free', new Error('timeout exceeded when trying to connect')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['SQLite is locked', Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode: 5 })],
  [
    'SQLite is locked for a moment',
    Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode: 517 }),
  ],
])('an error is answered with 503 and Retry-After if %s', (_, error) => {
  const { report, lines } = reporting()
  expect(report(error, at)).toEqual({ status: 503, retryAfter: '5' })
  expect(lines).toEqual([{ reference: 'a', path: '/x', reason: expect.any(String) }])
})

test.each([
  ['a bug', new TypeError('x is not a function')],
  ['a wrong statement', Object.assign(new Error(), { code: '42601' })],
  ['a full disk', Object.assign(new Error(), { code: 'ERR_SQLITE_ERROR', errcode: 13 })],
  ['no error at all', 'text'],
])('an error is answered with 500 if it is %s', (_, error) => {
  expect(reporting().report(error, at)).toEqual({ status: 500 })
})

test('all repeated failures are logged, but only some with a stack trace', () => {
  const time = { now: 0 }
  const { report, lines } = reporting(() => time.now)
  for (let failure = 0; failure < 100; failure++) report(new Error('what was typed'), at)
  const traced = () => lines.filter((line) => JSON.stringify(line).includes('err'))
  expect(traced()).toHaveLength(20)
  expect(JSON.stringify(lines[50])).not.toContain('typed')
  time.now = 60_000
  report(new Error('later'), at)
  expect(traced()).toHaveLength(21)
})

test('a change of the clock does not allow more stack traces', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { report, lines } = reporting()
  for (let failure = 0; failure < 100; failure++) {
    vi.setSystemTime(failure * 3_600_000)
    report(new Error('what was typed'), at)
  }
  expect(lines.filter((line) => JSON.stringify(line).includes('err'))).toHaveLength(20)
})

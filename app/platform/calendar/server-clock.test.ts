import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverClockOffset, serverNow, syncServerClock } from './server-clock.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it('follows the server’s time even if the browser’s clock is wrong', () => {
  vi.setSystemTime('2026-11-03T12:00:00Z')
  syncServerClock('2026-11-02T10:00:00Z')
  vi.setSystemTime('2026-11-03T12:05:00Z')
  expect(serverNow().toISOString()).toBe('2026-11-02T10:05:00.000Z')
})

it('ignores a repeated and an empty server time', () => {
  vi.setSystemTime('2026-11-03T12:00:00Z')
  syncServerClock('2026-11-03T11:00:00Z')
  vi.setSystemTime('2026-11-03T12:30:00Z')
  syncServerClock('2026-11-03T11:00:00Z')
  syncServerClock('')
  expect(serverClockOffset()).toBe(-3_600_000)
})

import { expect, it, vi } from 'vitest'
import { businessDay } from './business-day.server.ts'

function at(start: string, zone = 'Asia/Kolkata') {
  const state = { now: new Date(start) }
  const format = vi.spyOn(Temporal.Instant, 'fromEpochMilliseconds')
  return { state, day: businessDay(() => state.now, zone), format }
}

it('changes at the dealer’s midnight, not at midnight UTC', () => {
  const { state, day } = at('2026-11-02T18:29:59.999Z')
  const before = day()
  state.now = new Date('2026-11-02T18:30:00Z')
  const after = day()
  expect(after).not.toBe(before)
  state.now = new Date('2026-11-03T00:00:00Z')
  expect(day()).toBe(after)
  state.now = new Date('2026-11-03T18:30:00Z')
  expect(day()).not.toBe(after)
})

it('is computed once a day', () => {
  const { state, day, format } = at('2026-11-02T18:30:00Z')
  day()
  format.mockClear()
  for (const time of ['18:30', '20:00', '23:59']) {
    state.now = new Date(`2026-11-02T${time}:00Z`)
    day()
  }
  expect(format).not.toHaveBeenCalled()
})

it('becomes the previous day again if the clock is set back', () => {
  const { state, day } = at('2026-11-02T18:29:00Z')
  const before = day()
  state.now = new Date('2026-11-02T18:31:00Z')
  day()
  state.now = new Date('2026-11-02T18:29:30Z')
  expect(day()).toBe(before)
})

it('ends at local midnight even if the day has 25 hours', () => {
  const { state, day } = at('2026-10-25T00:00:00+02:00', 'Europe/Berlin')
  const before = day()
  state.now = new Date('2026-10-25T23:59:59+01:00')
  expect(day()).toBe(before)
  state.now = new Date('2026-10-26T00:00:00+01:00')
  expect(day()).not.toBe(before)
})

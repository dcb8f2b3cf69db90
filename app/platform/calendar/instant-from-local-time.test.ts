import { expect, test } from 'vitest'
import { instantFromLocalTime } from './instant-from-local-time.ts'

test.each([
  ['2026-11-25', '09:00', 'Asia/Kolkata', '2026-11-25T03:30:00.000Z'],
  ['2026-03-29', '09:00', 'Europe/Berlin', '2026-03-29T07:00:00.000Z'],
  ['2026-07-01', '00:30', 'America/New_York', '2026-07-01T04:30:00.000Z'],
])('%s %s in %s is %s', (day, time, zone, instant) => {
  expect(instantFromLocalTime(day, time, zone).toISOString()).toBe(instant)
})

import { expect, test } from 'vitest'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { instantInZone } from './instant-in-zone.ts'

test('converts a local time of the dealer to an instant', () => {
  expect(instantInZone('2026-11-24', '11:00', 'Asia/Kolkata').toISOString()).toBe(
    '2026-11-24T05:30:00.000Z',
  )
})

test('converts times before and after a change to winter time correctly', () => {
  expect(instantInZone('2026-10-24', '12:00', 'Europe/Berlin').toISOString()).toBe(
    '2026-10-24T10:00:00.000Z',
  )
  expect(instantInZone('2026-10-25', '04:00', 'Europe/Berlin').toISOString()).toBe(
    '2026-10-25T03:00:00.000Z',
  )
})

test('formats times in the 12-hour clock', () => {
  expect(formatStaffTime('16:30')).toBe('4:30 PM')
  expect(formatStaffTime('00:05')).toBe('12:05 AM')
  expect(formatStaffTime('12:00')).toBe('12:00 PM')
  expect(formatInstant('2026-11-22T11:00:00Z', 'Asia/Kolkata')).toBe('22 Nov 2026, 4:30 PM')
})

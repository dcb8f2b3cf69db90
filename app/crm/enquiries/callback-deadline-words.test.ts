import { expect, it } from 'vitest'
import { promised } from './callback-deadline-words.ts'

const timeZone = 'Asia/Kolkata'
const said = (callBy: string, now: string | undefined, reach: 'call' | 'write' | 'none' = 'call') =>
  promised(new Date(`${callBy}+05:30`).toISOString(), reach, {
    now: now === undefined ? undefined : new Date(`${now}+05:30`),
    timeZone,
  })

it.each([
  ['2026-11-22T16:30', '2026-11-22T14:30', 'We will call you by 4:30 PM today.'],
  ['2026-11-23T11:30', '2026-11-22T19:30', 'We will call you by 11:30 AM tomorrow, Monday.'],
  [
    '2026-11-26T11:30',
    '2026-11-22T19:30',
    'We will call you by 11:30 AM on Thursday, 26 November.',
  ],
  ['2026-11-22T12:00', '2026-11-22T00:00', 'We will call you by 12:00 PM today.'],
  ['2026-11-22T12:00', '2026-11-21T23:59', 'We will call you by 12:00 PM tomorrow, Sunday.'],
  ['2027-01-01T09:05', '2026-12-31T19:30', 'We will call you by 9:05 AM tomorrow, Friday.'],
  // The clock moved past the deadline in the meantime.
  ['2026-11-22T12:00', '2026-11-23T10:00', 'We will call you by 12:00 PM on Sunday, 22 November.'],
  ['2026-11-22T12:00', undefined, 'We will call you by 12:00 PM on Sunday, 22 November.'],
])('formats the deadline %s at the time %s', (callBy, now, expected) => {
  expect(said(callBy, now)).toBe(expected)
})

it('promises a message to a visitor with only an email, and nothing without contact data', () => {
  expect(said('2026-11-22T16:30', '2026-11-22T14:30', 'write')).toBe(
    'We will write to you by 4:30 PM today.',
  )
  expect(said('2026-11-22T16:30', '2026-11-22T14:30', 'none')).toBeUndefined()
  expect(promised(null, 'call', { now: new Date(), timeZone })).toBeUndefined()
})

it('uses the current day in the dealer’s time zone', () => {
  const now = new Date('2026-11-22T18:29:00Z')
  expect(promised('2026-11-23T06:00:00.000Z', 'call', { now, timeZone })).toBe(
    'We will call you by 11:30 AM tomorrow, Monday.',
  )
})

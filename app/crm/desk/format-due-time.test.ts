import { expect, test } from 'vitest'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { dealerFallback } from '#app/platform/dealer-details/dealer-schema.ts'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { departmentOf, formatDueTime, formatNearbyDay, formatTimeSince } from './format-due-time.ts'

const zone = 'Asia/Kolkata'
const hours: DealerHours = {
  ...dealerFallback.hours,
  sales: { opens: '10:00', closes: '20:00' },
  service: { opens: '09:30', closes: '19:30' },
  closedOn: ['Sunday'],
  holidays: [],
}
const shop = { zone, hours }
const sales = (dueAt: string) => ({ dueAt, flow: 'sales' as const, kind: 'test-ride' })
// This is Monday, 23 Nov 2026, 4:30 PM, in Hyderabad.
const now = new Date('2026-11-23T11:00:00Z')

test.each([
  ['2026-11-23T11:40:00Z', 'in 40 min'],
  ['2026-11-23T11:00:20Z', 'in 1 min'],
  ['2026-11-23T12:00:00Z', 'in 1 h'],
  ['2026-11-23T13:10:00Z', 'in 2 h 10 min'],
  ['2026-11-23T17:30:00Z', 'today, 11:00 PM'],
  ['2026-11-24T06:00:00Z', 'tomorrow, 11:30 AM'],
  ['2026-11-26T06:00:00Z', 'Thursday, 11:30 AM'],
  ['2026-11-30T06:00:00Z', '30 Nov 2026, 11:30 AM'],
  ['2027-01-04T04:30:00Z', '4 Jan 2027, 10:00 AM'],
])('formats the due time %s as %s', (dueAt, said) => {
  expect(formatDueTime(sales(dueAt), now, shop)).toBe(said)
})

test.each([
  ['2026-11-23T10:59:50Z', 'overdue 1 min'],
  ['2026-11-23T10:20:00Z', 'overdue 40 min'],
  ['2026-11-23T08:50:00Z', 'overdue 2 h 10 min'],
  ['2026-11-23T08:00:00Z', 'overdue 3 h'],
  // Overdue since Friday 3:30 PM: 4 h 30 min on Friday, 10 h on Saturday, none on Sunday, and 6 h
  // 30 min today.
  ['2026-11-20T10:00:00Z', 'overdue 2 days'],
  ['2026-11-21T14:00:00Z', 'overdue 7 h'],
  ['2026-11-22T10:00:00Z', 'overdue 6 h 30 min'],
])('formats the overdue time %s as %s', (dueAt, said) => {
  expect(formatDueTime(sales(dueAt), now, shop)).toBe(said)
})

test('shows today, not tomorrow, one minute after midnight in India', () => {
  const midnight = new Date('2026-11-23T18:31:00Z')
  expect(formatDueTime(sales('2026-11-24T06:00:00Z'), midnight, shop)).toBe('today, 11:30 AM')
  expect(formatNearbyDay('2026-11-24', midnight, zone)).toBe('today')
})

test.each([
  ['2026-11-23T10:59:40Z', 'just now'],
  ['2026-11-23T10:48:00Z', '12 min ago'],
  ['2026-11-23T05:00:00Z', 'today, 10:30 AM'],
  ['2026-11-22T14:00:00Z', 'yesterday, 7:30 PM'],
  ['2026-11-20T11:00:00Z', '20 Nov 2026, 4:30 PM'],
])('formats the arrival time %s as %s', (at, said) => {
  expect(formatTimeSince(at, now, zone)).toBe(said)
})

test.each([
  ['2026-11-23', 'today'],
  ['2026-11-24', 'tomorrow'],
  ['2026-11-22', 'yesterday'],
  ['2026-12-02', '2 Dec 2026'],
])('formats the booking day %s as %s', (day, said) => {
  expect(formatNearbyDay(day, now, zone)).toBe(said)
})

test('does not count the night as overdue before the dealer opens', () => {
  const early = new Date('2026-11-24T02:30:00Z')
  expect(formatDueTime(sales('2026-11-23T14:20:00Z'), early, shop)).toBe('overdue 10 min')
  expect(formatDueTime(sales('2026-11-24T06:00:00Z'), early, shop)).toBe('today, 11:30 AM')
})

test('uses the opening hours of the counter that each kind belongs to', () => {
  for (const { flow, slug, counter } of enquiryKinds.filter((it) => it.flow !== 'none'))
    expect([slug, departmentOf({ flow, kind: slug })]).toEqual([slug, counter])
})

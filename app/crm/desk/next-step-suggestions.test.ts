import { expect, test } from 'vitest'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { suggestNextSteps } from './next-step-suggestions.ts'

const hours: DealerHours = {
  sales: { opens: '09:30', closes: '20:00' },
  service: { opens: '09:00', closes: '18:00' },
  callWithin: { sales: 120, service: 120 },
  closedOn: ['Sunday'],
  holidays: [{ name: 'Republic Day', on: '01-26' }],
}
const zone = 'Asia/Kolkata'
const at = (instant: string) => suggestNextSteps(hours, new Date(instant), zone)

test('suggests in one hour, today at 5 PM, tomorrow at 11 AM and in a week', () => {
  expect(at('2026-11-23T08:00:00Z')).toEqual([
    { label: 'In 1 hour', at: '2026-11-23T09:00:00.000Z' },
    { label: 'Today, 5:00 PM', at: '2026-11-23T11:30:00.000Z' },
    { label: 'Tomorrow, 11:00 AM', at: '2026-11-24T05:30:00.000Z' },
    { label: 'In a week, 11:00 AM', at: '2026-11-30T05:30:00.000Z' },
  ])
})

test('omits today at 5 PM shortly before 5 PM', () => {
  const labels = at('2026-11-23T11:05:00Z').map(({ label }) => label)
  expect(labels).not.toContain('Today, 5:00 PM')
})

test('suggests Monday on a Saturday if Sunday is closed', () => {
  const labels = at('2026-11-28T12:00:00Z').map(({ label }) => label)
  expect(labels).toEqual(['In 1 hour', 'Monday, 11:00 AM', 'In a week, 11:00 AM'])
})

test('skips a holiday', () => {
  const [, , next] = at('2027-01-25T08:00:00Z')
  expect(next).toEqual({ label: 'Wednesday, 11:00 AM', at: '2027-01-27T05:30:00.000Z' })
})

test('suggests tomorrow even if the dealer is closed every day', () => {
  const shut: DealerHours = {
    ...hours,
    closedOn: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  }
  const labels = suggestNextSteps(shut, new Date('2026-11-23T08:00:00Z'), zone).map(
    ({ label }) => label,
  )
  expect(labels).toEqual(['In 1 hour', 'Tomorrow, 11:00 AM', 'In a week, 11:00 AM'])
})

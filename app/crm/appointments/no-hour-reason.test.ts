import { expect, it } from 'vitest'
import type { AppointmentPlans } from './appointments-content.ts'
import type { AppointmentRules } from './free-hours.ts'
import { noHourReason } from './no-hour-reason.ts'

const plans: AppointmentPlans = {
  plans: [
    {
      ...{ purpose: 'test-ride', minutes: 30, buffer: 0, step: '60', leadMinutes: 60 },
      ...{ horizonDays: 14, confirm: 'atOnce', changeUntilMinutes: 120 },
      windows: [{ days: ['Monday', 'Wednesday', 'Sunday'], from: '10:00', until: '12:00' }],
    },
  ],
  resources: [
    {
      ...{ key: 'a', name: 'Activa', kind: 'vehicle', seats: 1, models: ['Activa'] },
      ...{ purposes: ['test-ride'], isResting: false },
    },
  ],
  overrides: [{ day: '2026-11-11', resource: 'a', windows: [] }],
}
const rules: AppointmentRules = {
  plans,
  hours: {
    sales: { opens: '09:00', closes: '20:00' },
    service: { opens: '09:30', closes: '19:30' },
    callWithin: { sales: 120, service: 120 },
    closedOn: ['Tuesday'],
    holidays: [{ name: 'Diwali', on: '2026-11-08' }],
  },
  timeZone: 'Asia/Kolkata',
  // Monday, 10:30 in Hyderabad.
  now: new Date('2026-11-02T05:00:00Z'),
}

it.each([
  ['2026-11-01', 'This day is over.'],
  ['2026-11-02', 'It is too late to book a time on this day.'],
  ['2026-11-03', 'We are closed on Tuesdays.'],
  ['2026-11-08', 'We are closed on this day: Diwali.'],
  ['2026-11-05', 'We have no times on this day.'],
  ['2026-11-04', 'All times on this day are taken.'],
  ['2026-11-11', 'The demo vehicle is not here on this day.'],
  ['2026-11-18', 'Times can be booked until Monday 16 November.'],
  ['2026-11-17', 'We are closed on Tuesdays.'],
])('says why %s has no free hour', (day, reason) => {
  expect(noHourReason(rules, { purpose: 'test-ride', day, model: 'Activa' })).toBe(reason)
})

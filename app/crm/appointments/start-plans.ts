import type { AppointmentPurpose } from './appointment-purposes.ts'
import type {
  AppointmentPlan,
  AppointmentPlans,
  AppointmentResource,
} from './appointments-content.ts'
import * as words from './appointments-content-words.ts'

/** Usual values of a plan. Its hours are the opening hours. */
const planOf = (
  purpose: AppointmentPurpose,
  minutes: number,
  more: Partial<AppointmentPlan> = {},
): AppointmentPlan => ({
  ...{ purpose, minutes, buffer: 0, step: '30', leadMinutes: 120, horizonDays: 14 },
  ...{ confirm: 'byUs', changeUntilMinutes: 120, windows: [] },
  ...more,
})

const resourceOf = (
  key: string,
  kind: AppointmentResource['kind'],
  name: string,
  purposes: AppointmentPurpose[],
): AppointmentResource => ({ name, kind, seats: 1, purposes, models: [], isResting: false, key })

/** Plans and resources with which a dealer can start. Bookings are confirmed on the phone. */
export const startPlans: AppointmentPlans = {
  plans: [
    planOf('service-free', 60),
    planOf('service-paid', 90),
    planOf('service-accident', 30, { leadMinutes: 240, perDay: 4 }),
    planOf('test-ride', 30, { buffer: 15, leadMinutes: 60 }),
    planOf('delivery', 60, { leadMinutes: 0, horizonDays: 30, perStart: 1 }),
  ],
  resources: [
    resourceOf('bay-1', 'bay', words.startNames.bay(1), ['service-free', 'service-paid']),
    resourceOf('bay-2', 'bay', words.startNames.bay(2), [
      'service-free',
      'service-paid',
      'service-accident',
    ]),
    resourceOf('demo-1', 'vehicle', words.startNames.vehicle, ['test-ride']),
    resourceOf('delivery', 'counter', words.startNames.counter, ['delivery']),
  ],
  overrides: [],
}

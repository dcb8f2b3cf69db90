import type { AppointmentPurpose } from './appointment-purposes.ts'

/** Texts of the form with plans, resources and overrides of appointments. */
export const plans = 'Plans'
export const plan = 'plan'
export const plansHint =
  'A purpose without a plan is booked as before: the customer names a day and you call. Without any plan, the forms stay as they are.'
export const purpose = 'Purpose'
export const purposes = {
  'service-free': 'Free service',
  'service-paid': 'Paid service',
  'service-accident': 'Accident repair',
  'test-ride': 'Test ride',
  delivery: 'Delivery',
} as const
export const minutes = 'Minutes'
export const minutesHint = 'How long one appointment takes, in steps of 15'
export const buffer = 'Minutes between'
export const bufferHint = 'Time to clean up before the next appointment, in steps of 15'
export const step = 'Starts every'
export const steps = { 15: '15 minutes', 30: '30 minutes', 60: 'hour' } as const
export const leadMinutes = 'Notice'
export const leadHint =
  'Minutes of opening hours between booking and the appointment: 120 is two working hours'
export const horizonDays = 'Days ahead'
export const horizonHint = 'How far ahead customers can book'
export const perDay = 'Most in a day'
export const perStart = 'Most at one time'
export const capHint = 'Leave empty for as many as the resources allow'
export const confirm = 'Confirmed'
export const confirms = { atOnce: 'At once', byUs: 'By us, on the phone' } as const
export const changeUntilMinutes = 'Changes until'
export const changeHint =
  'Minutes before the appointment until which the customer can move or cancel it online'
export const windows = 'Hours'
export const windowsHint =
  'Leave empty for the opening hours. An appointment ends within its hours.'
export const window = 'time range'
export const fromTime = 'from'
export const untilTime = 'to'
export const days = 'Days'
export const from = 'From'
export const until = 'Until'

export const resources = 'Bays, vehicles and counters'
export const resource = 'resource'
export const resourcesHint = 'Each seat takes one appointment at a time.'
export const name = 'Name'
export const key = 'Name in the data'
export const keyHint = 'Small letters, digits and hyphens. Keep it: appointments refer to it.'
export const kind = 'Kind'
export const kinds = { bay: 'Bay', vehicle: 'Demo vehicle', counter: 'Counter' } as const
export const seats = 'Seats'
export const forPurposes = 'For'
export const models = 'Models'
export const isResting = 'Not in use'

export const overrides = 'Other hours'
export const override = 'special day'
export const overridesHint =
  'A day on which the hours differ, or on which a bay, vehicle or counter is closed. Holidays come from the dealership details.'
export const day = 'Day'
export const forResource = 'Only for'
export const everything = 'Everything'
export const overrideWindows = 'Hours on this day'
export const overrideWindowsHint = 'Leave empty if closed all day'
export const reason = 'Reason'

export const quarterHours = 'must be in steps of 15 minutes'
export const endsBeforeStart = 'must be later than the start'
export const overlaps = 'must not overlap other hours of the same day'
export const repeatedPurpose = 'has a plan already'
export const repeatedKey = 'is used twice'
export const unknownResource = 'is not one of the resources'
export const repeatedDay = 'has other hours already: add them to that row'

export const withoutResource =
  'has no bay, vehicle or counter in use that serves it, so nobody can book it'
export const withoutPlan = (all: readonly AppointmentPurpose[]) =>
  all.length === 1
    ? `has a purpose without a plan: ${listPurposes(all)}`
    : `has purposes without a plan: ${listPurposes(all)}`
export const longerThanHours = 'is longer than all hours of the plan, so nobody can book it'
export const noticeAfterHorizon =
  'is longer than the days ahead that can be booked, so nobody can book it'
export const offQuarterHour =
  'is not on a quarter of an hour: two appointments in a row then share a quarter, and one of them cannot be booked'

const listPurposes = (all: readonly AppointmentPurpose[]) =>
  all.map((purpose) => purposes[purpose]).join(', ')

export const startNames = {
  bay: (number: number) => `Bay ${number}`,
  vehicle: 'Demo vehicle',
  counter: 'Delivery counter',
}

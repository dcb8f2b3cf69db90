import type { AppointmentPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import type { AppointmentResource } from '#app/crm/appointments/appointments-content.ts'
import { purposes as purposeNames } from '#app/crm/appointments/appointments-content-words.ts'

/** Texts of the page "Figures of appointments". */

export const title = 'Figures of appointments'
export const pageTitle = 'Figures of appointments · Admin Portal'
export const toEnquiries = 'Enquiries'
export const toBoard = 'Day board'

export const purposes: Record<AppointmentPurpose, string> = purposeNames

export const shownPeriod = (from: string, to: string) =>
  `Appointments with an hour from ${from} to ${to}. An appointment counts on the day for which it is booked now. A merged duplicate does not count beside its main enquiry. Appointments of erased customers count.`

export const appointments = 'Appointments'
export const ofThemCancelled = (cancelled: number) => `${cancelled} of them cancelled`
export const noShows = 'No-shows'
export const ofDue = (noShows: number, due: number) => `${noShows} of ${due} whose hour has come`
export const noneDue = 'no hour has come yet'
export const wait = 'Median wait for the hour'
export const waitMeans = 'from the request to the day'
export const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const firstFree = 'First free hour'
export const firstFreeMeans =
  'The next hour that a customer can book now, with the notice and the days ahead of the plan. It does not depend on the period.'
export const noFreeHour = (lastDay: string) => `No free hour until ${lastDay}`
export const noPlans = 'No plans are published, so customers cannot book hours.'

export const load = 'Load'
export const loadMeans =
  'Booked hours of appointments that were not cancelled, of the available hours. No-shows count, because their hours were booked. Available hours follow the present plans, holidays and opening hours, also for earlier days.'
export const resource = 'Place'
export const kinds: Record<AppointmentResource['kind'], string> = {
  bay: 'All bays',
  vehicle: 'All demo vehicles',
  counter: 'All counters',
}
export const booked = 'Booked'
export const available = 'Available'
export const share = 'Share'
export const noLongerUsed = {
  'in-use': '',
  resting: 'not in use now',
  deleted: 'deleted from the plans',
} as const
export const unknown = 'not known'
export const byDay = 'Load by day'
export const byWeek = 'Load by week'
export const byDayMeans = 'Booked hours of the available hours.'
export const boardMeans = 'A day opens its board.'
export const day = 'Day'
export const week = 'Week'
export const closed = 'closed'
export const partOf = (booked: string, available: string) => `${booked} of ${available}`
export const hours = (minutes: number) =>
  `${(minutes / 60).toLocaleString('en-IN', { maximumFractionDigits: 2 })} h`

export const byPurpose = 'By purpose'
export const byPurposeMeans =
  'Moved and cancelled count appointments, each once, and not moves that the customer undid. One that the customer and staff moved is in both of these numbers. Overbooked: booked by staff beyond the free hours.'
export const purpose = 'Purpose'
export const movedByCustomer = 'Moved by customer'
export const movedByStaff = 'Moved by staff'
export const cancelled = 'Cancelled'
export const cancelledByCustomer = 'Cancelled by customer'
export const cancelledByStaff = 'Cancelled by staff'
export const overbooked = 'Overbooked'
export const medianWait = 'Median wait'
export const total = 'Total'
export const erased = (count: number) =>
  count === 1
    ? '1 appointment was cancelled because the customer’s data were erased. It counts under “Cancelled” only.'
    : `${count} appointments were cancelled because the customers’ data were erased. They count under “Cancelled” only.`
export const noShowsAtDesk =
  'All service bookings of the period marked as no-show, also those without an hour'
export const nothing = 'No appointments with an hour in this period.'

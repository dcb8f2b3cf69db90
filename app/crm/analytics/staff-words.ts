import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import type { PeriodPreset } from './analytics-period.ts'

/** Texts of the page "Figures". */

export const figures = 'Figures'
export const pageTitle = 'Figures · Admin Portal'

export const toAppointments = 'Appointments'

export const period = 'Period'
export const presets: Record<PeriodPreset, string> = {
  week: 'This week',
  month: 'Last 4 weeks',
  'last-month': 'Last month',
  quarter: 'Last 13 weeks',
}
export const from = 'From'
export const to = 'To'
export const show = 'Show'
export const shownPeriod = (from: string, to: string) => `Received from ${from} to ${to}`

export const waitingNow = 'Waiting now'
export const waitingOf = 'open enquiries'
export const answeredInTime = 'First response by the promised time'
export const ofPromised = (inTime: number, promised: number) => `${inTime} of ${promised}`
export const medianUntilCall = 'Median time to the first response'
export const inWorkingTime = 'counting opening hours only'
export const nobodyToCall = 'no calls promised'

export const howSoon = 'Response time'
export const howSoonMeans =
  'Enquiries received in this period with a promised call. A response is a logged call, or a change to a status that follows a contact. Late: the first response came after the promised time. No response: the promised time has passed without one. Share: the percentage answered in time. Only opening hours count.'
export const byPerson = 'By person'
export const byPersonMeans =
  'A response counts for the person who gave it. An enquiry without one counts for the person it was assigned to at the promised time.'
export const byKind = 'By type'
export const byWeek = 'By week'
export const unassigned = 'Unassigned'
export const weekFrom = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
export const inTime = 'In time'
export const share = 'Share'
export const late = 'Late'
export const missed = 'No response'
export const median = 'Median'

export const outcome = 'Outcome'
export const outcomeMeans =
  'Enquiries received in this period, by their status today. Merged enquiries count once.'
export const all = 'All'
export const flows: Record<Pipeline, string> = {
  sales: 'Sales',
  cover: 'AMC and extended warranty',
  workshop: 'Service bookings',
  contact: 'Messages',
  none: 'Opt-ins',
}
/** Service bookings and contact messages have no lost reasons. */
export const whyLost: Record<Pipeline, string> = {
  sales: 'Why sales were lost',
  cover: 'Why contracts were lost',
  workshop: '',
  contact: '',
  none: '',
}
export const nothing = 'No enquiries were received in this period.'

export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`

export const count = (number: number) => number.toLocaleString('en-IN')

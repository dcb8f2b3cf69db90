import type { Flow } from '#app/platform/permissions/flow.ts'
import type { Preset } from './period.ts'

/** What the owner reads of how soon people are answered. */

export const figures = 'Figures'
export const pageTitle = 'Figures · Admin Portal'

export const period = 'Period'
export const presets: Record<Preset, string> = {
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
export const waitingOf = 'enquiries are open'
export const answeredInTime = 'Called by the promised hour'
export const ofPromised = (inTime: number, promised: number) => `${inTime} of ${promised}`
export const medianUntilCall = 'Median until the first call'
export const inWorkingTime = 'in opening hours'
export const nobodyToCall = 'nobody was to be called'

export const howSoon = 'How soon we answer'
export const howSoonMeans =
  'Everybody who was promised a call and wrote in this period. Late: the first call came after the promised hour. Not called: the hour is past. The share is what was called in time. Time counts only while the shop is open.'
export const byPerson = 'By person'
export const byPersonMeans =
  'A call counts for the person who made it. An enquiry that was not called counts for the person who had it at the promised hour.'
export const byKind = 'By kind'
export const byWeek = 'By week'
export const unassigned = 'Unassigned'
export const weekFrom = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
export const inTime = 'In time'
export const share = 'Share'
export const late = 'Late'
export const missed = 'Not called'
export const median = 'Median'

export const outcome = 'What became of them'
export const outcomeMeans =
  'Enquiries received in this period, by their state today. Two that were joined at the desk count once.'
export const all = 'All'
export const sources = 'Where they came from'
export const sourcesMean =
  'The same enquiries by source. Sales, contracts and service bookings are counted apart.'
export const flows: Record<Flow, string> = {
  sales: 'Sales',
  cover: 'AMC and extended warranty',
  workshop: 'Service bookings',
  contact: 'Messages',
  none: 'Opt-ins',
}
export const source = 'Source'
export const direct = 'Directly'
export const otherSources = 'Others, or not known'
const open = 'Open'
const other = 'Erased or earlier'
/** How each flow ends. */
export const outcomes: Record<Flow, { open: string; won: string; lost: string; other: string }> = {
  sales: { open, won: 'Won', lost: 'Lost', other },
  cover: { open, won: 'Sold', lost: 'Lost', other },
  workshop: { open, won: 'Delivered', lost: 'No-show or cancelled', other },
  contact: { open, won: 'Answered or closed', lost: '', other },
  none: { open, won: '', lost: '', other },
}
/** Service bookings and messages have no reasons. */
export const whyLost: Record<Flow, string> = {
  sales: 'Why sales were lost',
  cover: 'Why contracts were lost',
  workshop: '',
  contact: '',
  none: '',
}
export const nothing = 'Nothing came in during this period.'

export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`

export const count = (number: number) => number.toLocaleString('en-IN')

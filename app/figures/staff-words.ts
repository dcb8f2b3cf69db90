import type { Preset } from './period.ts'

/** What the owner reads of how soon people are answered. */

export const figures = 'Figures'
export const pageTitle = 'Figures · Admin Portal'

export const period = 'Period'
export const presets: Record<Preset, string> = {
  week: 'This week',
  month: 'Last 4 weeks',
  quarter: 'Last 3 months',
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
  'Of everybody who was promised an hour. Late: called, but after it. Not called: the hour is past. Time counts only while the shop is open.'
export const byPerson = 'By person'
export const byKind = 'By kind'
export const byWeek = 'By week'
export const nobody = 'Nobody has it'
export const weekFrom = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
export const inTime = 'In time'
export const share = 'Share'
export const late = 'Late'
export const missed = 'Not called'
export const median = 'Median'

export const outcome = 'What became of them'
export const outcomeMeans =
  'Where those who wrote in this period stand today. Who wrote twice, and was joined at the desk, counts once.'
export const all = 'All'
export const sources = 'Where they came from'
export const source = 'Source'
export const direct = 'Directly'
export const otherSources = 'Others, or not known'
export const open = 'Open'
export const won = 'Won'
export const lost = 'Lost'
export const whyLost = 'Why they were lost'
export const noneLost = 'None was lost in this period.'
export const nothing = 'Nothing came in during this period.'

export const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`

export const count = (number: number) => number.toLocaleString('en-IN')

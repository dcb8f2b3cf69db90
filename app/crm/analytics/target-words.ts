import { shortMonthNames } from '#app/platform/calendar/format-day.ts'
import type { TargetName } from './sales-targets.ts'

/** Texts of the targets on the page "Figures" and on the dashboard. */

export const targets = 'Targets'
export const targetsOf = (month: string) => `Targets for ${monthName(month)}`
export const names: Record<TargetName, string> = {
  sales: 'Vehicles booked or delivered',
  cover: 'AMC and extended warranty sold',
}
/** Formats `2026-11` as `Nov 2026`. */
export const monthName = (month: string) =>
  `${shortMonthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`
export const means = (month: string) =>
  `Of the enquiries received in ${monthName(month)}. An enquiry counts for the person it is assigned to now, also if the customer books later.`
export const dealership = 'Dealership'
export const of = (goal: number) => `of ${goal}`
export const howCounted = 'How these are counted'
export const progress = (count: number, goal: number) => `${count} of ${goal}`
export const none = 'No targets are set for this month.'
export const mine = (month: string) => `Your targets for ${month}`
export const change = (month: string) => `Set the targets for ${monthName(month)}`
export const fieldOf = (name: TargetName, person: string) => `${names[name]}: ${person}`
export const emptyMeans = 'Leave a field empty for no target.'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'

export const saved = 'Targets saved.'
export const saveFailed = 'The targets could not be saved. Please try again.'
export const gone = 'These targets do not exist.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Someone else'} changed the targets while you were editing. Your numbers are still here. Save again to replace theirs.`
export const isOver = 'This month is over. Its targets can no longer be changed.'
export const isTooFar = 'Targets can be set for at most a year ahead.'
export const noMonth = 'Enter the month as year and month, like 2026-11.'
export const noTarget = 'Enter a whole number from 0 to 9999.'
export const tooMany = 'Enter targets for at most 1,000 people.'

export const weeklyMail = 'Weekly email'
export const weeklyMailMeans =
  'At the first opening hour of each week the owners get an email with the figures of the week before, if email is set up. It contains no customer data.'
export const weeklyMailState = (isOn: boolean) => (isOn ? 'It is on.' : 'It is off.')
export const switchOff = 'Switch off'
export const switchOn = 'Switch on'
export const weeklyMailSaved = (isOn: boolean) =>
  isOn ? 'The weekly email is on.' : 'The weekly email is off.'
export const weeklyMailChangedMeanwhile = 'Someone else changed this setting. Please try again.'

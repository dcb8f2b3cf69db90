import type { TargetName } from './sales-targets.ts'
import { monthName, names, progress } from './target-words.ts'

/** Texts of the weekly email with figures to the owners. */

export const subject = (days: string) => `Figures of the week ${days}`
export const intro = (days: string) =>
  `Of the enquiries received in the week ${days}, by their status now:`
export const nothing = 'No enquiries were received in this week.'
export const figure = (label: string, count: number) => `${label}: ${count}`
export const kinds = (all: readonly { name: string; count: number }[]) =>
  `By type: ${all.map(({ name, count }) => `${name} ${count}`).join(', ')}`
export const targetsOf = (month: string) =>
  `Targets, of the enquiries received in ${monthName(month)}`
export const target = (name: TargetName, count: number, goal: number) =>
  `${names[name]}: ${progress(count, goal)}`
export const withoutStep = (count: number) => `Open now without a next step: ${count}`
export const reason =
  'The owners get this email once a week. You can switch it off on the page Figures.'

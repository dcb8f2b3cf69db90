import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'

/** Texts above the fields of the charges. */

export const startTitle = 'Start with the charges of a state'
export const startHint =
  'The rows are filled in as a draft, with their sources. Check those that are marked to be confirmed before you publish.'
export const startState = 'State'
export const start = (state: string) => `Start with ${state}`
export const noTable = (state: string) => `${state}: no rates found`
export const replaceQuestion = (state: string, rows: number) => ({
  title: `Replace the draft with the charges of ${state}?`,
  details: `The draft has ${rows} rows. The published charges stay as they are until you publish.`,
})
export const started = (state: string) => `The draft has the charges of ${state}.`

export const effects = 'Effect on prices'
export const effectsHint = 'On-road prices of all vehicles, as published and with this draft'
export const day = 'Prices on'
export const today = 'Today'
export const otherDay = 'Another day'
export const loading = 'Computing …'
export const reload = 'Try again'
export const incomplete =
  'The draft is incomplete. Fill in the missing fields to see its effect. These are the published charges.'
export const noVehicles = 'No vehicle on sale has a price.'
export const changed = (count: number, all: number) =>
  count === 0
    ? `No price changes: ${all} vehicles cost the same.`
    : `${count} of ${all} vehicles change their price.`
export const unchanged = (count: number) =>
  count === 1 ? 'One vehicle without a change' : `${count} vehicles without a change`
export const more = (count: number) => `${count} more vehicles are not listed.`
export const vehicle = 'Vehicle'
export const exShowroom = 'Ex-showroom'
export const before = 'Published'
export const after = 'Draft'
export const difference = 'Difference'
export const noPrice = 'none'
export const signed = (rupees: number) =>
  rupees === 0 ? '0' : `${rupees > 0 ? '+' : '−'}${formatRupees(Math.abs(rupees))}`
export const unknownCharges = (names: readonly string[]) => `Not known: ${names.join(', ')}`

export const nearLimit = 'Near a limit'
export const costsMore = (limit: number, extra: number) =>
  `₹1 more than ${formatRupees(limit)} costs ${formatRupees(extra)} more`
export const endsSoon = 'Ends within 60 days'
export const ends = (name: string, until: string, hasSuccessor: boolean) =>
  hasSuccessor
    ? `${name} ends on ${formatDay(until)}. A row follows it.`
    : `${name} ends on ${formatDay(until)}, and no row follows it.`
export const falls = 'Dearer vehicles that cost less'
export const costsLess = (label: string, limit: number, less: number) =>
  `${label}: above ${formatRupees(limit)}, a vehicle costs ${formatRupees(less)} less on the road.`
export const download = 'Download the published charges (CSV)'
export const oldestCheck = (name: string, checkedOn: string) =>
  `Oldest check: ${name}, on ${formatDay(checkedOn)}.`

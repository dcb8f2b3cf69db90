import * as v from 'valibot'
import { dayOr } from '#app/platform/calendar/day-or.ts'
import * as words from './staff-words.ts'

const facts = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))

/** One line of the audit as it is shown. */
export const shownChange = v.object({
  id: v.number(),
  who: v.string(),
  action: v.string(),
  subject: v.string(),
  label: v.string(),
  before: facts,
  after: facts,
  created_date: v.string(),
  created_time: v.string(),
})

export type ShownChange = v.InferOutput<typeof shownChange>

/** A fact's value as the staff read it, a dash where there was none. */
export function writtenValue(value: ShownChange['after'][string] | undefined): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'boolean' ? (value ? words.yes : words.no) : dayOr(String(value))
}

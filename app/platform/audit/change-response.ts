import * as v from 'valibot'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import * as words from './staff-words.ts'

const auditedValuesSchema = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.boolean()])),
)

/** One line of the audit as it is shown. */
export const changeResponse = v.object({
  id: v.number(),
  who: v.string(),
  action: v.string(),
  subject: v.string(),
  label: v.string(),
  before: auditedValuesSchema,
  after: auditedValuesSchema,
  created_date: v.string(),
  created_time: v.string(),
})

export type ChangeResponse = v.InferOutput<typeof changeResponse>

/** The stored action as staff read it. */
export function shownAction(action: string): string {
  return textOf(words.shownActions, action)
}

/** The author as staff read it: the user ID of an account, or who else caused a security event. */
export function shownAuthor({ who, subject }: Pick<ChangeResponse, 'who' | 'subject'>): string {
  return subject === 'security' ? textOf(words.shownAuthors, who) : who
}

/** A fact's value as the staff read it, a dash where there was none. */
export function formatAuditedValue(value: ChangeResponse['after'][string] | undefined): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'boolean' ? (value ? words.yes : words.no) : formatIfDay(String(value))
}

function textOf(texts: Readonly<Record<string, string>>, stored: string): string {
  return (Object.hasOwn(texts, stored) ? texts[stored] : undefined) ?? stored
}

import * as v from 'valibot'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import * as words from './staff-words.ts'

const auditedValuesSchema = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.boolean()])),
)

/** One entry of the audit log as the portal shows it. */
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

/** Returns the text that the portal shows for a stored action. */
export function shownAction(action: string): string {
  return textOf(words.shownActions, action)
}

/**
 * Returns the author that the portal shows: the account's user ID, or a text for a security event
 * without an account.
 */
export function shownAuthor({ who, subject }: Pick<ChangeResponse, 'who' | 'subject'>): string {
  return subject === 'security' ? textOf(words.shownAuthors, who) : who
}

/** Formats an audited value for the portal: a dash if it is missing, yes or no for a boolean. */
export function formatAuditedValue(value: ChangeResponse['after'][string] | undefined): string {
  if (value === undefined || value === null || value === '') return '–'
  return typeof value === 'boolean' ? (value ? words.yes : words.no) : formatIfDay(String(value))
}

function textOf(texts: Readonly<Record<string, string>>, stored: string): string {
  return (Object.hasOwn(texts, stored) ? texts[stored] : undefined) ?? stored
}

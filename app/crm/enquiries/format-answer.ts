import type { Field } from '#app/platform/forms/field-definitions.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import * as words from './format-answer-words.ts'

/** An answer as the staff read it: rupees with their sign and grouping, everything else as `formatCell`. */
export function formatAnswer({ isMoney }: Pick<Field, 'isMoney'>, value: unknown): string {
  return isMoney && typeof value === 'number' ? formatRupeesExact(value) : formatCell(value)
}

/** What a cell holds: the value as text, a dash for what is missing or was not asked then. */
export function formatCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return String(value)
}

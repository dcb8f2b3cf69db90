import type { Field } from '#app/platform/forms/field-definitions.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import * as words from './format-answer-words.ts'

/**
 * Formats an answer for staff. Money gets a rupee sign and digit grouping; other values are
 * formatted with `formatCell`.
 */
export function formatAnswer({ isMoney }: Pick<Field, 'isMoney'>, value: unknown): string {
  return isMoney && typeof value === 'number' ? formatRupeesExact(value) : formatCell(value)
}

/** Formats a value as text. A missing value becomes a dash. */
export function formatCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return String(value)
}

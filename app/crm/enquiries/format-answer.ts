import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import type { Field } from '#app/platform/forms/field-definitions.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import * as words from './format-answer-words.ts'

type FormattedField = Partial<Pick<Field, 'isMoney' | 'isOfAppointment' | 'control' | 'options'>>

/**
 * Formats an answer for staff. Money gets a rupee sign and digit grouping, an hour becomes "10:30 AM"
 * and a purpose its label; other values are formatted with `formatCell`.
 */
export function formatAnswer(field: FormattedField, value: unknown): string {
  const { isMoney, isOfAppointment, control, options } = field
  if (isMoney && typeof value === 'number') return formatRupeesExact(value)
  if (!isOfAppointment || typeof value !== 'string' || value === '') return formatCell(value)
  if (control === 'time') return formatStaffTime(value)
  return options?.find((it) => it.value === value)?.label ?? value
}

/** Formats a value as text. A missing value becomes a dash. */
export function formatCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return String(value)
}

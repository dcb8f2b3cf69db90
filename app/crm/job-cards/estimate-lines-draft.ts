import * as v from 'valibot'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { type EstimateLine, estimateLinesSchema } from './job-card.ts'

/** A line as it is typed. */
export type TypedLine = { text: string; amount: string }

export const emptyLine: TypedLine = { text: '', amount: '' }

const typedLinesSchema = v.array(v.object({ text: v.string(), amount: v.string() }))

/** Reads the lines of a stored draft. There is always one line to type in. */
export function readTypedLines(draft: string): readonly TypedLine[] {
  const lines = parseStoredJson(typedLinesSchema, draft, [])
  return lines.length === 0 ? [emptyLine] : lines
}

/** Returns the draft of lines; '' if nothing is typed. */
export const draftOfLines = (lines: readonly TypedLine[]): string =>
  lines.every(isEmptyLine) ? '' : JSON.stringify(lines)

const isEmptyLine = ({ text, amount }: TypedLine): boolean =>
  text.trim() === '' && amount.trim() === ''

/** Sums the amounts that are numbers, in whole rupees. */
export const sumOfLines = (lines: readonly TypedLine[]): number =>
  lines.reduce((sum, { amount }) => sum + (amountOf(amount) || 0), 0)

/** Parses rupees as people type them: `1,250`, `₹ 1250`. Returns NaN for anything else. */
function amountOf(typed: string): number {
  const digits = typed.replaceAll(/[₹,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

type Checked = { lines: EstimateLine[] } | { errors: FieldErrors }

/**
 * Checks the typed lines by the rules of the server. Empty lines are left out. The errors are named
 * after the typed lines: `0.text`, `2.amount`, or '' for all lines.
 */
export function checkLines(typed: readonly TypedLine[]): Checked {
  const filled = typed.flatMap((line, at) => (isEmptyLine(line) ? [] : [{ ...line, at }]))
  const wanted = filled.map(({ text, amount }) => ({ text, amount: amountOf(amount) }))
  const checked = v.safeParse(estimateLinesSchema, wanted)
  if (checked.success) return { lines: checked.output }
  const errors: Record<string, string[]> = {}
  for (const { path, message } of checked.issues) {
    const [index, field] = path?.map(({ key }) => key) ?? []
    const at = typeof index === 'number' ? filled[index]?.at : undefined
    const name = at === undefined ? '' : `${at}.${String(field)}`
    errors[name] = [...(errors[name] ?? []), message]
  }
  return { errors }
}

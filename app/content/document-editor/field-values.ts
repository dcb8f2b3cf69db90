import { valueAt } from '#app/platform/schema/json-path.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import type { ChoiceSource, FieldChoice } from './document-sections.ts'

/** Returns the entries of a list of the document as choices. Each value is listed once. */
export function choicesFromEntries(document: unknown, from: string | ChoiceSource): FieldChoice[] {
  const { list, value, label } =
    typeof from === 'string' ? { list: from, value: 'name', label: 'name' } : from
  const found = valueAt(document, [list])
  const entries: unknown[] = Array.isArray(found) ? found : []
  const textOf = (entry: unknown, name: string) => asText(valueAt(entry, [name]))
  const labels = new Map(entries.map((entry) => [textOf(entry, value), textOf(entry, label)]))
  labels.delete('')
  return [...labels].map(([key, text]) => ({ value: key, label: text || key }))
}

/** Adds the chosen value if it is not a choice any more. */
export const withChosen = (choices: readonly FieldChoice[], chosen: string): FieldChoice[] =>
  chosen === '' || choices.some(({ value }) => value === chosen)
    ? [...choices]
    : [...choices, { value: chosen, label: chosen }]

export function asTextList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((it) => typeof it === 'string') : []
}

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Parses a typed number such as `1,45,000`. Returns the text itself if it isn't a number yet, such
 * as `1.`.
 */
export function parseTypedNumber(typed: string): unknown {
  const plain = normalizeIdentifier(typed).replaceAll(/[,\s₹]/g, '')
  if (plain === '') return undefined
  return /^\d+(\.\d*[1-9])?$/.test(plain) ? Number(plain) : typed
}

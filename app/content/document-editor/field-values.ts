import { valueAt } from '#app/platform/schema/json-path.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import type { FieldChoice } from './document-sections.ts'

/**
 * Returns the names in a list as choices. The chosen name is included even if it has left the list.
 */
export function choicesFromNames(list: unknown, chosen: string): FieldChoice[] {
  const entries: unknown[] = Array.isArray(list) ? list : []
  const names = entries.map((entry) => asText(valueAt(entry, ['name']))).filter(Boolean)
  const all = chosen === '' ? names : [...names, chosen]
  return [...new Set(all)].map((name) => ({ value: name, label: name }))
}

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

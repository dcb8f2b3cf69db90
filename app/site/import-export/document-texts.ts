import { createHash } from 'node:crypto'

type JsonObject = Record<string, unknown>

/** Returns a copy of the value in which every text is replaced by the result of `of`. */
export function mapTexts(value: unknown, of: (text: string) => string): unknown {
  if (typeof value === 'string') return of(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, of))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, of)]))
}

/** Returns every text in the value, at any depth. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  return isJsonObject(value) ? Object.values(value).flatMap(listTexts) : []
}

/**
 * Returns a hash of the value. Equal values have the same hash, regardless of the order of their
 * fields.
 */
export function canonicalJson(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(value)))
    .digest('hex')
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sortKeys(one)]),
  )
}

/** Maximum nesting depth and number of values of a document. */
export type DocumentExtent = { depth: number; values: number }

/**
 * Returns the limit that a document exceeds. Unlike the readers that it protects, this function is
 * not recursive.
 */
export function findExceededExtent(
  document: unknown,
  most: DocumentExtent,
): 'depth' | 'values' | undefined {
  const waiting = [{ value: document, depth: 0 }]
  let values = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth === most.depth) return 'depth'
    for (const one of Object.values(value)) {
      values++
      if (values > most.values) return 'values'
      waiting.push({ value: one, depth: depth + 1 })
    }
  }
  return undefined
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { createHash } from 'node:crypto'

type JsonObject = Record<string, unknown>

/** The value with every text in it replaced by what `of` makes of it. */
export function mapTexts(value: unknown, of: (text: string) => string): unknown {
  if (typeof value === 'string') return of(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, of))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, of)]))
}

/** Every text in it, wherever it stands. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  return isJsonObject(value) ? Object.values(value).flatMap(listTexts) : []
}

/** The same for two that say the same, in whatever order their fields stand. */
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

/** How deep a document may be nested, and how many values it may hold. */
export type DocumentExtent = { depth: number; values: number }

/** In which way a document is beyond an extent. Its readers recurse and keep a message for each value, this does not. */
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

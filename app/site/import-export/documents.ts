import { createHash } from 'node:crypto'

type Group = Record<string, unknown>

/** The value with every text in it replaced by what `of` makes of it. */
export function withTexts(value: unknown, of: (text: string) => string): unknown {
  if (typeof value === 'string') return of(value)
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, of))
  if (!isGroup(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withTexts(one, of)]))
}

/** Every text in it, wherever it stands. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  return isGroup(value) ? Object.values(value).flatMap(textsOf) : []
}

/** The same for two that say the same, in whatever order their fields stand. */
export function printOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isGroup(value)) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]),
  )
}

/** How deep a document may be nested, and how many values it may hold. */
export type Extent = { depth: number; values: number }

/** In which way a document is beyond an extent. Its readers recurse and keep a message for each value, this does not. */
export function beyondExtent(document: unknown, most: Extent): 'depth' | 'values' | undefined {
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

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

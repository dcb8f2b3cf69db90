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

/** How deep it is nested: what walks down it must not run out of stack. */
export function depthOf(value: unknown, most: number): number {
  if (most === 0 || typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map((one) => depthOf(one, most - 1)))
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

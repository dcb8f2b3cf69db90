import { createHash } from 'node:crypto'

/** Returns a short hash of a document. The order of object keys makes no difference. */
export function documentFingerprint(document: unknown): string {
  const text = JSON.stringify(document, (_, value: unknown) => sortKeys(value)) ?? ''
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue | undefined }

/**
 * Returns the only text of a value: keys in the order of their UTF-16 units, no spaces, no missing
 * values. The same value therefore always has the same signature (compare RFC 8785).
 */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map((it: JsonValue) => canonicalJson(it)).join(',')}]`
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new TypeError('JSON has no such number')
    return JSON.stringify(value)
  }
  const entries = Object.entries(value).flatMap(([key, part]) =>
    part === undefined ? [] : [[key, part] as const],
  )
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`)
    .join(',')}}`
}

/** Where something stands in a JSON value: `['colours', 0, 'slug']`. */
export type JsonPath = readonly (string | number)[]

export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return typeof name === 'number' ? at[name] : undefined
    return isGroup(at) ? at[name] : undefined
  }, value)
}

/**
 * The same value with something else at the path; the original stays as it is. Undefined takes a
 * field away, and a group that is left with none; a list's entries stay.
 */
export function withValueAt(value: unknown, path: JsonPath, next: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return next
  if (typeof first === 'number') {
    const list: unknown[] = Array.isArray(value) ? [...value] : []
    list[first] = withValueAt(list[first], rest, next) ?? {}
    return list
  }
  const { [first]: old, ...others } = isGroup(value) ? value : {}
  const changed = withValueAt(old, rest, next)
  if (changed === undefined) return Object.keys(others).length > 0 ? others : undefined
  // A field that was there keeps its place.
  return isGroup(value) ? { ...value, [first]: changed } : { [first]: changed }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

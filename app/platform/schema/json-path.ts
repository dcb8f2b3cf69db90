/** Path of a value within JSON: `['colours', 0, 'slug']`. */
export type JsonPath = readonly (string | number)[]

export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return typeof name === 'number' ? at[name] : undefined
    return isGroup(at) ? at[name] : undefined
  }, value)
}

/**
 * Returns a copy of the value with `next` at the path. If `next` is undefined, the field is
 * removed, and so is a group that has no other fields. List entries are not removed.
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
  // An existing field keeps its position.
  return isGroup(value) ? { ...value, [first]: changed } : { [first]: changed }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

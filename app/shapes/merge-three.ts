/** Where two changed the same thing: its path, and what the other one wrote there. */
export type Clash = { path: string; theirs: unknown }

/**
 * What becomes of a document that two people changed from the same `base`: the changes of both, and
 * `mine` where both changed one thing. Groups are merged field by field, lists are one thing each.
 */
export function mergeThree(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path = '',
): { merged: unknown; clashes: Clash[] } {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { merged: mine, clashes: [] }
  if (isSame(base, mine)) return { merged: theirs, clashes: [] }
  if (!isGroup(mine) || !isGroup(theirs)) return { merged: mine, clashes: [{ path, theirs }] }
  const from = isGroup(base) ? base : {}
  const clashes: Clash[] = []
  const merged: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const below = path === '' ? name : `${path}.${name}`
    const part = mergeThree(from[name], mine[name], theirs[name], below)
    clashes.push(...part.clashes)
    if (part.merged !== undefined) merged[name] = part.merged
  }
  return { merged, clashes }
}

/** Both come from JSON; the order of a group's fields says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((it, index) => isSame(it, other[index]))
  if (!isGroup(one) || !isGroup(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame(one[name], other[name]))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

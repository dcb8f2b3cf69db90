/** A value that both sides changed: the path, and the other side's value. */
export type MergeConflict = { path: string; theirs: unknown }

type MergeResult = { merged: unknown; clashes: MergeConflict[] }

/**
 * Merges two changed versions of the document `base`. The result has the changes of both, and the
 * value of `mine` where the changes conflict. Groups are merged by field, and lists by entry if the
 * entries have a name or number. Any other list is one value.
 */
export function threeWayMerge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  path = '',
): MergeResult {
  if (isJsonEqual(mine, theirs) || isJsonEqual(base, theirs)) return { merged: mine, clashes: [] }
  if (isJsonEqual(base, mine)) return { merged: theirs, clashes: [] }
  const [was, own, other] = [entriesOf(base), entriesOf(mine, 'own'), entriesOf(theirs, 'their')]
  if (was && own && other) return mergeEntries(was, own, other, path)
  if (!isGroup(mine) || !isGroup(theirs)) return { merged: mine, clashes: [{ path, theirs }] }
  const from = isGroup(base) ? base : {}
  const clashes: MergeConflict[] = []
  const merged: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const part = threeWayMerge(from[name], mine[name], theirs[name], below(path, name))
    for (const clash of part.clashes) clashes.push(clash)
    if (part.merged !== undefined) merged[name] = part.merged
  }
  return { merged, clashes }
}

type Entries = Map<string, unknown>

/**
 * Uses the order of `mine` if `mine` changed the order, otherwise the order of `theirs`. An entry
 * that only the other side has is placed after the entry that it follows on that side.
 */
function mergeEntries(base: Entries, mine: Entries, theirs: Entries, path: string): MergeResult {
  const clashes: MergeConflict[] = []
  const merged: Entries = new Map()
  const isMoved = orderOf(mine, base) !== orderOf(base, mine)
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  for (const name of mergedOrder([...first.keys()], [...second.keys()])) {
    const [was, own, other] = [base.get(name), mine.get(name), theirs.get(name)]
    // A deletion wins if the other side did not change the entry, or if `mine` deleted it.
    if (own === undefined && was !== undefined) continue
    if (other === undefined && was !== undefined && isJsonEqual(was, own)) continue
    const part = threeWayMerge(was, own ?? other, other ?? own, below(path, name))
    for (const clash of part.clashes) clashes.push(clash)
    merged.set(name, part.merged)
  }
  return { merged: [...merged.values()], clashes }
}

/**
 * Returns all names of the first list in order. A name that only the second list has is placed
 * after the name that it follows in the second list.
 */
function mergedOrder(first: readonly string[], second: readonly string[]): string[] {
  const names = [...first]
  for (const [index, name] of second.entries()) {
    if (names.includes(name)) continue
    const before = second[index - 1]
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name)
  }
  return names
}

const orderOf = (list: Entries, other: Entries) =>
  [...list.keys()].filter((name) => other.has(name)).join('\n')

/**
 * Maps entries by name. Returns undefined if a name occurs twice. An entry without a name is new on
 * the side `whose`. In the base every entry must have a name.
 */
function entriesOf(list: unknown, whose?: string): Entries | undefined {
  if (!Array.isArray(list)) return undefined
  const entries: Entries = new Map()
  for (const [index, entry] of list.entries()) {
    const name = nameOf(entry) ?? (whose && `${whose} ${index}`)
    if (name === undefined || entries.has(name)) return undefined
    entries.set(name, entry)
  }
  return entries
}

const naming = ['id', 'name', 'heading', 'label', 'term', 'partNo', 'years']

function nameOf(entry: unknown): string | undefined {
  if (!isGroup(entry)) return undefined
  const found = naming.map((key) => entry[key]).find((it) => it !== undefined && it !== '')
  return found === undefined ? undefined : String(found)
}

const below = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)

/** Compares two JSON values; the order of a group's fields is irrelevant. */
export function isJsonEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((it, index) => isJsonEqual(it, other[index]))
  if (!isGroup(one) || !isGroup(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isJsonEqual(one[name], other[name]))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where two changed the same thing: its path, and what the other one wrote there. */
export type MergeConflict = { path: string; theirs: unknown }

type MergeResult = { merged: unknown; clashes: MergeConflict[] }

/**
 * What becomes of a document that two people changed from the same `base`: the changes of both, and
 * `mine` where both changed one thing. Groups are merged field by field, and so are the entries of a
 * list that are known by a name or a number; any other list is one thing.
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

/** In `mine`'s order where that is another than the base's, else in `theirs`; what only the other has stands where it stood. */
function mergeEntries(base: Entries, mine: Entries, theirs: Entries, path: string): MergeResult {
  const clashes: MergeConflict[] = []
  const merged: Entries = new Map()
  const isMoved = orderOf(mine, base) !== orderOf(base, mine)
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  for (const name of mergedOrder([...first.keys()], [...second.keys()])) {
    const [was, own, other] = [base.get(name), mine.get(name), theirs.get(name)]
    // Who took an entry out is followed where the other left it as it was, and where `mine` is who did.
    if (own === undefined && was !== undefined) continue
    if (other === undefined && was !== undefined && isJsonEqual(was, own)) continue
    const part = threeWayMerge(was, own ?? other, other ?? own, below(path, name))
    for (const clash of part.clashes) clashes.push(clash)
    merged.set(name, part.merged)
  }
  return { merged: [...merged.values()], clashes }
}

/** All names of the first in their order; those that only the second has stand behind whom they follow there. */
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
 * By what the entries are known; undefined where two are called alike. One without a name was added by
 * who has it, `whose` they are; in the list from which both started all must have one.
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

/** Both come from JSON; the order of a group's fields says nothing. */
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

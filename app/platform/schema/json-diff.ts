/** A difference: its path (`variants › Deluxe › difference`), and the values before and after. */
export type JsonDifference = { path: string; before?: string; after?: string }

/**
 * Maximum number of listed differences. If there are more, staff compare the documents themselves.
 */
const maxDifferences = 200

/**
 * Lists the differences between two JSON values in order, one for each changed value. List entries
 * are matched by name, so that a moved entry does not make all later entries differ.
 */
export function jsonDiff(before: unknown, after: unknown): JsonDifference[] {
  const found: JsonDifference[] = []
  walk([], before, after, found)
  return found.slice(0, maxDifferences)
}

function walk(path: string[], before: unknown, after: unknown, found: JsonDifference[]): void {
  if (Array.isArray(before) || Array.isArray(after)) return walkLists(path, before, after, found)
  if (isGroup(before) || isGroup(after)) {
    const was = isGroup(before) ? before : {}
    const is = isGroup(after) ? after : {}
    for (const name of new Set([...Object.keys(is), ...Object.keys(was)]))
      walk([...path, name], was[name], is[name], found)
    return
  }
  if (before === after) return
  found.push({
    path: path.join(' › '),
    ...(before !== undefined && { before: String(before) }),
    ...(after !== undefined && { after: String(after) }),
  })
}

function walkLists(path: string[], before: unknown, after: unknown, found: JsonDifference[]): void {
  const was = entriesByName(Array.isArray(before) ? before : [])
  const is = entriesByName(Array.isArray(after) ? after : [])
  const place = path.join(' › ')
  const kept = (list: Map<string, unknown>, other: Map<string, unknown>) =>
    [...list.keys()].filter((name) => other.has(name)).join(', ')
  if (kept(was, is) !== kept(is, was))
    found.push({ path: place, before: kept(was, is), after: kept(is, was) })
  for (const name of new Set([...is.keys(), ...was.keys()])) {
    const [old, now] = [was.get(name), is.get(name)]
    if (isGroup(old) && isGroup(now)) walk([...path, name], old, now, found)
    else if (old === undefined) found.push({ path: place, after: name })
    else if (now === undefined) found.push({ path: place, before: name })
  }
}

/** Maps entries by name. The second entry with the same name gets a number. */
function entriesByName(list: readonly unknown[]): Map<string, unknown> {
  const entries = new Map<string, unknown>()
  for (const entry of list) {
    const name = nameOf(entry)
    let free = name
    for (let nth = 2; entries.has(free); nth++) free = `${name} (${nth})`
    entries.set(free, entry)
  }
  return entries
}

const naming = ['name', 'heading', 'label', 'what', 'partNo']

function nameOf(entry: unknown): string {
  if (!isGroup(entry)) return String(entry)
  const found = naming.map((key) => entry[key]).find((it) => typeof it === 'string' && it !== '')
  return typeof found === 'string' ? found : '…'
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

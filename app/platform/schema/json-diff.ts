import { entryTitle } from './entry-title.ts'

/** A difference: its path (`variants › Deluxe › difference`), and the values before and after. */
export type JsonDifference = { path: string; before?: string; after?: string }

/**
 * Maximum number of listed differences. If there are more, staff compare the documents themselves.
 */
const maxDifferences = 200

/**
 * Lists the differences between two JSON values in order, one for each changed value. List entries
 * are matched by id or name, so that a moved entry does not make all later entries differ.
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
  const was = entriesByKey(Array.isArray(before) ? before : [])
  const is = entriesByKey(Array.isArray(after) ? after : [])
  const place = path.join(' › ')
  const kept = (list: Entries, other: Entries) => [...list.keys()].filter((key) => other.has(key))
  const namesOf = (keys: readonly string[]) => keys.map((key) => is.get(key)?.name).join(', ')
  if (kept(was, is).join() !== kept(is, was).join())
    found.push({ path: place, before: namesOf(kept(was, is)), after: namesOf(kept(is, was)) })
  for (const key of new Set([...is.keys(), ...was.keys()])) {
    const [old, now] = [was.get(key), is.get(key)]
    if (old && now) walkEntry([...path, now.name], old.entry, now.entry, found)
    else if (now) found.push({ path: place, after: now.name })
    else if (old) found.push({ path: place, before: old.name })
  }
}

/** The id of an entry says nothing to staff. */
function walkEntry(path: string[], before: unknown, after: unknown, found: JsonDifference[]): void {
  if (!isGroup(before) || !isGroup(after)) return
  const [{ id: _, ...old }, { id: __, ...now }] = [before, after]
  walk(path, old, now, found)
}

/** Entries with the names under which staff know them. */
type Entries = Map<string, { name: string; entry: unknown }>

/**
 * Maps entries by id, or by name if they have none. The second entry with the same name gets a
 * number.
 */
function entriesByKey(list: readonly unknown[]): Entries {
  const entries: Entries = new Map()
  for (const entry of list) {
    const name = nameOf(entry)
    const key = isGroup(entry) && typeof entry['id'] === 'number' ? `#${entry['id']}` : name
    let free = key
    for (let nth = 2; entries.has(free); nth++) free = `${key} (${nth})`
    entries.set(free, { name: key === name ? free : name, entry })
  }
  return entries
}

const nameOf = (entry: unknown): string =>
  isGroup(entry) ? (entryTitle(entry) ?? '…') : String(entry)

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import * as v from 'valibot'
import { safeLocalStorage } from '#app/ui/components/browser-storage.ts'

/** A form's fields as they are sent: names and values, in their order. */
export type Entries = readonly (readonly [string, string])[]

const entries = v.array(v.tuple([v.string(), v.string()]))
const draft = v.object({
  /** When it was typed, in milliseconds. */
  at: v.number(),
  /** The form before anything was typed: a field that is equal in both was not touched. */
  base: entries,
  entries,
})

export type Draft = v.InferOutput<typeof draft>

/** Customers' data may stand in a draft: a browser keeps few of them, and not for long. */
const keptFor = 3 * 24 * 3_600_000
const most = 30
const longest = 100_000

const prefix = 'draft:'
/** Drafts that storage did not take: they last as long as the page. */
const unstored = new Map<string, string>()
/** Chosen files cannot be stored: they last as long as the page, too. */
const chosen = new Map<string, readonly (readonly [string, File])[]>()
const listeners = new Set<() => void>()

export const draftKey = (owner: string, place: string) =>
  `${prefix}${encodeURIComponent(owner)}:${place}`

/** Undefined where there is none, or it is too old. */
export function readDraft(key: string, now = Date.now()): Draft | undefined {
  const found = parsed(unstored.get(key) ?? safeLocalStorage.get(key))
  if (!found) return undefined
  const age = now - found.at
  // A clock that was set back must not keep it for longer.
  return age > -60_000 && age < keptFor ? found : undefined
}

export function chosenFiles(key: string): readonly (readonly [string, File])[] {
  return chosen.get(key) ?? []
}

export function keepDraft(
  key: string,
  typed: { base: Entries; entries: Entries; files?: readonly (readonly [string, File])[] },
  now = Date.now(),
): void {
  const { base, entries: held, files = [] } = typed
  const json = JSON.stringify({ at: now, base, entries: held })
  const isNew = safeLocalStorage.get(key) === undefined
  if (json.length <= longest && safeLocalStorage.set(key, json)) unstored.delete(key)
  else {
    safeLocalStorage.remove(key)
    unstored.set(key, json)
  }
  if (files.length > 0) chosen.set(key, files)
  else chosen.delete(key)
  if (isNew) dropOldest(now)
  tell()
}

export function dropDraft(key: string): void {
  safeLocalStorage.remove(key)
  unstored.delete(key)
  chosen.delete(key)
  tell()
}

/** True if closing the page would lose the text. */
export function isOnlyInPage(key: string): boolean {
  return unstored.has(key) || chosen.has(key)
}

/** How many drafts of this account the browser keeps. */
export function countDrafts(owner: string): number {
  return new Set([...storedKeys(), ...unstored.keys()].filter(isOf(owner))).size
}

/** For the next person at this browser: drafts of any other account go, and those that are too old. */
export function forgetDraftsOfOthers(owner: string, now = Date.now()): void {
  const isOwn = isOf(owner)
  for (const key of [...storedKeys(), ...unstored.keys()])
    if (!isOwn(key) || !readDraft(key, now)) dropDraft(key)
}

export function forgetDrafts(): void {
  for (const key of [...storedKeys(), ...unstored.keys(), ...chosen.keys()]) dropDraft(key)
}

export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function tell() {
  for (const listener of listeners) listener()
}

const isOf = (owner: string) => (key: string) => key.startsWith(draftKey(owner, ''))

const storedKeys = () => safeLocalStorage.keys().filter((key) => key.startsWith(prefix))

function dropOldest(now: number) {
  const all = storedKeys().map((key) => ({ key, at: readDraft(key, now)?.at ?? 0 }))
  all.sort((one, other) => other.at - one.at)
  for (const { key, at } of all) if (at === 0) dropDraft(key)
  for (const { key } of all.slice(most)) dropDraft(key)
}

function parsed(json: string | undefined): Draft | undefined {
  if (json === undefined) return undefined
  try {
    const found = v.safeParse(draft, JSON.parse(json))
    return found.success ? found.output : undefined
  } catch {
    return undefined
  }
}

import * as v from 'valibot'
import { safeLocalStorage } from '#app/ui/components/browser-storage.ts'
import { randomKey } from '#app/ui/components/random-key.ts'

/** Names and values of a form's fields as they are sent, in their order. */
export type FormEntries = readonly (readonly [string, string])[]

const entries = v.array(v.tuple([v.string(), v.string()]))
const draft = v.object({
  /** Time of the last input, in milliseconds. */
  at: v.number(),
  /** The form before any input. A field that is equal in both was not changed. */
  base: entries,
  entries,
  /** Idempotency key of requests that send this draft. Earlier versions stored none. */
  key: v.optional(v.string()),
})

export type BrowserDraft = v.InferOutput<typeof draft>

/**
 * Limits of drafts in a browser, because they may contain customers' data. Age in milliseconds,
 * length in characters.
 */
const maxDraftAge = 3 * 24 * 3_600_000
const maxDrafts = 30
const maxDraftLength = 100_000

const prefix = 'draft:'
/** Drafts that could not be stored. They last until the page closes. */
const unstored = new Map<string, string>()
/** Chosen files cannot be stored. They also last until the page closes. */
const chosenFilesByKey = new Map<string, readonly (readonly [string, File])[]>()
const listeners = new Set<() => void>()

export const browserDraftKey = (owner: string, place: string) =>
  `${prefix}${encodeURIComponent(owner)}:${place}`

/** Reads a draft. Returns `undefined` if there is none or it is too old. */
export function readBrowserDraft(key: string, now = Date.now()): BrowserDraft | undefined {
  const found = parseDraft(unstored.get(key) ?? safeLocalStorage.get(key))
  if (!found) return undefined
  const age = now - found.at
  // A clock that was set back must not extend a draft's life.
  return age > -60_000 && age < maxDraftAge ? found : undefined
}

export function chosenFilesOfDraft(key: string): readonly (readonly [string, File])[] {
  return chosenFilesByKey.get(key) ?? []
}

export function saveBrowserDraft(
  key: string,
  typed: { base: FormEntries; entries: FormEntries; files?: readonly (readonly [string, File])[] },
  now = Date.now(),
): void {
  const { base, entries: held, files = [] } = typed
  const sentAs = readBrowserDraft(key, now)?.key ?? randomKey()
  const json = JSON.stringify({ at: now, base, entries: held, key: sentAs })
  const isNew = safeLocalStorage.get(key) === undefined
  if (json.length <= maxDraftLength && safeLocalStorage.set(key, json)) unstored.delete(key)
  else {
    safeLocalStorage.remove(key)
    unstored.set(key, json)
  }
  if (files.length > 0) chosenFilesByKey.set(key, files)
  else chosenFilesByKey.delete(key)
  if (isNew) deleteOldestDrafts(now)
  notifyListeners()
}

export function deleteBrowserDraft(key: string): void {
  safeLocalStorage.remove(key)
  unstored.delete(key)
  chosenFilesByKey.delete(key)
  notifyListeners()
}

/** Returns `true` if closing the page would lose the text. */
export function isDraftUnstored(key: string): boolean {
  return unstored.has(key) || chosenFilesByKey.has(key)
}

/** Returns the number of an account's drafts in this browser. */
export function countBrowserDrafts(owner: string): number {
  return new Set([...storedKeys(), ...unstored.keys()].filter(belongsToOwner(owner))).size
}

/** Deletes expired drafts and those of other accounts, for the next person at this browser. */
export function deleteBrowserDraftsOfOthers(owner: string, now = Date.now()): void {
  const isOwn = belongsToOwner(owner)
  for (const key of [...storedKeys(), ...unstored.keys()])
    if (!isOwn(key) || !readBrowserDraft(key, now)) deleteBrowserDraft(key)
}

export function deleteAllBrowserDrafts(): void {
  for (const key of [...storedKeys(), ...unstored.keys(), ...chosenFilesByKey.keys()])
    deleteBrowserDraft(key)
}

export function onDraftsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

const belongsToOwner = (owner: string) => (key: string) =>
  key.startsWith(browserDraftKey(owner, ''))

const storedKeys = () => safeLocalStorage.keys().filter((key) => key.startsWith(prefix))

function deleteOldestDrafts(now: number) {
  const all = storedKeys().map((key) => ({ key, at: readBrowserDraft(key, now)?.at ?? 0 }))
  all.sort((one, other) => other.at - one.at)
  for (const { key, at } of all) if (at === 0) deleteBrowserDraft(key)
  for (const { key } of all.slice(maxDrafts)) deleteBrowserDraft(key)
}

function parseDraft(json: string | undefined): BrowserDraft | undefined {
  if (json === undefined) return undefined
  try {
    const found = v.safeParse(draft, JSON.parse(json))
    return found.success ? found.output : undefined
  } catch {
    return undefined
  }
}

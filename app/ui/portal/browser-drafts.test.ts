import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  browserDraftKey,
  countBrowserDrafts,
  deleteAllBrowserDrafts,
  deleteBrowserDraft,
  deleteBrowserDraftsOfOthers,
  isDraftUnstored,
  readBrowserDraft,
  saveBrowserDraft,
} from './browser-drafts.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-26T10:00:00Z')
const typed = (text: string) => ({ base: [], entries: [['text', text]] as const })
const textOf = (key: string, at = now) => readBrowserDraft(key, at)?.entries[0]?.[1]
const note = browserDraftKey('meera', 'note TR-1')

/**
 * Storage whose values are own properties, as in a browser. `room` is the maximum length of a value
 * in characters.
 */
function fakeStorage(room = Number.POSITIVE_INFINITY) {
  const methods = {
    getItem(key: string) {
      return Object.hasOwn(this, key) ? Reflect.get(this, key) : null
    },
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('no room', 'QuotaExceededError')
      Reflect.set(this, key, value)
    },
    removeItem(key: string) {
      Reflect.deleteProperty(this, key)
    },
    clear() {
      for (const key of Object.keys(this)) Reflect.deleteProperty(this, key)
    },
  }
  return Object.create(methods)
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => {
  deleteAllBrowserDrafts()
  vi.unstubAllGlobals()
})

it('stores a draft until the draft is deleted', () => {
  saveBrowserDraft(note, typed('Wants red'), now)
  expect(textOf(note)).toBe('Wants red')
  expect(isDraftUnstored(note)).toBe(false)
  deleteBrowserDraft(note)
  expect(textOf(note)).toBeUndefined()
})

it('drops a draft after three days, or if the clock was set back', () => {
  saveBrowserDraft(note, typed('Wants red'), now)
  expect(textOf(note, now + 71 * hour)).toBe('Wants red')
  expect(textOf(note, now + 73 * hour)).toBeUndefined()
  expect(textOf(note, now - hour)).toBeUndefined()
})

it('keeps only the thirty newest drafts', () => {
  const keys = Array.from({ length: 31 }, (_, index) => browserDraftKey('meera', `note ${index}`))
  for (const [index, key] of keys.entries()) saveBrowserDraft(key, typed('x'), now + index)
  expect(keys.filter((key) => textOf(key, now + 31) === undefined)).toEqual([keys[0]])
})

it('holds a draft in memory if the storage is full', () => {
  vi.stubGlobal('localStorage', fakeStorage(10))
  saveBrowserDraft(note, typed('A text that is longer than the room'), now)
  expect(textOf(note)).toBe('A text that is longer than the room')
  expect(isDraftUnstored(note)).toBe(true)
  expect(Object.keys(localStorage)).toEqual([])
})

it('stores no draft of more than 100,000 characters', () => {
  saveBrowserDraft(note, typed('x'.repeat(100_001)), now)
  expect(isDraftUnstored(note)).toBe(true)
  expect(Object.keys(localStorage)).toEqual([])
})

it('deletes an account’s drafts when another account logs in with the same browser', () => {
  const other = browserDraftKey('ravi', 'note TR-1')
  saveBrowserDraft(note, typed('Mine'), now)
  saveBrowserDraft(other, typed('Theirs'), now)
  expect(countBrowserDrafts('meera')).toBe(1)
  deleteBrowserDraftsOfOthers('ravi', now)
  expect([textOf(note), textOf(other)]).toEqual([undefined, 'Theirs'])
})

it('distinguishes accounts whose user IDs begin alike', () => {
  saveBrowserDraft(browserDraftKey('meera2', 'note TR-1'), typed('Theirs'), now)
  expect(countBrowserDrafts('meera')).toBe(0)
})

it('reads nothing from a broken draft', () => {
  localStorage.setItem(note, '{"at":')
  expect(textOf(note)).toBeUndefined()
})

it('deletes all drafts at logout', () => {
  saveBrowserDraft(note, typed('Mine'), now)
  deleteAllBrowserDrafts()
  expect(Object.keys(localStorage)).toEqual([])
})

it('a draft keeps its idempotency key until it is deleted', () => {
  const keyOf = () => readBrowserDraft(note, now)?.key
  saveBrowserDraft(note, typed('Wants'), now)
  const key = keyOf()
  expect(key).toBeTruthy()
  saveBrowserDraft(note, typed('Wants red'), now)
  expect(keyOf()).toBe(key)
  deleteBrowserDraft(note)
  saveBrowserDraft(note, typed('Wants red'), now)
  expect(keyOf()).toBeTruthy()
  expect(keyOf()).not.toBe(key)
})

import { afterEach, expect, it, vi } from 'vitest'
import {
  readCookies,
  safeLocalStorage,
  safeSessionStorage,
  writeCookie,
} from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const blocked = {
  get(): never {
    throw new DOMException('Access is denied', 'SecurityError')
  },
}

/** Simulates blocked site data, where reading the global throws. */
function block(name: 'localStorage' | 'sessionStorage') {
  vi.stubGlobal(name, undefined)
  Object.defineProperty(globalThis, name, { ...blocked, configurable: true })
}

const stores = [
  ['localStorage', safeLocalStorage],
  ['sessionStorage', safeSessionStorage],
] as const

it.each(stores)('stores, reads and removes a value in %s', (name, store) => {
  const kept = new Map<string, string>()
  vi.stubGlobal(name, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  })
  expect(store.set('a', '1')).toBe(true)
  expect(store.get('a')).toBe('1')
  store.remove('a')
  expect(store.get('a')).toBeUndefined()
  store.set('b', '2')
  store.clear()
  expect(store.get('b')).toBeUndefined()
})

it.each(stores)('returns no value and throws no error if %s is blocked', (name, store) => {
  block(name)
  expect(store.set('a', '1')).toBe(false)
  expect(store.get('a')).toBeUndefined()
  expect(() => store.remove('a')).not.toThrow()
  expect(() => store.clear()).not.toThrow()
})

it.each(stores)('returns no value and throws no error if %s is null', (name, store) => {
  vi.stubGlobal(name, null)
  expect(store.set('a', '1')).toBe(false)
  expect(store.get('a')).toBeUndefined()
})

it.each(stores)('returns false if %s is full', (name, store) => {
  vi.stubGlobal(name, {
    setItem() {
      throw new DOMException('No room', 'QuotaExceededError')
    },
  })
  expect(store.set('a', '1')).toBe(false)
})

it('reads and writes no cookies if the document blocks them', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', blocked))
  expect(readCookies()).toBe('')
  expect(() => writeCookie('a=1')).not.toThrow()
})

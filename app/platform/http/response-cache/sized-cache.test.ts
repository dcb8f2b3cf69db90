import { expect, test } from 'vitest'
import { sizedCache } from './sized-cache.server.ts'

const heldKeys = (cache: ReturnType<typeof sizedCache>) => [...cache.keys()].sort()

test('drops the least recently used entries above the limit', () => {
  const cache = sizedCache(100)
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, { size: 25 })
  cache.get('a')
  cache.set('e', { size: 25 })
  expect(heldKeys(cache)).toEqual(['a', 'c', 'd', 'e'])
})

test('counts a replaced entry once', () => {
  const cache = sizedCache(100)
  cache.set('home', { size: 20 })
  cache.set('home', { size: 10 })
  expect(cache.calculatedSize).toBe(10)
})

test('refuses an entry over a quarter of the limit, and keeps the other entries', () => {
  const cache = sizedCache(100)
  cache.set('home', { size: 10 })
  cache.set('atlas', { size: 26 })
  expect(heldKeys(cache)).toEqual(['home'])
})

test('accepts entries with a fractional size and with size 0', () => {
  const cache = sizedCache(100)
  cache.set('fraction', { size: 1.2 })
  cache.set('empty', { size: 0 })
  expect(heldKeys(cache)).toEqual(['empty', 'fraction'])
})

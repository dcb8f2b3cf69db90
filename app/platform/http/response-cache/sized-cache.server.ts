import { LRUCache } from 'lru-cache'

export type SizedCache<Value extends { size: number }> = LRUCache<string, Value>

/**
 * A cache of the most recently used entries, up to `most` bytes in all. An entry that is larger
 * than a quarter of `most` is refused.
 */
export function sizedCache<Value extends { size: number }>(most: number): SizedCache<Value> {
  return new LRUCache({
    maxSize: most,
    maxEntrySize: most / 4,
    // The library accepts only integers above zero.
    sizeCalculation: ({ size }) => Math.max(1, Math.ceil(size)),
  })
}

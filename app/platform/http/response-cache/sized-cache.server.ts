import { LRUCache } from 'lru-cache'

export type SizedCache<Value extends { size: number }> = LRUCache<string, Value>

/**
 * Holds the entries that were used last, up to `most` bytes in all. It does not hold an entry that is larger than a
 * quarter of that.
 */
export function sizedCache<Value extends { size: number }>(most: number): SizedCache<Value> {
  return new LRUCache({
    maxSize: most,
    maxEntrySize: most / 4,
    // The library takes whole sizes above zero alone.
    sizeCalculation: ({ size }) => Math.max(1, Math.ceil(size)),
  })
}

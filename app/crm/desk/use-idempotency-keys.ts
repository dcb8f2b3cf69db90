import { useRef } from 'react'
import { randomKey } from '#app/ui/components/random-key.ts'

/**
 * Returns an idempotency key for each intended change. A retry after a failure has the same key, so
 * the change is stored once. After success, the next change gets a new key.
 */
export function useIdempotencyKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    keyOf(intent: unknown): string {
      const meant = JSON.stringify(intent)
      const key = keys.current.get(meant) ?? randomKey()
      keys.current.set(meant, key)
      return key
    },
    arrived(intent: unknown): void {
      keys.current.delete(JSON.stringify(intent))
    },
  }
}

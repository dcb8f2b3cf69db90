import { useRef } from 'react'
import { randomKey } from '#app/ui/components/random-key.ts'

/**
 * Returns an idempotency key for each intended change. A retry after a failure uses the same key,
 * so the change is stored only once. After a success, the next change gets a new key.
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

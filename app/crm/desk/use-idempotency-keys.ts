import { useRef } from 'react'
import { randomKey } from '#app/ui/components/random-key.ts'

/**
 * A key for each thing that somebody means to do: sent again after a failure it is the same, so that what
 * did arrive the first time is not done twice; once it has arrived, the next one is another.
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

import { useRef } from 'react'

/**
 * A key for each thing that somebody means to do: sent again after a failure it is the same, so that what
 * did arrive the first time is not done twice; once it has arrived, the next one is another.
 */
export function useIntentKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    keyOf(intent: unknown): string {
      const meant = JSON.stringify(intent)
      const key = keys.current.get(meant) ?? newKey()
      keys.current.set(meant, key)
      return key
    },
    arrived(intent: unknown): void {
      keys.current.delete(JSON.stringify(intent))
    },
  }
}

/** `crypto.randomUUID` is missing where a shop opens its portal by an address of its own network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

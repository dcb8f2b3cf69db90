import { useRef } from 'react'
import { randomKey } from '#app/ui/components/random-key.ts'
import { readBrowserDraft } from '#app/ui/portal/browser-drafts.ts'

/**
 * Returns an idempotency key for each intended change. A retry after a failure uses the same key,
 * so the change is stored only once. After a success, the next change gets a new key.
 *
 * @param draftKey Draft of the form, whose key is used as long as the draft exists, also after a
 *   reload. The server must tell repeats by key and content.
 */
export function useIdempotencyKeys(draftKey = '') {
  const keys = useRef(new Map<string, string>())
  return {
    keyOf(intent: unknown): string {
      const ofDraft = draftKey && readBrowserDraft(draftKey)?.key
      if (ofDraft) return ofDraft
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

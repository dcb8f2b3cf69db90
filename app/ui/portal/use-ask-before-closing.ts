import { useEffect } from 'react'
import { isOnlyInPage } from './kept-drafts.ts'

/** Asks before the page is closed where the browser's storage did not take the draft. */
export function useAskBeforeClosing(key: string): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isOnlyInPage(key)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [key])
}

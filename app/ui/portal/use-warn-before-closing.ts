import { useEffect } from 'react'
import { isDraftUnstored } from './browser-drafts.ts'

/** Asks before the page is closed if the browser could not store the draft. */
export function useWarnBeforeClosing(key: string): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDraftUnstored(key)) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [key])
}

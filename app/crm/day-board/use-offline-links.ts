import { useEffect } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import * as words from './day-board-offline-words.ts'

/**
 * Without a network, other pages cannot open, so their links say so. Another day of the board opens
 * as a new document, which the service worker answers.
 */
export function useOfflineLinks(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.hash) return
      event.preventDefault()
      if (link.pathname === location.pathname) location.assign(link.href)
      else void showToast(words.pageNeedsNetwork, 'warning')
    }
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [isOffline])
}

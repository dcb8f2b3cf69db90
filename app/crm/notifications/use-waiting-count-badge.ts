import { useEffect } from 'react'

/**
 * Shows the number of waiting enquiries in the tab's title and on the icon of the installed app.
 * Undefined shows nothing, for a person who cannot work on enquiries.
 */
export function useWaitingCountBadge(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return
    void showAppBadge(count)
    const show = () => {
      const title = titleWithCount(document.title, count)
      if (title !== document.title) document.title = title
    }
    show()
    // The router sets the title of each page.
    const observer = new MutationObserver(show)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      document.title = titleWithCount(document.title, 0)
    }
  }, [count])
}

/** Returns a title such as "(3) Desk · Admin Portal", without a number for 0. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count === 0 ? plain : `(${count}) ${plain}`
}

async function showAppBadge(count: number) {
  try {
    if ('setAppBadge' in navigator) await navigator.setAppBadge(count)
  } catch {
    // Only an installed app has a badge.
  }
}

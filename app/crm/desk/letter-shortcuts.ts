import { readCookies, writeCookie } from '#app/ui/components/browser-storage.ts'

/** Returns `true` if a letter key would type text into this element. */
export function isTypingTarget(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
  )
}

const letterShortcutsCookie = 'deskkeys'

/**
 * Returns `true` if single-letter shortcuts are on (WCAG 2.1.4). Users who dictate text can turn
 * the shortcuts off. The setting is stored in a cookie, because a logout deletes all other browser
 * storage.
 */
export function areLetterShortcutsOn(): boolean {
  return !readCookies().includes(`${letterShortcutsCookie}=off`)
}

export function setLetterShortcuts(doThey: boolean): void {
  writeCookie(
    `${letterShortcutsCookie}=${doThey ? 'on' : 'off'}; path=/admin; max-age=31536000; samesite=lax`,
  )
}

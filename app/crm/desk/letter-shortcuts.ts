import { readCookies, writeCookie } from '#app/ui/components/browser-storage.ts'

/** Whether a letter that is pressed there is written. */
export function isTypingTarget(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null
  )
}

const letterShortcutsCookie = 'deskkeys'

/**
 * Whether single letters act (WCAG 2.1.4): who dictates or has an unsteady hand switches them off. In a
 * cookie, as the sidebar's width: what this browser stores otherwise goes with each logout.
 */
export function areLetterShortcutsOn(): boolean {
  return !readCookies().includes(`${letterShortcutsCookie}=off`)
}

export function setLetterShortcuts(doThey: boolean): void {
  writeCookie(
    `${letterShortcutsCookie}=${doThey ? 'on' : 'off'}; path=/admin; max-age=31536000; samesite=lax`,
  )
}

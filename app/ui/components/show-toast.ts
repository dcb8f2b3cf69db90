import type { TypeOptions } from 'react-toastify/unstyled'

type ToastTone = Extract<TypeOptions, 'success' | 'error' | 'info' | 'warning'>

let wakeRegion: (() => void) | undefined

/** A part of a message that links to a page of the site. */
export type ToastLink = { text: string; to: string }

/**
 * Shows a message at the top right for a few seconds, and longer if it has a link. Its code loads
 * at the first use.
 */
export async function showToast(
  message: string,
  tone: ToastTone = 'success',
  link?: ToastLink,
): Promise<void> {
  wakeRegion?.()
  const toaster = await import('react-toastify/unstyled').catch(() => undefined)
  const linked = link && (await import('./toast-list.tsx').catch(() => undefined))
  toaster?.toast(linked ? linked.withLink(message, link) : message, {
    type: tone,
    role: tone === 'error' ? 'alert' : 'status',
    ...(link && { autoClose: linkDuration }),
  })
}

/** Time in which a link can be reached, in milliseconds. */
const linkDuration = 15_000

/**
 * Registers the function that loads the toast region before the first toast. Returns a function
 * that unregisters it.
 */
export function onFirstToast(wake: () => void): () => void {
  wakeRegion = wake
  return () => {
    if (wakeRegion === wake) wakeRegion = undefined
  }
}

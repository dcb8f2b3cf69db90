import type { ReactNode } from 'react'
import type { TypeOptions } from 'react-toastify/unstyled'

type ToastTone = Extract<TypeOptions, 'success' | 'error' | 'info' | 'warning'>

let wakeRegion: (() => void) | undefined

/** Shows a message at the top right for a few seconds. Its code loads at the first use. */
export async function showToast(message: ReactNode, tone: ToastTone = 'success'): Promise<void> {
  wakeRegion?.()
  const toaster = await import('react-toastify/unstyled').catch(() => undefined)
  toaster?.toast(message, { type: tone, role: tone === 'error' ? 'alert' : 'status' })
}

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

import type { TypeOptions } from 'react-toastify/unstyled'

type ToastTone = Extract<TypeOptions, 'success' | 'error' | 'info' | 'warning'>

let wakeRegion: (() => void) | undefined

/** Says what happened, at the top right, for as long as the region lets it. Comes with its code when first needed. */
export async function showToast(message: string, tone: ToastTone = 'success'): Promise<void> {
  wakeRegion?.()
  const toaster = await import('react-toastify/unstyled').catch(() => undefined)
  toaster?.toast(message, { type: tone, role: tone === 'error' ? 'alert' : 'status' })
}

/** For the region alone: what to call when the first toast comes. */
export function onFirstToast(wake: () => void): () => void {
  wakeRegion = wake
  return () => {
    if (wakeRegion === wake) wakeRegion = undefined
  }
}

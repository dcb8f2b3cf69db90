import { safeLocalStorage } from '#app/ui/components/browser-storage.ts'

export type PreviewWidth = 'phone' | 'desk'

const storageKey = 'preview-beside'

/**
 * Returns the width of the preview that this browser last showed beside the fields; undefined if it
 * showed none.
 */
export function findRememberedPreviewWidth(): PreviewWidth | undefined {
  const kept = safeLocalStorage.get(storageKey)
  return kept === 'phone' || kept === 'desk' ? kept : undefined
}

export function rememberPreviewWidth(width: PreviewWidth | undefined): void {
  safeLocalStorage.set(storageKey, width ?? '')
}

/** Returns `true` if the viewport has room for the preview beside the fields. */
export const isWideScreen = () => matchMedia('(min-width: 80rem)').matches

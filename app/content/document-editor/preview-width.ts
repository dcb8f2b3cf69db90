import { safeLocalStorage } from '#app/ui/components/browser-storage.ts'

export type PreviewWidth = 'phone' | 'desk'

const storageKey = 'preview-beside'

/** Whether this browser had the preview beside the fields, and how wide. */
export function findRememberedPreviewWidth(): PreviewWidth | undefined {
  const kept = safeLocalStorage.get(storageKey)
  return kept === 'phone' || kept === 'desk' ? kept : undefined
}

export function rememberPreviewWidth(width: PreviewWidth | undefined): void {
  safeLocalStorage.set(storageKey, width ?? '')
}

/** Whether there is room for the page beside the fields. */
export const isWideScreen = () => matchMedia('(min-width: 80rem)').matches

import { safeLocalStorage } from '#app/ui/components/browser-storage.ts'

export type PreviewWidth = 'phone' | 'desk'

const place = 'preview-beside'

/** Whether this browser had the preview beside the fields, and how wide. */
export function rememberedWidth(): PreviewWidth | undefined {
  const kept = safeLocalStorage.get(place)
  return kept === 'phone' || kept === 'desk' ? kept : undefined
}

export function rememberWidth(width: PreviewWidth | undefined): void {
  safeLocalStorage.set(place, width ?? '')
}

/** Whether there is room for the page beside the fields. */
export const hasRoomBeside = () => matchMedia('(min-width: 80rem)').matches

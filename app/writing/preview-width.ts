export type PreviewWidth = 'phone' | 'desk'

const place = 'preview-beside'

/** Whether this browser had the preview beside the fields, and how wide. */
export function rememberedWidth(): PreviewWidth | undefined {
  try {
    const kept = localStorage.getItem(place)
    return kept === 'phone' || kept === 'desk' ? kept : undefined
  } catch {
    return undefined
  }
}

export function rememberWidth(width: PreviewWidth | undefined): void {
  try {
    localStorage.setItem(place, width ?? '')
  } catch {
    // Storage may be full or forbidden: then it opens without.
  }
}

/** Whether there is room for the page beside the fields. */
export const hasRoomBeside = () => matchMedia('(min-width: 80rem)').matches

import { useEffect, useState } from 'react'
import {
  findRememberedPreviewWidth,
  isWideScreen,
  type PreviewWidth,
  rememberPreviewWidth,
} from './preview-width.ts'

/**
 * Returns the width of the preview beside the fields, as this browser remembers it, and a setter.
 */
export function useSplitPreview(isAllowed: boolean) {
  const [beside, setBeside] = useState<PreviewWidth>()
  useEffect(() => {
    if (isAllowed && isWideScreen()) setBeside(findRememberedPreviewWidth())
  }, [isAllowed])
  const choose = (width: PreviewWidth | undefined) => {
    rememberPreviewWidth(width)
    setBeside(width)
  }
  return [beside, choose] as const
}

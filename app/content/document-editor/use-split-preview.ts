import { useEffect, useState } from 'react'
import {
  findRememberedPreviewWidth,
  isWideScreen,
  type PreviewWidth,
  rememberPreviewWidth,
} from './preview-width.ts'

/** Whether the page stands beside the fields, and how wide its window is, as this browser had it. */
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

import { useEffect, useState } from 'react'
import {
  hasRoomBeside,
  type PreviewWidth,
  rememberedWidth,
  rememberWidth,
} from './preview-width.ts'

/** Whether the page stands beside the fields, and how wide its window is, as this browser had it. */
export function useBeside(isAllowed: boolean) {
  const [beside, setBeside] = useState<PreviewWidth>()
  useEffect(() => {
    if (isAllowed && hasRoomBeside()) setBeside(rememberedWidth())
  }, [isAllowed])
  const choose = (width: PreviewWidth | undefined) => {
    rememberWidth(width)
    setBeside(width)
  }
  return [beside, choose] as const
}

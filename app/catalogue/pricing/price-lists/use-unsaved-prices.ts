import { useEffect, useState } from 'react'
import {
  deleteBrowserDraft,
  readBrowserDraft,
  saveBrowserDraft,
} from '#app/ui/portal/browser-drafts.ts'
import { useDraftKey } from '#app/ui/portal/draft-owner.ts'
import { useWarnBeforeClosing } from '#app/ui/portal/use-warn-before-closing.ts'
import type { TypedPrices } from './build-price-grid-rows.ts'
import type { PriceListName } from './price-list-line.ts'

/** Unsaved prices of the table, stored in this browser. */
export function useUnsavedPrices(list: PriceListName) {
  const key = useDraftKey(`price list ${list}`)
  const [typed, setTyped] = useState<TypedPrices>(() => new Map(readBrowserDraft(key)?.entries))
  useWarnBeforeClosing(key)
  useEffect(() => {
    if (typed.size === 0) deleteBrowserDraft(key)
    else saveBrowserDraft(key, { base: [], entries: [...typed] })
  }, [key, typed])
  return [typed, setTyped] as const
}

import { createContext, useContext, useEffect } from 'react'
import { browserDraftKey, deleteBrowserDraftsOfOthers } from './browser-drafts.ts'

/** The user id whose drafts this page keeps. */
export const DraftOwnerContext = createContext('')

/** Under which key this browser keeps the draft of a place: each account has its own. */
export function useDraftKey(place: string): string {
  return browserDraftKey(useContext(DraftOwnerContext), place)
}

/** For the frame of a page: the next account at a browser finds nothing of the one before. */
export function useForgetDraftsOfOthers(owner: string): void {
  useEffect(() => deleteBrowserDraftsOfOthers(owner), [owner])
}

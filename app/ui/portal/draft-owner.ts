import { createContext, useContext, useEffect } from 'react'
import { browserDraftKey, deleteBrowserDraftsOfOthers } from './browser-drafts.ts'

/** User ID that owns the drafts of this page. */
export const DraftOwnerContext = createContext('')

/** Returns the storage key of a draft. Each account has its own. */
export function useDraftKey(place: string): string {
  return browserDraftKey(useContext(DraftOwnerContext), place)
}

/**
 * Deletes the drafts of other accounts. Used by the frame, so that the next account at a browser
 * finds none of them.
 */
export function useForgetDraftsOfOthers(owner: string): void {
  useEffect(() => deleteBrowserDraftsOfOthers(owner), [owner])
}

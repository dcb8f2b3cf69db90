import { createContext, useContext, useEffect } from 'react'
import { draftKey, forgetDraftsOfOthers } from './kept-drafts.ts'

/** The user id whose drafts this page keeps. */
export const DraftOwner = createContext('')

/** Under which key this browser keeps the draft of a place: each account has its own. */
export function useDraftKey(place: string): string {
  return draftKey(useContext(DraftOwner), place)
}

/** For the frame of a page: the next account at a browser finds nothing of the one before. */
export function useOwnDraftsOnly(owner: string): void {
  useEffect(() => forgetDraftsOfOthers(owner), [owner])
}

import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** Where the tab keeps what was typed into a form. */
export const draftStorageKey = (slug: string) => `draft:${slug}`

export function hasStoredDraft(slug: string): boolean {
  return safeSessionStorage.get(draftStorageKey(slug)) !== undefined
}

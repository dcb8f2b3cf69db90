import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** Session storage key of a form's draft. */
export const draftStorageKey = (slug: string) => `draft:${slug}`

export function hasStoredDraft(slug: string): boolean {
  return safeSessionStorage.get(draftStorageKey(slug)) !== undefined
}

import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** Where the tab keeps what was typed into a form. */
export const draftPlace = (slug: string) => `draft:${slug}`

export function hasDraft(slug: string): boolean {
  return safeSessionStorage.get(draftPlace(slug)) !== undefined
}

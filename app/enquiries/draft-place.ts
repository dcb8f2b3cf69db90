/** Where the tab keeps what was typed into a form. */
export const draftPlace = (slug: string) => `draft:${slug}`

export function hasDraft(slug: string): boolean {
  try {
    return sessionStorage.getItem(draftPlace(slug)) !== null
  } catch {
    return false
  }
}

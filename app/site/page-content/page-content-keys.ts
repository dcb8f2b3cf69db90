import { parts } from './form-words.ts'

/** Each page content is one document. */
export type PageContentKey = keyof typeof parts

/** Keys of the page contents, in the order of the list in the portal. */
export const pageContentKeys: readonly PageContentKey[] =
  Object.keys(parts).filter(isPageContentKey)

export function isPageContentKey(key: string): key is PageContentKey {
  return Object.hasOwn(parts, key)
}

/** Keys of the page contents, each of which is one document, in the order of the portal's list. */
export const pageContentKeys = [
  'slides',
  'offers',
  'gallery',
  'about',
  'terms',
  'privacy',
  'amc',
  'warranty',
  'joy-club',
  'finance',
  'loan',
] as const

export type PageContentKey = (typeof pageContentKeys)[number]

export function isPageContentKey(key: string): key is PageContentKey {
  return pageContentKeys.some((it) => it === key)
}

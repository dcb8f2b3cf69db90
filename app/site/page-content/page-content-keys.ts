/** The parts of the site that are written as one document each, in the order in which the portal lists them. */
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

/**
 * Keys of the page contents, in the order of the list in the portal. Each page content is one
 * document.
 */
export const pageContentKeys = [
  'home',
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
  'films',
  'loan',
  'electricity',
  'charges',
  'appointments',
  'dealer',
  'desk-rules',
  'message-texts',
  'languages',
] as const

export type PageContentKey = (typeof pageContentKeys)[number]

export function isPageContentKey(key: string): key is PageContentKey {
  return pageContentKeys.some((it) => it === key)
}

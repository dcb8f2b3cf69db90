import { useMatches } from 'react-router'
import { type SiteInfo, findSiteInfo } from './house.ts'

/** The house, anywhere in a public page. */
export function useSiteInfo(): SiteInfo {
  const house = findSiteInfo(useMatches())
  if (!house) throw new Error('No house')
  return house
}

import { useMatches } from 'react-router'
import { findSiteInfo, type SiteInfo } from './site-info.ts'

/** Returns the site info. Throws an error outside the public pages. */
export function useSiteInfo(): SiteInfo {
  const house = findSiteInfo(useMatches())
  if (!house) throw new Error('No house')
  return house
}

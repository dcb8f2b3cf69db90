import { useMatches } from 'react-router'
import { findSiteInfo, type SiteInfo } from './site-info.ts'

/** The house, anywhere in a public page. */
export function useSiteInfo(): SiteInfo {
  const house = findSiteInfo(useMatches())
  if (!house) throw new Error('No house')
  return house
}

import { inject } from 'vitest'
import type { StartedSite } from './start-site.ts'

/**
 * One site for all files that only read. The run fails if a test writes to it. Files that send
 * enquiries use `writableSite`. Files that change the site's content use `startOwnSite`.
 */
export const readOnlySite: Pick<StartedSite, 'url'> = { url: inject('sharedSite') }

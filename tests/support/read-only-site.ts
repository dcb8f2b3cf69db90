import { inject } from 'vitest'
import type { StartedSite } from './start-site.ts'

/**
 * One site for all files that only read: the run fails if it was written to. A file that sends enquiries takes
 * `writableSite`; one that changes what the site shows takes `startOwnSite`.
 */
export const readOnlySite: Pick<StartedSite, 'url'> = { url: inject('sharedSite') }

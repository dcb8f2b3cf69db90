import { inject } from 'vitest'
import type { StartedSite } from './site.ts'

/**
 * One site for all files that only read: to start the program takes a processor as long as ten pages. What a
 * visitor sends or the staff change belongs on a site of one's own (`startSite`): the run fails otherwise.
 */
export const sharedSite: Pick<StartedSite, 'url'> = { url: inject('sharedSite') }

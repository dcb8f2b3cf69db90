import { inject } from 'vitest'
import { copySiteTemplate } from './copy-site-template.ts'
import { type StartedSite, startSite } from './start-site.ts'

/**
 * For a file that needs a virgin site, changes what the whole site shows, or has its own `settings`: a site as
 * a first start leaves it, without the work of a first start. The file stops it.
 */
export function startOwnSite(settings: Record<string, string> = {}): Promise<StartedSite> {
  return startSite(settings, copySiteTemplate(inject('siteTemplate')))
}

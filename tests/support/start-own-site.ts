import { inject } from 'vitest'
import { copySiteTemplate } from './copy-site-template.ts'
import { type StartedSite, startSite } from './start-site.ts'

/**
 * Starts a new site without the work of a first start. Use it if a file needs an unchanged site,
 * changes what the whole site shows, or has its own `settings`. The file must stop it.
 */
export function startOwnSite(settings: Record<string, string> = {}): Promise<StartedSite> {
  return startSite(settings, copySiteTemplate(inject('siteTemplate')))
}

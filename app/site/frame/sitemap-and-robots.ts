import { modelDetailPath, turntablePath } from '#app/catalogue/vehicles/model-paths.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'

/** Public pages in reading order. Pages of other forms are added after these. */
const sitemapPages = [
  '/',
  '/motorcycle',
  '/scooters',
  '/ev',
  '/search',
  '/offers',
  '/finance',
  '/text-ride-booking',
  '/on-road-price',
  '/services',
  '/service-booking',
  '/amc',
  '/extendedWarranty',
  '/joy-club',
  '/optain',
  '/gallery',
  '/networks',
  '/dealers/1',
  '/contact',
  '/about',
  '/terms-conditions',
  '/privacy',
] as const

export function sitemapXml(
  origin: string,
  models: readonly Pick<Vehicle, 'bikeName'>[],
  forms: readonly string[] = [],
): string {
  const paths = new Set([
    ...sitemapPages,
    ...forms,
    ...models.map(modelDetailPath),
    ...models.map(turntablePath),
  ])
  const entries = [...paths].map(
    (path) => `  <url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

export function robotsTxt(origin: string): string {
  return `User-agent: *
Disallow: /admin/
Disallow: /api/
Disallow: /preview/
Disallow: /q/
Disallow: /my-enquiry/
Disallow: /*?*sent=

Sitemap: ${origin}/sitemap.xml
`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { sitemapXml } from '#app/site/frame/sitemap-and-robots.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context, request }: Route.LoaderArgs) {
  const models = await context.get(servicesContext).vehicles.listActive()
  const forms = publicEnquiryKinds.map(({ page }) => page)
  return new Response(sitemapXml(new URL(request.url).origin, models, forms), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

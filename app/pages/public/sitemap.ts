import { servicesContext } from '#app/context.server.ts'
import { siteMap } from '#app/site/site-map.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context, request }: Route.LoaderArgs) {
  const models = await context.get(servicesContext).vehicles.listActive()
  return new Response(siteMap(new URL(request.url).origin, models), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

import { robotsTxt } from '#app/site/frame/sitemap-and-robots.ts'
import type { Route } from './+types/robots'

export function loader({ request }: Route.LoaderArgs) {
  return new Response(robotsTxt(new URL(request.url).origin), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  })
}

import * as words from '#app/crm/my-calls/staff-words.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/today-manifest'

/** Makes the day's calls an installable app on a phone. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name } = await context.get(servicesContext).dealer.get()
  const manifest = {
    id: '/admin/today',
    name: `${words.myCallsToday}, ${name}`,
    short_name: words.myCalls,
    start_url: '/admin/today',
    scope: '/admin/',
    display: 'standalone',
    lang: 'en-IN',
    background_color: '#f7f6f1',
    theme_color: '#0b0f18',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'no-cache' },
  })
}

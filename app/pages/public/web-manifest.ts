import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/web-manifest'

/** The dealer's name is data, so the manifest is generated. */
export async function loader({ context }: Route.LoaderArgs) {
  const { name, address } = await context.get(servicesContext).dealer.get()
  const manifest = {
    name: `${name}, ${address.city}`,
    short_name: name,
    start_url: '/',
    display: 'minimal-ui',
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

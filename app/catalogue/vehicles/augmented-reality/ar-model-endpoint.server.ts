import { Hono } from 'hono'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { respondWithFileRange } from '#app/media/pictures/respond-with-file-range.server.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { type RequestSlots, withRequestSlot } from '#app/platform/http/request-slots.server.ts'
import { arModelPath, arModelVersion, arOrderOf, hasArModels } from './ar-model-address.server.ts'
import type { ArModels } from './ar-models.server.ts'

type Deps = {
  vehicles: Pick<VehicleStore, 'findBySlug' | 'findByName' | 'listColours'>
  arModels: Pick<ArModels, 'get'>
  slots: RequestSlots
}

/**
 * Serves `/ar/dio/sports-red.0123456789abcdef.glb`: a vehicle in one of its colours as binary glTF,
 * for the AR viewers of phones. The first request builds it. An address with another version, or
 * without one, moves to the current address.
 */
export function arModelEndpoint({ vehicles, arModels, slots }: Deps) {
  async function find(slug: string, colour: string) {
    const named = await vehicles.findBySlug(slug)
    const vehicle = named && (await vehicles.findByName(named.name))
    if (!vehicle?.isActive || vehicle.slug !== slug || !hasArModels(vehicle)) return undefined
    return (await vehicles.listColours(vehicle.id)).find((it) => it.slug === colour)
  }

  return new Hono<AppEnv>().get('/ar/:slug/:file{[^/]+\\.glb}', async (c) => {
    const slug = c.req.param('slug')
    const [colour = '', version] = c.req.param('file').slice(0, -'.glb'.length).split('.')
    // The slot is free again before the model waits in its own queue.
    const paint = await withRequestSlot(c, slots, () => find(slug, colour))
    if (!paint) return c.notFound()
    const current = arModelVersion(slug, paint)
    if (version !== current)
      return c.body(null, 302, { Location: arModelPath(slug, paint), 'Cache-Control': 'no-cache' })
    const client = networkPrefixOf(c.get('facts').address)
    const model = await arModels.get(`${slug}-${current}`, arOrderOf(slug, paint), client)
    return respondWithFileRange(c, model, {
      etag: `"${current}"`,
      'Content-Type': 'model/gltf-binary',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Robots-Tag': 'noindex',
    })
  })
}

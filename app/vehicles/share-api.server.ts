import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Hono } from 'hono'
import { makeShareCard } from '#app/media/share-card.server.ts'
import type { VehicleStore } from './vehicle-store.server.ts'

/** No more than the models there are, each some 60 kB. */
const mostKept = 50

/** `/share/HORNET2.0.jpg`: the card that a chat shows for a model's page; made at the first asking. */
export function shareApi({ vehicles }: { vehicles: VehicleStore }, catalogue: string) {
  const kept = new Map<string, Promise<Card>>()

  function card(picture: string, name: string): Promise<Card> {
    const known = kept.get(picture)
    if (known) return known
    if (kept.size >= mostKept) kept.clear()
    const made = makeCard(join(catalogue, picture), join(catalogue, name))
    kept.set(picture, made)
    made.catch(() => kept.delete(picture))
    return made
  }

  return new Hono().get('/share/:file{.+\\.jpg}', async (c) => {
    const bikeName = c.req.param('file').slice(0, -'.jpg'.length)
    const model = await vehicles.findByName(bikeName)
    if (!model?.isActive) return c.notFound()
    const { base, width } = model.hero
    const { bytes, etag } = await card(`${base}-${width}.avif`, `wordmarks/${model.slug}.svg`)
    const headers = { 'Cache-Control': 'public, max-age=86400', ETag: etag }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    return c.body(bytes, 200, { ...headers, 'Content-Type': 'image/jpeg' })
  })
}

type Card = { bytes: Uint8Array<ArrayBuffer>; etag: string }

async function makeCard(picture: string, name: string): Promise<Card> {
  const bytes = new Uint8Array(await makeShareCard(picture, name))
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, etag: `"${hash}"` }
}

import { Hono } from 'hono'
import { filmAndBrochureKinds } from './film-and-brochure-kinds.ts'
import type { FilmAndBrochureStore } from './film-and-brochure-store.server.ts'
import { respondWithFileRange } from './respond-with-file-range.server.ts'

/**
 * Serves `/media/<hash>.mp4` with an immutable cache, because the name is a hash of the content. A
 * brochure has an address below its model.
 */
export function filmFileEndpoint(files: Pick<FilmAndBrochureStore, 'open'>) {
  return new Hono().get('/media/:file{[0-9a-f]{16}\\.mp4}', async (c) => {
    const name = c.req.param('file')
    const file = await files.open(`media/${name}`)
    if (!file) return c.notFound()
    return respondWithFileRange(c, file, {
      etag: `"${name}"`,
      'Content-Type': filmAndBrochureKinds.mp4.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}

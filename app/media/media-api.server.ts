import { Hono } from 'hono'
import type { MediaStore } from './media-store.server.ts'

/** `/media/<hash>-<width>.v1.<avif|webp>`: the name says the content, so it never changes. */
export function mediaApi(media: Pick<MediaStore, 'find'>) {
  return new Hono().get('/media/:file', async (c) => {
    const [, stem, format] =
      /^([0-9a-f]{16}-\d{1,5})\.v1\.(avif|webp)$/.exec(c.req.param('file')) ?? []
    if (!stem || !format) return c.notFound()
    const etag = `"${stem}.${format}"`
    const bytes = await media.find(`${stem}.${format}`)
    if (!bytes) return c.notFound()
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': `image/${format}`,
      // An uploaded file opened by itself may do nothing, whatever it turns out to be.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
    }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    return c.body(bytes, 200, headers)
  })
}

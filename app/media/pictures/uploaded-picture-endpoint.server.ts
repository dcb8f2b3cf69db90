import { Hono } from 'hono'
import { parseByteRange } from '#app/platform/http/parse-byte-range.ts'
import type { MediaStore } from './media-store.server.ts'

/** `/media/<hash>-<width>.v1.<avif|webp>`: the name says the content, so it never changes. */
export function uploadedPictureEndpoint(media: Pick<MediaStore, 'find'>) {
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
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
      'Accept-Ranges': 'bytes',
    }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    const range = parseByteRange(c.req.header('Range'), bytes.length)
    // Of what has changed meanwhile one wants all; here that is another name.
    if (!range || (c.req.header('If-Range') ?? etag) !== etag) return c.body(bytes, 200, headers)
    if (range === 'outside')
      return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` })
    const { start, end } = range
    const part = bytes.subarray(start, end + 1)
    return c.body(part, 206, {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${bytes.length}`,
    })
  })
}

import { Hono } from 'hono'
import { parseByteRange } from '#app/platform/http/parse-byte-range.ts'
import type { MediaStore } from './media-store.server.ts'

/**
 * Serves `/media/<hash>-<width>.v1.<avif|webp>` with an immutable cache, because the name is a hash
 * of the content.
 */
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
      // Prevents an uploaded file with any content from running scripts when it is opened directly.
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
      'Accept-Ranges': 'bytes',
    }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    const range = parseByteRange(c.req.header('Range'), bytes.length)
    // `If-Range` asks for the whole file if the file has changed. A changed file has another name
    // here, so the header is ignored.
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

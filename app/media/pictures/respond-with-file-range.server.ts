import type { Context } from 'hono'
import { parseByteRange } from '#app/platform/http/parse-byte-range.ts'
import type { RangeReadableFile } from './film-and-brochure-store.server.ts'

/** An uploaded file, or the part of it that was asked for, as it lies there. */
export function respondWithFileRange(
  c: Context,
  file: RangeReadableFile,
  { etag, ...own }: Record<string, string> & { etag: string },
): Response {
  const { size } = file
  const headers = {
    ...own,
    // A browser may do nothing with it but show it, whatever it turns out to be.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    'Accept-Ranges': 'bytes',
  }
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
  const range = parseByteRange(c.req.header('Range'), size)
  // Of what has changed meanwhile one wants all; here that is another name.
  if (!range || (c.req.header('If-Range') ?? etag) !== etag)
    return c.body(file.read(0, size - 1), 200, { ...headers, 'Content-Length': String(size) })
  if (range === 'outside') return c.body(null, 416, { 'Content-Range': `bytes */${size}` })
  const { start, end } = range
  return c.body(file.read(start, end), 206, {
    ...headers,
    'Content-Length': String(end - start + 1),
    'Content-Range': `bytes ${start}-${end}/${size}`,
  })
}

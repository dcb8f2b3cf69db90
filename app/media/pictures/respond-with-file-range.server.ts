import type { Context } from 'hono'
import { parseByteRange } from '#app/platform/http/parse-byte-range.ts'
import type { RangeReadableFile } from './film-and-brochure-store.server.ts'

/** Answers with an uploaded file or the requested range of it. */
export function respondWithFileRange(
  c: Context,
  file: RangeReadableFile,
  { etag, ...own }: Record<string, string> & { etag: string },
): Response {
  const { size } = file
  const headers = {
    ...own,
    // Prevents a browser from running an uploaded file, whatever its content is.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    'Accept-Ranges': 'bytes',
  }
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
  const range = parseByteRange(c.req.header('Range'), size)
  // If-Range requests the whole file after a change. Here a changed file has another name.
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

import type { Context } from 'hono'
import { parseByteRange } from '#app/platform/http/parse-byte-range.ts'
import type { RangeReadableFile } from './film-and-brochure-store.server.ts'

/** Responds with an uploaded file, or with the requested range of the file. */
export function respondWithFileRange(
  c: Context,
  file: RangeReadableFile,
  { etag, ...own }: Record<string, string> & { etag: string },
): Response {
  const { size } = file
  const headers = {
    ...own,
    // Prevents a browser from running an uploaded file with any content.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
    'Accept-Ranges': 'bytes',
  }
  if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
  const range = parseByteRange(c.req.header('Range'), size)
  // `If-Range` asks for the whole file if the file has changed. A changed file has another name
  // here, so the header is ignored.
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

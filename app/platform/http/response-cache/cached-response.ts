import type { IncomingHttpHeaders } from 'node:http'
import { parseByteRange } from '../parse-byte-range.ts'
import { type CachedPage, matchesEtag } from './cached-page.server.ts'
import { negotiateEncoding } from './content-encoding.ts'
import type { CachedFile } from './file-cache.server.ts'

/**
 * Response to send. `headers` is a list of alternating names and values. For HEAD the body is not
 * sent.
 */
export type CachedResponse = {
  status: 200 | 206 | 304
  headers: string[]
  body: Uint8Array | undefined
}

/**
 * Returns undefined if the page's headers are not known yet or the requested encoding is not
 * cached.
 */
export function cachedPageResponse(
  page: CachedPage,
  asked: IncomingHttpHeaders,
): CachedResponse | undefined {
  const { wire, bodies } = page
  if (!wire) return undefined
  if (matchesEtag(page, asked['if-none-match']))
    return { status: 304, headers: wire.none, body: undefined }
  const encoding = negotiateEncoding(String(asked['accept-encoding'] ?? ''))
  const headers = wire[encoding]
  return headers && { status: 200, headers, body: bodies[encoding] }
}

/** Returns undefined for an invalid range and for a conditional range. */
export function cachedFileResponse(
  file: CachedFile,
  asked: IncomingHttpHeaders,
): CachedResponse | undefined {
  const { body, wire, etag, modified } = file
  const isKnown = etag
    ? asked['if-none-match'] === etag
    : modified !== undefined && asked['if-modified-since'] === modified
  if (isKnown) return { status: 304, headers: wire, body: undefined }
  if (asked.range === undefined)
    return { status: 200, headers: wire.concat('Content-Length', String(body.byteLength)), body }
  const range = parseByteRange(asked.range, body.byteLength)
  if (!range || range === 'outside' || asked['if-range'] !== undefined) return undefined
  const part = body.subarray(range.start, range.end + 1)
  const place = `bytes ${range.start}-${range.end}/${body.byteLength}`
  const own = ['Content-Range', place, 'Content-Length', String(part.byteLength)]
  return { status: 206, headers: [...wire, ...own], body: part }
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import { type ContentEncoding, negotiateEncoding } from './content-encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** One answer of 200, the same for everybody. */
export type CachedPage = {
  /** The content that it shows. */
  revision: number
  /** The dealer's day on which it is so (`business-day.server.ts`): an offer that ends today goes on until midnight. */
  day: number
  etag: string
  headers: [string, string][]
  /** Those that are kept: of pages with a query, which are many, only the smallest; gzip from when it is asked for. */
  bodies: { br: Bytes; gzip?: Bytes; identity?: Bytes }
  /** In bytes, of all of them and of one in gzip to come. */
  size: number
  /**
   * The headers of an answer as they leave, name after value, without what differs between two: known once
   * one has left (`cache-responses.server.ts`).
   */
  wire?: { none: string[]; br: string[]; gzip?: string[]; identity?: string[] }
}

/**
 * For the whole process, whose four threads also hash passwords and read files. Node allocates an encoder when it is asked
 * for, not when a thread is free: 200 at once took 600 MB. Its queue needs no bound: each caller holds a request slot.
 */
const compression = concurrencyLimiter({ limit: 2 })

const brotli = promisify(brotliCompress)
const gzipped = (content: Bytes) => compression.run(() => promisify(gzip)(content))
const decompressed = (content: Bytes) => compression.run(() => promisify(brotliDecompress)(content))
const compressed = async (content: Bytes, quality: number): Promise<Bytes> => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  // A window of 256 kB holds a page; the usual one of 4 MB takes its room in memory.
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 }
  return new Uint8Array(await compression.run(() => brotli(content, { params })))
}

/** Reads an answer whole and makes the copies that leave. */
export async function createCachedPage(
  answer: Response,
  { revision, day }: Pick<CachedPage, 'revision' | 'day'>,
  encodings: 'all' | 'br',
): Promise<CachedPage> {
  const identity = new Uint8Array(await answer.arrayBuffer())
  const br = await compressed(identity, 6)
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const etag = `W/"${hash}"`
  const headers = new Headers(answer.headers)
  headers.delete('Content-Length')
  headers.set('ETag', etag)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  headers.set('Vary', 'Accept-Encoding')
  const isAll = encodings === 'all'
  return {
    revision,
    day,
    etag,
    headers: [...headers],
    bodies: isAll ? { br, identity } : { br },
    // Of our pages gzip makes a ninth more than brotli.
    size: isAll ? identity.byteLength + 2.2 * br.byteLength : br.byteLength,
  }
}

/** A tenth smaller for fifty times the work: for later, in the cache. */
export async function recompressPage(page: CachedPage): Promise<void> {
  const identity = await bodyOf(page, 'identity')
  setEncodedBody(page, 'br', await compressed(identity, constants.BROTLI_MAX_QUALITY))
}

function setEncodedBody(page: CachedPage, encoding: ContentEncoding, body: Bytes): void {
  page.bodies[encoding] = body
  if (page.wire) page.wire = rawHeaderLists(page, page.wire.none)
}

/** True if the answer can be sent without compressing anything. */
export function hasBodyFor(page: CachedPage, { headers }: Request): boolean {
  return (
    matchesEtag(page, headers.get('if-none-match')) ||
    page.bodies[negotiateEncoding(headers.get('accept-encoding') ?? '')] !== undefined
  )
}

export async function responseFromPage(page: CachedPage, request: Request): Promise<Response> {
  const headers = new Headers(page.headers)
  if (matchesEtag(page, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers })
  const encoding = negotiateEncoding(request.headers.get('accept-encoding') ?? '')
  const body = await bodyOf(page, encoding)
  for (const [name, value] of contentHeaders(encoding, body)) headers.set(name, value)
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

async function bodyOf(page: CachedPage, encoding: ContentEncoding): Promise<Bytes> {
  const { br, identity, [encoding]: kept } = page.bodies
  if (kept) return kept
  const whole = identity ?? new Uint8Array(await decompressed(br))
  if (encoding !== 'gzip') return whole
  const zipped = new Uint8Array(await gzipped(whole))
  if (identity) setEncodedBody(page, encoding, zipped)
  return zipped
}

/** Of `If-None-Match`. */
export function matchesEtag({ etag }: CachedPage, given: string | null | undefined): boolean {
  if (!given) return false
  return given === etag || given.split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

/** `common` are those of every answer with this page, name after value. */
export function rawHeaderLists(
  { bodies }: CachedPage,
  common: string[],
): NonNullable<CachedPage['wire']> {
  const of = (encoding: ContentEncoding, body: Bytes) => [
    ...common,
    ...contentHeaders(encoding, body).flat(),
  ]
  return {
    none: common,
    br: of('br', bodies.br),
    ...(bodies.gzip && { gzip: of('gzip', bodies.gzip) }),
    ...(bodies.identity && { identity: of('identity', bodies.identity) }),
  }
}

function contentHeaders(encoding: ContentEncoding, { byteLength }: Bytes): [string, string][] {
  const length: [string, string] = ['Content-Length', String(byteLength)]
  return encoding === 'identity' ? [length] : [['Content-Encoding', encoding], length]
}

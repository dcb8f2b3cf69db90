import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import { type ContentEncoding, negotiateEncoding } from './content-encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A 200 response that is the same for every visitor. */
export type CachedPage = {
  /** Revision of the content that the page shows. */
  revision: number
  /**
   * The dealer's day for which the page is valid (`business-day.server.ts`), because an offer that
   * ends today is shown until midnight.
   */
  day: number
  etag: string
  headers: [string, string][]
  /**
   * Stored encodings. There can be many pages with a query, so for these only the smallest encoding
   * is stored. gzip is added when a client first requests it.
   */
  bodies: { br: Bytes; gzip?: Bytes; identity?: Bytes }
  /** Bytes of all encodings, including a gzip encoding that may be added later. */
  size: number
  /**
   * Response headers as sent, as a list of alternating names and values, without headers that
   * differ by response. Set after the first response (`cache-responses.server.ts`).
   */
  wire?: { none: string[]; br: string[]; gzip?: string[]; identity?: string[] }
}

/**
 * Limits compression in the whole process, whose four threads also hash passwords and read files.
 * Node allocates an encoder at the call, not when a thread is free: 200 concurrent calls took 600
 * MB. The queue needs no limit, because each caller already has a request slot.
 */
const compression = concurrencyLimiter({ limit: 2 })

const brotli = promisify(brotliCompress)
const gzipped = (content: Bytes) => compression.run(() => promisify(gzip)(content))
const decompressed = (content: Bytes) => compression.run(() => promisify(brotliDecompress)(content))
const compressed = async (content: Bytes, quality: number): Promise<Bytes> => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  // A window of 256 kB is enough for a page. The default window would occupy 4 MB of memory.
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 }
  return new Uint8Array(await compression.run(() => brotli(content, { params })))
}

/** Reads the whole response and compresses it. */
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
    // Our pages are about a ninth larger in gzip than in Brotli.
    size: isAll ? identity.byteLength + 2.2 * br.byteLength : br.byteLength,
  }
}

/**
 * Recompresses a page at the highest quality. This makes the page a tenth smaller but takes fifty
 * times the work, so it runs later.
 */
export async function recompressPage(page: CachedPage): Promise<void> {
  const identity = await bodyOf(page, 'identity')
  setEncodedBody(page, 'br', await compressed(identity, constants.BROTLI_MAX_QUALITY))
}

function setEncodedBody(page: CachedPage, encoding: ContentEncoding, body: Bytes): void {
  page.bodies[encoding] = body
  if (page.wire) page.wire = rawHeaderLists(page, page.wire.none)
}

/** Returns `true` if the response can be sent without compressing anything. */
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

/** Compares the ETag with `If-None-Match`. */
export function matchesEtag({ etag }: CachedPage, given: string | null | undefined): boolean {
  if (!given) return false
  return given === etag || given.split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

/**
 * Returns the header lists of all encodings. `common` are the headers of every response with this
 * page, as alternating names and values.
 */
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

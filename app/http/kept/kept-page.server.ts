import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, encodingFor } from './encoding.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** One answer of 200, the same for everybody. */
export type KeptPage = {
  /** The content that it shows. */
  revision: number
  etag: string
  headers: [string, string][]
  bodies: Record<Encoding, Bytes>
  /** In bytes, with all encodings. */
  size: number
  /**
   * The headers of an answer as they leave, name after value, without what differs between two: known once
   * one has left (`remember.server.ts`).
   */
  wire?: Record<Encoding | 'none', string[]>
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
const compressed = async (content: Bytes, quality: number): Promise<Bytes> => {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants
  // A window of 256 kB holds a page; the usual one of 4 MB takes its room in memory.
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 }
  return new Uint8Array(await brotli(content, { params }))
}

/** Reads an answer whole and makes the copies that leave. */
export async function keptPage(answer: Response, revision: number): Promise<KeptPage> {
  const identity = new Uint8Array(await answer.arrayBuffer())
  const [br, gz] = await Promise.all([compressed(identity, 6), gzipped(identity)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  const etag = `W/"${hash}"`
  const headers = new Headers(answer.headers)
  headers.delete('Content-Length')
  headers.set('ETag', etag)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  headers.set('Vary', 'Accept-Encoding')
  return {
    revision,
    etag,
    headers: [...headers],
    bodies: { identity, gzip: new Uint8Array(gz), br },
    size: identity.byteLength + gz.byteLength + br.byteLength,
  }
}

/** A tenth smaller for fifty times the work: for later, in the pool. */
export async function compressFurther(page: KeptPage): Promise<void> {
  page.bodies.br = await compressed(page.bodies.identity, constants.BROTLI_MAX_QUALITY)
  if (page.wire) page.wire = wireHeaders(page, page.wire.none)
}

export function answerOf(page: KeptPage, request: Request): Response {
  const headers = new Headers(page.headers)
  if (isTagOf(page, request.headers.get('if-none-match')))
    return new Response(null, { status: 304, headers })
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  for (const [name, value] of contentHeaders(page, encoding)) headers.set(name, value)
  return new Response(request.method === 'HEAD' ? null : page.bodies[encoding], { headers })
}

/** Of `If-None-Match`. */
export function isTagOf({ etag }: KeptPage, given: string | null | undefined): boolean {
  if (!given) return false
  return given === etag || given.split(',').some((one) => one.trim() === etag || one.trim() === '*')
}

/** `common` are those of every answer with this page, name after value. */
export function wireHeaders(page: KeptPage, common: string[]): NonNullable<KeptPage['wire']> {
  const of = (encoding: Encoding) => [...common, ...contentHeaders(page, encoding).flat()]
  return { none: common, identity: of('identity'), gzip: of('gzip'), br: of('br') }
}

function contentHeaders(page: KeptPage, encoding: Encoding): [string, string][] {
  const length: [string, string] = ['Content-Length', String(page.bodies[encoding].byteLength)]
  return encoding === 'identity' ? [length] : [['Content-Encoding', encoding], length]
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { plainPage } from './plain-page.server.ts'
import { Problem, prefersHtml } from './problem.server.ts'
import * as words from './refusal-words.ts'

/**
 * Maximum bytes of a body. Forms and JSON are small. Uploads require a login and have their own
 * limit.
 */
export const maxBodyBytes = 64 * 1024

/**
 * Limits every body before an endpoint or page reads it. A longer body is answered with 413, as a
 * page for a browser. `uploadPaths` (with `:name` for path parameters) accept pictures and have
 * their own limit. `longer` contains the maximum bytes of endpoints that accept whole lists.
 */
export function bodyLimit(
  uploadPaths: ReadonlySet<string>,
  longer: ReadonlyMap<string, number> = new Map(),
) {
  const uploads = [...uploadPaths].map(
    (path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  )
  const takesPictures = (path: string) => uploads.some((pattern) => pattern.test(path))
  return createMiddleware<AppEnv>(async (c, next) => {
    const { method, path, raw } = c.req
    if (isBodiless(method) || (method === 'POST' && takesPictures(path))) return next()
    const most = (method === 'POST' && longer.get(path)) || maxBodyBytes
    const declared = c.req.header('content-length')
    // Node delivers no more bytes than declared. Without a declared length, the bytes are counted.
    const isCounted = declared === undefined || c.req.header('transfer-encoding') !== undefined
    const body = isCounted && raw.body ? await readAtMost(most, raw.body) : undefined
    if (body === 'too much' || Number(declared ?? 0) > most) return tooLarge(c)
    if (body) c.req.raw = new Request(raw, { method, body })
    return next()
  })
}

function isBodiless(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Reads the whole stream. Cancels the stream and returns 'too much' if the stream exceeds the
 * limit.
 */
async function readAtMost(
  most: number,
  stream: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | 'too much'> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.byteLength
    if (size > most) return 'too much'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * A browser without JavaScript gets a page. The form still has the typed values when the user goes
 * back.
 */
function tooLarge(c: Context): Response | Promise<Response> {
  if (!prefersHtml(c)) throw new Problem(413, words.tooLarge)
  return plainPage(c, 413, words.tooLarge, [words.enterLess])
}

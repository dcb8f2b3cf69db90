import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { plainPage } from './plain-page.server.ts'
import { Problem, prefersHtml } from './problem.server.ts'
import * as words from './refusal-words.ts'

/** Forms and calls are small; pictures have a limit of their own, behind the login. */
export const maxBodyBytes = 64 * 1024

/**
 * Bounds every body before a call or a page can read it, so that none has to think of it.
 * 413, as a page where a browser asks for one. `uploadPaths`, with `:name` for what varies, take pictures and bound them themselves;
 * `longer` says how many bytes a call takes that is sent whole lists.
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
    // Node hands on no more bytes than were declared; where none are, they are counted.
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

/** The whole of a stream, or word that it is longer: then it is cancelled where it stood. */
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

/** Who sent a form without JavaScript reads a page; its fields are there again one step back. */
function tooLarge(c: Context): Response | Promise<Response> {
  if (!prefersHtml(c)) throw new Problem(413, words.tooLarge)
  return plainPage(c, 413, words.tooLarge, [words.enterLess])
}

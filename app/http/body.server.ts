import type { Context } from 'hono'
import { nestFormData } from '#app/forms/form-data.ts'
import { Problem } from './problem.server.ts'

export const jsonType = 'application/json'
export const formType = 'application/x-www-form-urlencoded'

/** Bodies of calls are small; uploads have their own limit. */
export const bodyLimit = 64 * 1024

/** The media type without its parameters, lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** The JSON object that a call sends. Throws 413, 415, 400 or (JSON, but no object) 422 as a Problem. */
export async function readJson(c: Context): Promise<unknown> {
  if (mediaType(c.req.raw) !== jsonType)
    throw new Problem(415, 'Send the request as application/json.')
  const text = await readText(c.req.raw)
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(422, 'The request must be a JSON object with fields.')
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, 'The request is not proper JSON.')
  }
}

/** A JSON or urlencoded body, the second with its dotted names nested. */
export async function readJsonOrForm(c: Context): Promise<{ sent: unknown; isFormPost: boolean }> {
  const type = mediaType(c.req.raw)
  if (type === formType) {
    const form = new URLSearchParams(await readText(c.req.raw))
    return { sent: nestFormData(form), isFormPost: true }
  }
  if (type !== jsonType) throw new Problem(415, `Send the request as ${jsonType} or ${formType}.`)
  return { sent: await readJson(c), isFormPost: false }
}

/** Reads at most `bodyLimit` bytes, whatever the Content-Length says. */
export async function readText(request: Request): Promise<string> {
  const tooLarge = new Problem(413, 'The request is too large.')
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw tooLarge
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > bodyLimit) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

import type { Context } from 'hono'
import { nestFormData } from '#app/forms/form-data.ts'
import { type Refusal, refuse } from '#app/forms/refusal.ts'
import { Problem, problemOf } from './problem.server.ts'
import * as words from './refusal-words.ts'

const jsonType = 'application/json'
export const formType = 'application/x-www-form-urlencoded'

/** The media type without its parameters, lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** The JSON object that a call sends. Throws 415, 400 or (JSON, but no object) 422 as a Problem. */
export async function readJson(c: Context): Promise<unknown> {
  if (mediaType(c.req.raw) !== jsonType) throw new Problem(415, words.notJson)
  const body = parseJson(await c.req.raw.text())
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(422, words.notAnObject)
  return body
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, words.notProperJson)
  }
}

/** A JSON or urlencoded body, the second with its dotted names nested. */
export async function readJsonOrForm(c: Context): Promise<{ sent: unknown; isFormPost: boolean }> {
  const type = mediaType(c.req.raw)
  if (type === formType) {
    const form = new URLSearchParams(await c.req.raw.text())
    return { sent: nestFormData(form), isFormPost: true }
  }
  if (type !== jsonType) throw new Problem(415, words.notJsonOrForm)
  return { sent: await readJson(c), isFormPost: false }
}

/** The urlencoded body of a form; what is none is refused unread. */
export async function formOf(request: Request): Promise<URLSearchParams | Refusal> {
  if (mediaType(request) !== formType) return refuse('notAForm', words.notAForm)
  return new URLSearchParams(await request.text())
}

/** The same, for who refuses by throwing: 415 as a Problem. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const form = await formOf(request)
  if (form instanceof URLSearchParams) return form
  throw problemOf(form)
}

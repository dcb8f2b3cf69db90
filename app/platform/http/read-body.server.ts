import type { Context } from 'hono'
import { nestFormData } from '#app/platform/forms/nest-form-data.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'
import { unwrapResult } from './unwrap-result.server.ts'

const jsonMediaType = 'application/json'
export const formMediaType = 'application/x-www-form-urlencoded'

/** Returns the media type without its parameters, in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * Reads the JSON object of a request. Throws a `Problem`: 415 for another media type, 400 for
 * invalid JSON, 422 for JSON that is not an object.
 */
export async function readJson(c: Context): Promise<unknown> {
  if (mediaType(c.req.raw) !== jsonMediaType) throw new Problem(415, words.notJson)
  const body = parseJson(await c.req.raw.text())
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(422, words.notAnObject)
  return body
}

/**
 * Maximum nesting depth. No endpoint needs more, and recursion over thousands of levels would
 * overflow the stack.
 */
const maxJsonDepth = 20

function parseJson(text: string): unknown {
  if (jsonDepth(text) > maxJsonDepth) throw new Problem(400, words.notProperJson)
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(400, words.notProperJson)
  }
}

/** Returns the nesting depth of brackets outside of strings. */
function jsonDepth(json: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charAt(at)
    if (isInString && sign === '\\') at += 1
    else if (sign === '"') isInString = !isInString
    else if (!isInString && opening.has(sign)) deepest = Math.max(deepest, ++depth)
    else if (!isInString && closing.has(sign)) depth -= 1
  }
  return deepest
}

const opening = new Set('[{')
const closing = new Set(']}')

/**
 * Reads a JSON or urlencoded body. Dotted field names of an urlencoded body become nested objects.
 */
export async function readJsonOrForm(c: Context): Promise<{ sent: unknown; isFormPost: boolean }> {
  const type = mediaType(c.req.raw)
  if (type === formMediaType) {
    const form = new URLSearchParams(await c.req.raw.text())
    return { sent: nestFormData(form), isFormPost: true }
  }
  if (type !== jsonMediaType) throw new Problem(415, words.notJsonOrForm)
  return { sent: await readJson(c), isFormPost: false }
}

/** Reads the urlencoded body of a form. Refuses another media type without reading it. */
export async function readFormResult(request: Request): Promise<Result<URLSearchParams>> {
  if (mediaType(request) !== formMediaType) return fail('unsupported', words.notAForm)
  return ok(new URLSearchParams(await request.text()))
}

/** Reads the urlencoded body of a form. Throws a `Problem` with 415 for another media type. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return unwrapResult(await readFormResult(request))
}

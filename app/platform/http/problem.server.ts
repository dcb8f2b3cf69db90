import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { QueueFull } from '#app/platform/concurrency/concurrency-limiter.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { Refusal } from '#app/platform/forms/refusal.ts'
import type { FailureReporter } from './failure-reporter.server.ts'
import { plainPage } from './plain-page.server.ts'
import * as words from './refusal-words.ts'

/** The password once more, or the code of a second factor. */
type MissingProof = 'password' | 'code'

/** A refusal that a person may read. Anything else that is thrown is a bug and answers 500 with a reference. */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: ContentfulStatusCode
  readonly errors: FieldErrors
  readonly headers: Record<string, string>
  /** What would have to be given besides for it to be done. */
  readonly needs: MissingProof | undefined

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: { errors?: FieldErrors; headers?: Record<string, string>; needs?: MissingProof } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors ?? {}
    this.headers = more.headers ?? {}
    this.needs = more.needs
  }
}

/** `{ message, error, errors }`, and `needs` where a login lacks something, with the true status; `error` repeats `message` for those who read that. */
export function problemJson(c: Context, problem: Problem): Response {
  const { status, message, errors, headers, needs } = problem
  const more = needs === undefined ? {} : { needs }
  return c.json({ message, error: message, errors, ...more }, status, headers)
}

/** Whether who asks would rather have a page than JSON. */
export function prefersHtml(c: Context): boolean {
  const accept = c.req.header('accept') ?? ''
  const page = accept.indexOf('text/html')
  const json = accept.indexOf('application/json')
  return page >= 0 && (json < 0 || page < json)
}

/** Seconds in which a full queue is worked off. */
const retrySeconds = '5'

const refusalStatuses = { invalid: 422, notAForm: 415, notYou: 401, tooMany: 429 } as const

/** A refusal of ours as HTTP says it. */
export function problemFromRefusal({ because, message, errors, needs, wait }: Refusal): Problem {
  const later = wait === undefined ? {} : { headers: { 'Retry-After': String(wait) } }
  return new Problem(refusalStatuses[because], message, { errors: errors ?? {}, needs, ...later })
}

/** The one handler of what a call throws: refusals as they are, bugs with a reference that is in the log. */
export function createErrorHandler(report: FailureReporter) {
  return (error: Error, c: Context): Response | Promise<Response> => {
    const problem = error instanceof Problem ? error : problemFromError(error, c, report)
    return isAnsweredAsPage(c, problem)
      ? plainPage(c, problem.status, problem.message, [], problem.headers)
      : problemJson(c, problem)
  }
}

function problemFromError(error: Error, c: Context, report: FailureReporter): Problem {
  if (hasHungUp(error, c)) return new Problem(400, words.cutOff)
  if (error instanceof QueueFull)
    return new Problem(503, words.tooBusy, { headers: { 'Retry-After': retrySeconds } })
  const id = c.get('facts')?.id ?? randomUUID()
  const { status, retryAfter } = report(error, { id, path: c.req.path })
  if (status === 500) return new Problem(500, words.wentWrong(id))
  return new Problem(status, words.isAway, {
    headers: retryAfter ? { 'Retry-After': retryAfter } : {},
  })
}

/** Who goes away while sending reads no answer: that is no failure of ours, and no line in the log. */
function hasHungUp(error: Error, c: Context): boolean {
  const isConnection =
    error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET')
  return isConnection && c.req.raw.signal.aborted
}

/**
 * Programs call what stands under /api, and are refused in JSON whatever they accept. A fault is a page
 * there too, for who would rather have one: a browser opens exports. Elsewhere a read is refused with a page, except for
 * a client that asks for JSON, as the router does for its own data, and at an address that only takes forms (405).
 */
function isAnsweredAsPage(c: Context, { status }: Problem): boolean {
  const { path, method } = c.req
  if (path.startsWith('/api/')) return status >= 500 && prefersHtml(c)
  const isRead = (method === 'GET' || method === 'HEAD') && status !== 405
  const wantsJson = path.endsWith('.data') || /\bjson\b/.test(c.req.header('accept') ?? '')
  return prefersHtml(c) || (isRead && !wantsJson)
}

import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { QueueFull } from '#app/platform/concurrency/concurrency-limiter.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { FailureReporter } from './failure-reporter.server.ts'
import { plainPage } from './plain-page.server.ts'
import * as words from './refusal-words.ts'

/** Missing proof: the password again, or the code of a second factor. */
type MissingProof = 'password' | 'code'

/**
 * An error with a message for the user. Any other error is a bug and gets a 500 with a reference.
 */
export class Problem extends Error {
  override name = 'Problem'
  readonly status: ContentfulStatusCode
  readonly errors: FieldErrors
  readonly headers: Record<string, string>
  /** Additional proof that the request needs. */
  readonly needs: MissingProof | undefined
  /** Further fields of the JSON, such as the nearest free hours. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: ContentfulStatusCode,
    message: string,
    more: {
      errors?: FieldErrors
      headers?: Record<string, string>
      needs?: MissingProof | undefined
      details?: Readonly<Record<string, unknown>> | undefined
    } = {},
  ) {
    super(message)
    this.status = status
    this.errors = more.errors ?? {}
    this.headers = more.headers ?? {}
    this.needs = more.needs
    this.details = more.details ?? {}
  }
}

/**
 * Returns `{ message, error, errors }` with the status, and `needs` if a login lacks a proof.
 * `error` repeats `message` for older clients.
 */
export function problemJson(c: Context, problem: Problem): Response {
  const { status, message, errors, headers, needs, details } = problem
  const more = needs === undefined ? {} : { needs }
  return c.json({ message, error: message, errors, ...more, ...details }, status, headers)
}

/** Returns `true` if the client prefers HTML to JSON. */
export function prefersHtml(c: Context): boolean {
  const accept = c.req.header('accept') ?? ''
  const page = accept.indexOf('text/html')
  const json = accept.indexOf('application/json')
  return page >= 0 && (json < 0 || page < json)
}

/** Estimated seconds until a full queue is empty. */
const retrySeconds = '5'

/**
 * Handles all errors of endpoints. A `Problem` is returned as it is; a bug is returned as a
 * reference to the log.
 */
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

/**
 * Returns `true` if the client disconnected while sending. This is not a failure of the server and
 * is not logged.
 */
function hasHungUp(error: Error, c: Context): boolean {
  const isConnection =
    error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET')
  return isConnection && c.req.raw.signal.aborted
}

/**
 * Decides if an error is answered with a page or JSON. Under /api a refusal is always JSON. A
 * server error is a page if the client prefers HTML, because browsers open exports under /api.
 * Elsewhere a refused read is a page, except in two cases: the client wants JSON, as the router
 * does for its data, or the path accepts only forms (405).
 */
function isAnsweredAsPage(c: Context, { status }: Problem): boolean {
  const { path, method } = c.req
  if (path.startsWith('/api/')) return status >= 500 && prefersHtml(c)
  const isRead = (method === 'GET' || method === 'HEAD') && status !== 405
  const wantsJson = path.endsWith('.data') || /\bjson\b/.test(c.req.header('accept') ?? '')
  return prefersHtml(c) || (isRead && !wantsJson)
}

import type { Context } from 'hono'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import {
  type PreviewContextValue,
  previewContext,
} from '#app/content/draft-previews/preview-context.server.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { FailureReporter, ServerFailure } from '#app/platform/http/failure-reporter.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import * as words from '#app/platform/http/refusal-words.ts'
import { failureContext, requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { withRequestSlot } from '#app/platform/http/request-slots.server.ts'
import { enquiryPageContext } from '#app/site/enquiry-form/enquiry-page.server.ts'
import type { Services } from './services.server.ts'
import { servicesContext } from './services-context.server.ts'

/** Hands a request to React Router under the address that the visitor sees. */
export function pageRenderer(
  services: Services,
  report: FailureReporter,
  pages: RequestHandler | undefined,
  preview?: PreviewContextValue,
) {
  return async (c: Context<AppEnv>, request: Request): Promise<Response> => {
    if (!pages) throw new Problem(404, words.noSuchPage)
    const asked = isMatchable(c.req.raw) ? request : preview ? undefined : notFoundRequest(request)
    if (!asked) throw new Problem(404, words.noSuchPage)
    const facts = c.get('facts')
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(enquiryPageContext, services)
    context.set(requestInfoContext, facts)
    context.set(previewContext, preview)
    let failure: unknown
    context.set(failureContext, (error) => {
      failure ??= error
    })
    // A client that sends its form slowly must not hold a slot meanwhile.
    const seen = await withBufferedBody(
      withVisibleOrigin(asked, services.publicUrl ?? facts.origin),
    )
    const answer = await withRequestSlot(c, services.slots, () => pages(seen, context))
    // Below 500 it was the request that was wrong, and the answer says so; who has gone reads none.
    return answer.status < 500 || (failure === undefined && c.req.raw.signal.aborted)
      ? answer
      : failedResponse(answer, report(failure, { ...facts, path: c.req.path }))
  }
}

/**
 * Whether the router can match a path: it warns on the console of what can't be decoded, and finds no
 * page, not even the one for what is not there, for a path with a line break in it.
 */
function isMatchable({ url }: Request): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(new URL(url).pathname))
  } catch {
    return false
  }
}

/** The site's own page for what is not there; undefined where none is wanted: a form, the router's data, the portal. */
function notFoundRequest({ method, url, headers }: Request): Request | undefined {
  const { origin, pathname } = new URL(url)
  const isPage = !/^\/admin(?:[/.]|$)|\.data$/i.test(pathname)
  const isRead = method === 'GET' || method === 'HEAD'
  return isPage && isRead ? new Request(`${origin}${notFoundPath}`, { method, headers }) : undefined
}

/** No route has this path: the page of one that is not there has no script that would look for it. */
const notFoundPath = '/%25'

/** The request with its body in memory; `bodyLimit` has bounded its size. */
async function withBufferedBody(request: Request): Promise<Request> {
  if (request.body === null) return request
  const { method } = request
  return new Request(request, { method, body: await request.arrayBuffer() })
}

/** React Router answers 500 to whatever is thrown; that the database is away is no fault of the page. */
function failedResponse(answer: Response, { status, retryAfter }: ServerFailure): Response {
  const headers = new Headers(answer.headers)
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return new Response(answer.body, { status, headers })
}

/**
 * React Router compares a form post's Origin with the request's URL, scheme included. `null` has passed our own check
 * already: it becomes ours.
 */
function withVisibleOrigin(request: Request, origin: string): Request {
  const { pathname, search, href } = new URL(request.url)
  const seen = `${origin}${pathname}${search}`
  const placed = seen === href ? request : new Request(seen, request)
  if (request.headers.get('origin') !== 'null') return placed
  const headers = new Headers(request.headers)
  headers.set('origin', origin)
  return new Request(placed, { headers })
}

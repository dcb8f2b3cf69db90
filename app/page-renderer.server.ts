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

/** Passes a request to React Router under the visitor's address. */
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
    // Reads the body first, because a client that sends slowly must not hold a slot.
    const seen = await withBufferedBody(
      withVisibleOrigin(asked, services.publicUrl ?? facts.origin),
    )
    const answer = await withRequestSlot(c, services.slots, () => pages(seen, context))
    // Below 500 the request was wrong, and the response explains it. A client that disconnected
    // gets no response.
    return answer.status < 500 || (failure === undefined && c.req.raw.signal.aborted)
      ? answer
      : failedResponse(answer, report(failure, { ...facts, path: c.req.path }))
  }
}

/**
 * Returns `true` if the router can match the path. The router logs a warning for a path that it
 * cannot decode. For a path with a line break it finds no route, not even that of the 404 page.
 */
function isMatchable({ url }: Request): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(new URL(url).pathname))
  } catch {
    return false
  }
}

/**
 * Returns a request for the site's 404 page; undefined for a form, the router's data and the
 * portal.
 */
function notFoundRequest({ method, url, headers }: Request): Request | undefined {
  const { origin, pathname } = new URL(url)
  const isPage = !/^\/admin(?:[/.]|$)|\.data$/i.test(pathname)
  const isRead = method === 'GET' || method === 'HEAD'
  return isPage && isRead ? new Request(`${origin}${notFoundPath}`, { method, headers }) : undefined
}

/** No route has this path, so the 404 page has no script that would look for it. */
const notFoundPath = '/%25'

/** Reads the body into memory; `bodyLimit` has limited its size. */
async function withBufferedBody(request: Request): Promise<Request> {
  if (request.body === null) return request
  const { method } = request
  return new Request(request, { method, body: await request.arrayBuffer() })
}

/** React Router answers every error with 500. This sets 503 if the database is unavailable. */
function failedResponse(answer: Response, { status, retryAfter }: ServerFailure): Response {
  const headers = new Headers(answer.headers)
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return new Response(answer.body, { status, headers })
}

/**
 * React Router compares the Origin of a form post with the request's URL, including the scheme.
 * `null` has passed our own check, so it is replaced by our origin.
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

import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import { enquiries } from '#app/enquiries/enquiries.ts'
import { enquiriesApi } from '#app/enquiries/enquiries-api.server.ts'
import { enquiryContext } from '#app/enquiries/enquiry-page.server.ts'
import { healthApi } from '#app/health/health-api.server.ts'
import { accessLog } from '#app/http/access-log.server.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { bodyLimit } from '#app/http/body-limit.server.ts'
import { type Failure, type FailureReport, failureReport } from '#app/http/failure.server.ts'
import { createKept, type Kept } from '#app/http/kept/kept.server.ts'
import { pageCache } from '#app/http/kept/page-cache.server.ts'
import { remember } from '#app/http/kept/remember.server.ts'
import { onError, Problem } from '#app/http/problem.server.ts'
import * as words from '#app/http/refusal-words.ts'
import { failureContext, requestContext } from '#app/http/request-context.server.ts'
import { type ProxyTrust, requestFacts } from '#app/http/request-facts.server.ts'
import {
  knownMethods,
  originCheck,
  pageMethods,
  securityHeaders,
} from '#app/http/security.server.ts'
import { serveCalls } from '#app/http/serve-calls.server.ts'
import { type StaticFolders, staticFiles } from '#app/http/static.server.ts'
import { watchAddresses } from '#app/http/visitor-addresses.server.ts'
import { cataloguePicturesApi } from '#app/media/catalogue-pictures-api.server.ts'
import { mediaApi } from '#app/media/media-api.server.ts'
import { brochureApi } from '#app/models/brochure-api.server.ts'
import { session } from '#app/staff/session.server.ts'
import { shareApi } from '#app/vehicles/share-api.server.ts'
import { declaredCalls, declaredUploads, handledCalls } from './calls.server.ts'
import { servicesContext } from './context.server.ts'
import { openApi } from './openapi.server.ts'
import type { Services } from './services.server.ts'

export type AppOptions = {
  services: Services
  /** React Router's handler over the built pages; tests of the API leave it out. */
  pages?: RequestHandler
  /** Where the files lie that are sent as they are; without it only what is made is served. */
  files?: StaticFolders
  trustProxy?: ProxyTrust
  /** What the listener answers from; without it what is kept stays here. */
  kept?: Kept
}

/** Pages that act on a form which a browser posts by itself, in lower case. */
const formPaths: ReadonlySet<string> = new Set([
  ...enquiries.map(({ page }) => page.toLowerCase()),
  ...[
    ...['login', 'logout', 'forgotten', 'profile', 'change-password'],
    ...['second-factor', 'second-factor/first'],
  ].map((page) => `/admin/${page}`),
])

/** Those whose address has a part that only one person knows. */
const isLinkPage = (path: string) => /^\/admin\/(?:invitation|new-password)\/[^/]+$/.test(path)

/** The life of a request, in order. */
export function createApp({
  services,
  pages,
  files,
  trustProxy = 'loopback',
  kept = createKept(services),
}: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const report = failureReport(services.log)
  const page = pageRenderer(services, report, pages)

  app.use(
    remember(kept),
    requestFacts(trustProxy),
    accessLog(services.log, (line) => services.metrics.count(line)),
    securityHeaders(),
    knownMethods(),
  )
  app.route('/', healthApi(services))
  if (files) {
    app.route('/', cataloguePicturesApi(services, files.catalogue))
    app.route('/', brochureApi(services))
    app.route('/', shareApi(services, files.catalogue))
    app.route('/', staticFiles(files))
  }
  // Kept pages come compressed already; this is for the portal, the calls and what is made for one.
  app.use(compress())
  app.use(watchAddresses(services.addresses))
  const noteRefusal = (requestId: string) =>
    services.security.note({ event: 'origin-refused', requestId })
  app.use(originCheck(services.publicUrl, noteRefusal), bodyLimit(declaredUploads))
  app.use('/api/*', session(services))
  app.use('/admin/*', session(services))
  app.route('/', serveCalls(handledCalls, services))
  app.route('/', enquiriesApi(services, page))
  app.route('/', mediaApi(services.media))
  app.route('/', openApi(declaredCalls))
  app.all('/api/*', unknownCall(app))
  app.use(
    pageMethods((path) => formPaths.has(path) || isLinkPage(path)),
    pageCache({ ...kept, publicUrl: services.publicUrl }),
  )
  app.all('*', (c) => page(c, c.req.raw))

  app.onError(onError(report))
  return app
}

/** Hands a request to React Router under the address that the visitor sees. */
function pageRenderer(
  services: Services,
  report: FailureReport,
  pages: RequestHandler | undefined,
) {
  return async (c: Context<AppEnv>, request: Request): Promise<Response> => {
    if (!pages || !isMatchable(c.req.raw)) throw new Problem(404, words.noSuchPage)
    const facts = c.get('facts')
    const context = new RouterContextProvider()
    context.set(servicesContext, services)
    context.set(enquiryContext, services)
    context.set(requestContext, facts)
    let failure: unknown
    context.set(failureContext, (error) => {
      failure ??= error
    })
    const answer = await pages(underOrigin(request, services.publicUrl ?? facts.origin), context)
    // Below 500 it was the request that was wrong, and the answer says so; who has gone reads none.
    return answer.status < 500 || (failure === undefined && c.req.raw.signal.aborted)
      ? answer
      : failed(answer, report(failure, { ...facts, path: c.req.path }))
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

/** React Router answers 500 to whatever is thrown; that the database is away is no fault of the page. */
function failed(answer: Response, { status, retryAfter }: Failure): Response {
  const headers = new Headers(answer.headers)
  if (retryAfter) headers.set('Retry-After', retryAfter)
  return new Response(answer.body, { status, headers })
}

/** React Router compares a form post's Origin with the request's URL, scheme included. */
function underOrigin(request: Request, origin: string): Request {
  const { pathname, search, href } = new URL(request.url)
  const seen = `${origin}${pathname}${search}`
  return seen === href ? request : new Request(seen, request)
}

/** 405 with what the address does take, where it takes anything; else 404. */
function unknownCall(app: Hono<AppEnv>) {
  return (c: Context<AppEnv>): never => {
    const allowed = app.routes.filter(
      ({ method, path }) => method !== 'ALL' && isAt(path, c.req.path),
    )
    const methods = [...new Set(allowed.map(({ method }) => method))].join(', ')
    if (methods === '') throw new Problem(404, words.noSuchCall(c.req.method, c.req.path))
    throw new Problem(405, words.takesOnly(methods), { headers: { Allow: methods } })
  }
}

function isAt(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  )
}

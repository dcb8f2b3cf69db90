import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { sessionMiddleware } from '#app/auth/login/session-middleware.server.ts'
import { brochureEndpoint } from '#app/catalogue/editor/brochure-endpoint.server.ts'
import { arModelEndpoint } from '#app/catalogue/vehicles/augmented-reality/ar-model-endpoint.server.ts'
import { pricePdfEndpoint } from '#app/catalogue/vehicles/price-calculation/price-pdf-endpoint.server.ts'
import { shareCardEndpoint } from '#app/catalogue/vehicles/share-card-endpoint.server.ts'
import { enquiryEndpoints } from '#app/crm/enquiries/enquiry-endpoints.server.ts'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { healthEndpoints } from '#app/health/health-endpoints.server.ts'
import { cataloguePictureEndpoint } from '#app/media/pictures/catalogue-picture-endpoint.server.ts'
import { filmFileEndpoint } from '#app/media/pictures/film-file-endpoint.server.ts'
import { uploadedPictureEndpoint } from '#app/media/pictures/uploaded-picture-endpoint.server.ts'
import { accessLog } from '#app/platform/http/access-log.server.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { bodyLimit } from '#app/platform/http/body-limit.server.ts'
import { failureReporter } from '#app/platform/http/failure-reporter.server.ts'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { createErrorHandler, Problem } from '#app/platform/http/problem.server.ts'
import * as words from '#app/platform/http/refusal-words.ts'
import { type ProxyTrust, requestInfo } from '#app/platform/http/request-info.server.ts'
import { visitorSlotMiddleware } from '#app/platform/http/request-slots.server.ts'
import { beforeFirstRequestOfDay } from '#app/platform/http/response-cache/before-first-request-of-day.server.ts'
import { cacheResponses } from '#app/platform/http/response-cache/cache-responses.server.ts'
import { pageCache } from '#app/platform/http/response-cache/page-cache.server.ts'
import {
  createResponseCache,
  type ResponseCache,
} from '#app/platform/http/response-cache/response-cache.server.ts'
import {
  requireKnownMethod,
  requirePageMethod,
  requireSameOrigin,
  securityHeaders,
} from '#app/platform/http/security-middleware.server.ts'
import { serveEndpoints } from '#app/platform/http/serve-endpoints.server.ts'
import { type StaticFolders, staticFiles } from '#app/platform/http/static-files.server.ts'
import { detectUndeclaredProxy } from '#app/platform/http/undeclared-proxy-detector.server.ts'
import {
  declaredEndpoints,
  handledEndpoints,
  largeBodyPaths,
  uploadPaths,
} from './endpoints.server.ts'
import { openApi } from './openapi.server.ts'
import { pageRenderer } from './page-renderer.server.ts'
import { previewApp } from './preview-app.server.ts'
import type { Services } from './services.server.ts'

export type AppOptions = {
  services: Services
  /** React Router's handler for the built pages; tests of the API omit it. */
  pages?: PageHandler
  /** Folders of static files; without it, the app serves only what it computes. */
  files?: StaticFolders
  trustProxy?: ProxyTrust
  /** The caches that the listener shares; by default the app has its own. */
  kept?: ResponseCache
}

/** Pages with an action for a plain form post, in lower case. */
const formPostPaths: ReadonlySet<string> = new Set([
  ...publicEnquiryKinds.map(({ page }) => page.toLowerCase()),
  ...[
    ...['login', 'logout', 'forgotten', 'profile', 'change-password'],
    ...['second-factor', 'second-factor/first'],
  ].map((page) => `/admin/${page}`),
])

/** Pages with an action, whose address is a lower-case path and a token or a vehicle's name. */
const isFormPage = (path: string) =>
  /^\/(?:admin\/(?:invitation|new-password)|price)\/[^/]+$|^\/q\/(?!verify$)[^/]+$/.test(path) ||
  /^\/my-enquiry(?:\/[^/]+(?:\/[^/.]+)?)?$/.test(path)

/** Creates the app. The middleware is in the order in which a request passes it. */
export function createApp({
  services,
  pages,
  files,
  trustProxy = 'loopback',
  kept = createResponseCache(services),
}: AppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const report = failureReporter(services.log)
  const page = pageRenderer(services, report, pages)
  const withPricesOfDay = beforeFirstRequestOfDay(kept.day, () =>
    services.plannedPriceLists.carryOut(),
  )

  app.use(
    cacheResponses(kept),
    requestInfo(trustProxy),
    accessLog(services.log, (line) => services.metrics.count(line)),
    securityHeaders(),
    requireKnownMethod(),
  )
  app.route('/', healthEndpoints(services))
  app.use('/brochures/*', withPricesOfDay)
  app.route('/', brochureEndpoint(services))
  app.route('/', arModelEndpoint(services))
  if (files) {
    app.route('/', cataloguePictureEndpoint(services, files.catalogue))
    app.route('/', shareCardEndpoint(services, files.catalogue))
    app.route('/', staticFiles(files))
  }
  // Cached pages are compressed already; this compresses the portal, the endpoints and uncached
  // pages.
  app.use(compress())
  app.use(detectUndeclaredProxy(services.addresses))
  app.use(withPricesOfDay)
  app.route('/', previewApp({ services, report, pages }))
  const noteRefusal = (requestId: string) =>
    services.security.note({ event: 'origin-refused', requestId })
  app.use(
    requireSameOrigin(services.publicUrl, noteRefusal),
    bodyLimit(uploadPaths, largeBodyPaths),
  )
  app.use('/api/*', sessionMiddleware(services))
  app.use('/admin/*', sessionMiddleware(services))
  app.use('/api/*', visitorSlotMiddleware(services.slots))
  app.route('/', serveEndpoints(handledEndpoints, services))
  app.route('/', enquiryEndpoints(services, page))
  app.route('/', pricePdfEndpoint(services))
  app.route('/', filmFileEndpoint(services.keptFiles))
  app.route('/', uploadedPictureEndpoint(services.media))
  app.route('/', openApi(declaredEndpoints))
  app.all('/api/*', unknownEndpoint(app))
  app.use(
    requirePageMethod((path) => formPostPaths.has(path) || isFormPage(path)),
    pageCache({ ...kept, publicUrl: services.publicUrl, slots: services.slots }),
  )
  app.all('*', (c) => page(c, c.req.raw))

  app.onError(createErrorHandler(report))
  return app
}

/** Answers 405 with the allowed methods if the path has any, otherwise 404. */
function unknownEndpoint(app: Hono<AppEnv>) {
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

import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { sessionMiddleware } from '#app/auth/login/session-middleware.server.ts'
import { brochureEndpoint } from '#app/catalogue/editor/brochure-endpoint.server.ts'
import { pricePdfEndpoint } from '#app/catalogue/vehicles/price-calculation/price-pdf-endpoint.server.ts'
import type { PreviewContextValue } from '#app/content/draft-previews/preview-context.server.ts'
import * as words from '#app/content/draft-previews/words.ts'
import type { StoredDraftJson } from '#app/content/publishing/draft-row-store.server.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import type { FailureReporter } from '#app/platform/http/failure-reporter.server.ts'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { plainPage } from '#app/platform/http/plain-page.server.ts'
import { Problem, prefersHtml } from '#app/platform/http/problem.server.ts'
import { visitorSlotMiddleware } from '#app/platform/http/request-slots.server.ts'
import { serveEndpoints } from '#app/platform/http/serve-endpoints.server.ts'
import { handledEndpoints } from './endpoints.server.ts'
import { pageRenderer } from './page-renderer.server.ts'
import { openPreviewOf, previewCapability } from './preview-registry.server.ts'
import type { Services } from './services.server.ts'

type OpenPreview = {
  noun: string
  key: string
  held?: StoredDraftJson
  link?: NonNullable<PreviewContextValue['link']>
}

type Deps = { services: Services; report: FailureReporter; pages: PageHandler | undefined }

/** The public read endpoints. A preview has no others. */
const publicReadEndpoints = handledEndpoints.filter(
  ({ call }) => call.may === 'public' && call.method === 'GET' && call.path.startsWith('/api/'),
)

/** Files are the same for everybody, so links to them lead to their ordinary address. */
const isFile = (path: string) =>
  /^\/(?:assets|fonts|pictures|media|films|wordmarks)\/|^\/[\w-]+\.(?!data$|xml$|txt$)[a-z0-9]+$/.test(
    path,
  )

/** The portal, other previews and files for crawlers. The router ignores the case of a path. */
const isNotPreviewable = (path: string) =>
  /^\/(?:admin|preview)(?:[/.]|$)|^\/(?:robots\.txt|sitemap\.xml)$/i.test(decodePath(path))

/**
 * Serves `/preview/<token>/…`: the whole site with one draft in place of the published document. It
 * is read-only: any write is refused here before a handler runs.
 */
export function previewApp({ services, report, pages }: Deps) {
  /** Opens the editor's own preview: the present draft, for an account that may write it. */
  async function openOwn(c: Context<AppEnv>, segment: string): Promise<OpenPreview | undefined> {
    const [, noun = '', key = ''] = /^([a-z]+)\.([a-z0-9-]+)$/.exec(segment) ?? []
    const may = previewCapability(noun, key)
    if (may === undefined) return undefined
    await sessionMiddleware(services)(c, async () => {})
    const account = c.get('facts').session?.staff
    return account && services.mayDo(account, may) ? { noun, key } : undefined
  }

  /**
   * Opens a preview link: the draft at the time of its creation, as long as its creator has the
   * right to show it.
   */
  async function openLink(token: string): Promise<OpenPreview | undefined> {
    const row = await services.previews.find(token)
    const may = row && previewCapability(row.noun, row.key)
    if (!row || !may || !(await services.currentEditor(row.madeBy, may))) return undefined
    const { noun, key, document_json } = row
    const [madeAt, until] = [row.madeAt, row.expiresAt].map((at) =>
      formatInstant(at, services.timeZone),
    )
    return {
      noun,
      key,
      held: { document_json },
      link: { madeAt: madeAt ?? '', until: until ?? '' },
    }
  }

  const serve = async (c: Context<AppEnv>) => {
    const [, token = '', rest = ''] = /^\/preview\/([^/]*)(.*)$/.exec(c.req.path) ?? []
    const opened = (await openOwn(c, token)) ?? (await openLink(token))
    const found = opened && (await openPreviewOf(services, opened))
    if (!opened || !found) return noSuchPreview(c)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuseWrite(c)
    const prefix = `/preview/${token}`
    if (rest === '' && !opened.link) return c.redirect(`${prefix}${found.shown.home}`, 302)
    const path = rest === '' ? '/' : rest
    if (isNotPreviewable(path)) return refusePath()
    if (isFile(path)) return c.redirect(path, 302)
    if (await found.isLeft?.(path)) return c.redirect(`${prefix}${found.shown.home}`, 302)
    const preview: PreviewContextValue = {
      ...found.shown,
      prefix,
      link: opened.link,
    }
    return answerBelow(c, path, { services: found.services, report, pages, preview })
  }
  return new Hono<AppEnv>()
    .use('/preview/*', previewHeaders)
    .all('/preview', noSuchPreview)
    .all('/preview/*', serve)
}

async function answerBelow(
  c: Context<AppEnv>,
  path: string,
  { services, report, pages, preview }: Deps & { preview: PreviewContextValue },
): Promise<Response> {
  const page = pageRenderer(services, report, pages?.below?.(preview.prefix), preview)
  const site = new Hono<AppEnv>()
    .use(async (inner, next) => {
      inner.set('facts', c.get('facts'))
      await next()
    })
    .use('/api/*', visitorSlotMiddleware(services.slots))
    .route('/', serveEndpoints(publicReadEndpoints, services))
    .route(
      '/',
      brochureEndpoint(services, async () => true),
    )
    .route('/', pricePdfEndpoint(services, preview.prefix))
    .all('/api/*', refusePath)
    .all('*', () => page(c, c.req.raw))
  // The outer app handles the error: as a page or JSON, and in the log.
  site.onError((error) => {
    throw error
  })
  const url = new URL(c.req.url)
  return site.fetch(new Request(`${url.origin}${path}${url.search}`, c.req.raw))
}

/**
 * No cache stores it, no search engine lists it, and no other site learns its address. Only our own
 * editor may frame it.
 */
const previewHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Frame-Options', 'SAMEORIGIN')
  const policy = headers.get('Content-Security-Policy')
  if (policy !== null)
    headers.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    )
})

/**
 * The same answer for an unknown, expired or revoked link, and for one whose creator lost the
 * right.
 */
function noSuchPreview(c: Context<AppEnv>) {
  return plainPage(c, 404, words.noSuchPreview, [words.askForAnother])
}

function refuseWrite(c: Context<AppEnv>) {
  if (prefersHtml(c)) return plainPage(c, 403, words.nothingSent, [words.nothingStored])
  throw new Problem(403, words.nothingSent)
}

function refusePath(): never {
  throw new Problem(404, words.notInPreview)
}

/** Returns the path unchanged if it cannot be decoded; the pages then refuse it. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

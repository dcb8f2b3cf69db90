import { lazy, Suspense } from 'react'
import { data, isRouteErrorResponse, Outlet, redirect } from 'react-router'
import { safeLoginRedirect } from '#app/auth/login/login-redirect.ts'
import { StandaloneStaffPageError } from '#app/auth/login/staff-page-error.tsx'
import * as staffWords from '#app/auth/login/staff-words.ts'
import { requestInfoContext, sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/guard'
import * as words from './guard-words.ts'
import { loadPortalFrameData } from './load-portal-frame-data.server.ts'
import { canOpenPage } from './page-access.server.ts'
import type { PageRefusal } from './portal-frame-data.ts'

/** Loaded lazily: it includes the portal frame, which the print page does not need. */
const RefusedPage = lazy(() => import('./forbidden-page.tsx'))

/** Portal pages are never cached, so they may read any query parameter. */
export const handle = { query: ['*'] }

/** Runs before every loader and action of the portal's pages, including single data requests. */
export const middleware: Route.MiddlewareFunction[] = [
  preventCaching,
  requireSession,
  requireCapability,
]

async function preventCaching(_: unknown, next: () => Promise<Response>) {
  const response = await next()
  response.headers.set('Cache-Control', 'no-store')
  return response
}

const dashboardPath = '/admin/dashboard'
/** The only page for an account that must still set up its required second factor. */
const requiredSecondFactorPath = '/admin/second-factor/first'

/**
 * Without a session, the portal's entry pages redirect to the login. Other pages show the login in
 * place.
 */
function requireSession({ request, context, url }: Parameters<Route.MiddlewareFunction>[0]) {
  const { session, heldBack } = context.get(requestInfoContext)
  if (session) {
    // If nothing is left to set up, leave the page. A POST stays, because its response shows the
    // recovery codes.
    if (url.pathname === requiredSecondFactorPath && request.method === 'GET')
      throw redirect(safeLoginRedirect(url.searchParams.get('next')))
    return context.set(sessionContext, session)
  }
  if (heldBack) {
    if (url.pathname === requiredSecondFactorPath) return context.set(sessionContext, heldBack)
    throw redirect(
      `${requiredSecondFactorPath}?next=${encodeURIComponent(url.pathname + url.search)}`,
    )
  }
  if (/^\/admin\/?$/.test(url.pathname)) throw redirect(dashboardPath)
  if (url.pathname === dashboardPath)
    throw redirect(`/admin/login?next=${encodeURIComponent(url.pathname + url.search)}`)
  throw data({ message: staffWords.logInFirst }, { status: 401 })
}

/**
 * Refuses the request before any loader or action of the page runs. The refusal includes the
 * frame's data.
 */
async function requireCapability(asked: Parameters<Route.MiddlewareFunction>[0]) {
  const { context, request } = asked
  const { staff } = context.get(sessionContext)
  if (canOpenPage(context.get(servicesContext).mayDo, staff, asked)) return
  const message = words.notYours(words.roles[staff.role])
  throw data(
    { message, frame: await loadPortalFrameData(request, context) } satisfies PageRefusal,
    { status: 403 },
  )
}

export const meta: Route.MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'robots', content: 'noindex' },
]

export default function PortalGuard() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 403)
    return <StandaloneStaffPageError error={error} />
  return (
    <Suspense>
      <RefusedPage error={error} />
    </Suspense>
  )
}

import type { ComponentProps } from 'react'
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRevalidator,
} from 'react-router'
import * as v from 'valibot'
import { servicesContext } from '#app/context.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import { LiveNews } from '#app/live/live-news.tsx'
import { PortalFrame } from '#app/portal/portal-frame.tsx'
import { LogInAgain } from '#app/staff/log-in-again.tsx'
import { LoginForm } from '#app/staff/login-form.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { Route } from './+types/layout'

export const meta: Route.MetaFunction = () => [
  { title: 'Admin Portal' },
  { name: 'robots', content: 'noindex' },
]

export function headers() {
  return { 'Cache-Control': 'no-store' }
}

/** Each page asks for the session itself; this only says whose name stands in the header. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { session } = context.get(requestContext)
  if (!session) return null
  const { dealer: dealers, enquiries } = context.get(servicesContext)
  const [dealer, newestEnquiry] = await Promise.all([dealers.get(), enquiries.latestId()])
  return {
    dealerName: dealer.name,
    newestEnquiry,
    // SPEC 3: an account without a name bears the dealer's.
    userName: session.staff.userName || dealer.name,
    isNarrow: /(?:^|; )sidebar=narrow/.test(request.headers.get('cookie') ?? ''),
  }
}

/** Another filter of the same page changes nothing here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return isSamePage && currentUrl.search !== nextUrl.search && !formMethod
    ? false
    : defaultShouldRevalidate
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />
  return (
    <Framed {...loaderData}>
      <Outlet />
    </Framed>
  )
}

/** The frame with what may open over any page: the login in place, and the news. */
function Framed({ newestEnquiry, ...frame }: FrameData) {
  const overlays = (
    <>
      <LogInAgain />
      <LiveNews after={newestEnquiry} />
    </>
  )
  return <PortalFrame {...frame} overlays={overlays} />
}

type FrameData = Omit<ComponentProps<typeof PortalFrame>, 'overlays'> & { newestEnquiry: number }

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 401)
    return <LoginInPlace message={v.parse(refusal, error.data).message} />
  const page = isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />
  return loaderData ? <Framed {...loaderData}>{page}</Framed> : <Alone>{page}</Alone>
}

const refusal = v.fallback(v.object({ message: v.string() }), {
  message: 'Please login to access this page',
})

/** SPEC 8's sentence, and what to do about it. */
function LoginInPlace({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  return (
    <Alone>
      <h1 className="headline mb-8 text-3xl">{titles[pathname] ?? message}</h1>
      {titles[pathname] && <p className="mb-6">{message}</p>}
      <LoginForm next={pathname + search} onSuccess={() => void revalidate()} />
    </Alone>
  )
}

/** SPEC 2.6: what the gallery is called while nobody is logged in. */
const titles: Record<string, string> = { '/admin/gallery': 'Manage Notification' }

function NotFound() {
  return (
    <>
      <h1 className="headline text-3xl">There is no such page</h1>
      <p className="mt-3 mb-6 text-quiet">It may have been moved, or the address is mistyped.</p>
      <LinkButton to="/admin/dashboard" size="small">
        To the dashboard
      </LinkButton>
    </>
  )
}

function Failed() {
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <>
      <h1 className="headline text-3xl">{failures[pathname] ?? 'This page could not be loaded'}</h1>
      <p className="mt-3 mb-6 text-quiet">
        Nothing was changed. Check the connection and try again.
      </p>
      <button
        type="button"
        onClick={() => void revalidate()}
        disabled={state === 'loading'}
        className="min-h-11 rounded-control border border-control px-4 font-semibold text-sm"
      >
        {state === 'loading' ? 'Trying…' : 'Try again'}
      </button>
    </>
  )
}

/** SPEC 8. */
const failures: Record<string, string> = {
  '/admin/dashboard': 'Error: today’s counts could not be loaded',
  '/admin/price': 'Failed to fetch bikes',
  '/admin/account': 'Failed to load user data. Please try again.',
  '/admin/profile': 'Failed to load user profile. Please try again.',
}

function Alone({ children }: { children: React.ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-sm content-center px-5 py-12">
      {children}
    </main>
  )
}

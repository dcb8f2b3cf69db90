import type { ComponentProps } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { sessionContext } from '#app/http/request-context.server.ts'
import { LiveNews } from '#app/live/live-news.tsx'
import { PortalFrame } from '#app/portal/portal-frame.tsx'
import { LogInAgain } from '#app/staff/log-in-again.tsx'
import { logOut } from '#app/staff/log-out.ts'
import { isLoggedOut, PageProblem, ProblemAlone } from '#app/staff/page-problem.tsx'
import { ProveAgain } from '#app/staff/prove-again.tsx'
import type { Route } from './+types/layout'

/** With it every page in the frame asks the server, and so the guard, even one without a loader. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { dealer: dealers, enquiries } = context.get(servicesContext)
  const [dealer, newestEnquiry] = await Promise.all([dealers.get(), enquiries.latestId()])
  return {
    dealerName: dealer.name,
    newestEnquiry,
    // An account without a name bears the dealer's.
    userName: staff.userName || dealer.name,
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
  return (
    <Framed {...loaderData}>
      <Outlet />
    </Framed>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData || isLoggedOut(error)) return <ProblemAlone error={error} />
  return (
    <Framed {...loaderData}>
      <PageProblem error={error} />
    </Framed>
  )
}

/** The frame with what may open over any page: the login in place, and the news. */
function Framed({ newestEnquiry, ...frame }: FrameData) {
  const overlays = (
    <>
      <LogInAgain />
      <ProveAgain />
      <LiveNews after={newestEnquiry} />
    </>
  )
  return <PortalFrame {...frame} logOut={logOut} overlays={overlays} />
}

type FrameData = Omit<ComponentProps<typeof PortalFrame>, 'logOut' | 'overlays'> & {
  newestEnquiry: number
}

import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext, sessionContext } from '#app/http/context.server.ts'
import type { Route } from './+types/layout'
import { isLoggedOut, PageProblem, ProblemAlone } from './page-problem.tsx'
import { PortalFrame } from './portal-frame.tsx'

/** The PDF maker shapes text with WebAssembly; pages of one visit share the first one's policy. */
export const handle = { wasm: true }

/** With it every page in the frame asks the server, and so the guard, even one without a loader. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { dealer: dealers, enquiries } = context.get(servicesContext)
  const [dealer, newestEnquiry] = await Promise.all([dealers.get(), enquiries.latestId()])
  return {
    dealerName: dealer.name,
    newestEnquiry,
    // SPEC 3: an account without a name bears the dealer's.
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
    <PortalFrame {...loaderData}>
      <Outlet />
    </PortalFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData || isLoggedOut(error)) return <ProblemAlone error={error} />
  return (
    <PortalFrame {...loaderData}>
      <PageProblem error={error} />
    </PortalFrame>
  )
}

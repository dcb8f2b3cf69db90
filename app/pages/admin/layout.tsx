import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import {
  isUnauthenticatedError,
  StaffPageError,
  StandaloneStaffPageError,
} from '#app/auth/login/staff-page-error.tsx'
import type { Route } from './+types/layout'
import { loadPortalFrameData } from './load-portal-frame-data.server.ts'
import { PortalFrameWithOverlays } from './portal-frame-with-overlays.tsx'

/** This loader makes every page in the frame call the server, and so the guard. */
export function loader({ request, context }: Route.LoaderArgs) {
  return loadPortalFrameData(request, context)
}

/** A new filter of the same page does not change the frame. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return isSamePage && currentUrl.search !== nextUrl.search && !formMethod
    ? false
    : defaultShouldRevalidate
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PortalFrameWithOverlays {...loaderData}>
      <Outlet />
    </PortalFrameWithOverlays>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData || isUnauthenticatedError(error))
    return <StandaloneStaffPageError error={error} />
  return (
    <PortalFrameWithOverlays {...loaderData}>
      <StaffPageError error={error} />
    </PortalFrameWithOverlays>
  )
}

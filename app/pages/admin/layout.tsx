import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import {
  isUnauthenticatedError,
  StaffPageError,
  StandaloneStaffPageError,
} from '#app/auth/login/staff-page-error.tsx'
import type { Route } from './+types/layout'
import { frameOf } from './frame-of.server.ts'
import { Framed } from './framed.tsx'

/** With it every page in the frame asks the server, and so the guard, even one without a loader. */
export function loader({ request, context }: Route.LoaderArgs) {
  return frameOf(request, context)
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
  if (!loaderData || isUnauthenticatedError(error))
    return <StandaloneStaffPageError error={error} />
  return (
    <Framed {...loaderData}>
      <StaffPageError error={error} />
    </Framed>
  )
}

import { redirect } from 'react-router'
import { createSessionCookie } from '#app/auth/login/session-middleware.server.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/logout'

export function loader() {
  return redirect('/admin/login')
}

/** Handles the menu's Logout without JavaScript. */
export async function action({ context }: Route.ActionArgs) {
  const { session, heldBack, isSecure } = context.get(requestInfoContext)
  const ends = session ?? heldBack
  if (ends) await context.get(servicesContext).sessions.remove(ends.idHash)
  return redirect('/admin/login', {
    headers: { 'Set-Cookie': createSessionCookie(undefined, isSecure) },
  })
}

import { redirect } from 'react-router'
import { sessionCookie } from '#app/auth/login/session.server.ts'
import { servicesContext } from '#app/context.server.ts'
import { requestContext } from '#app/platform/http/request-context.server.ts'
import type { Route } from './+types/logout'

export function loader() {
  return redirect('/admin/login')
}

/** The menu's Logout without JavaScript. */
export async function action({ context }: Route.ActionArgs) {
  const { session, heldBack, isSecure } = context.get(requestContext)
  const ends = session ?? heldBack
  if (ends) await context.get(servicesContext).sessions.remove(ends.idHash)
  return redirect('/admin/login', {
    headers: { 'Set-Cookie': sessionCookie(undefined, isSecure) },
  })
}

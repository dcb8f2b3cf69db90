import { redirect } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import { sessionCookie } from '#app/staff/session.server.ts'
import type { Route } from './+types/logout'

export function loader() {
  return redirect('/admin/login')
}

/** The menu's Logout without JavaScript. */
export async function action({ context }: Route.ActionArgs) {
  const { session, isSecure } = context.get(requestContext)
  if (session) await context.get(servicesContext).sessions.remove(session.idHash)
  return redirect('/admin/login', {
    headers: { 'Set-Cookie': sessionCookie(undefined, isSecure) },
  })
}

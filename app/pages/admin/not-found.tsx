import { data } from 'react-router'
import { requirePageSession } from '#app/staff/page-session.server.ts'
import type { Route } from './+types/not-found'

/** Every other address under /admin: who is not logged in does not learn which ones exist. */
export function loader({ context, url }: Route.LoaderArgs) {
  requirePageSession(context, url)
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}

import { redirect } from 'react-router'
import type { Route } from './+types/enquiry'

/** Redirects old links, such as those in mails and bookmarks, to the enquiry's page at the desk. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(`/admin/desk/${encodeURIComponent(params.reference)}`)
}

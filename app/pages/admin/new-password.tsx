import { actOnLink, linkHeaders, loadLink } from '#app/auth/staff-accounts/link-page.server.ts'
import { LinkPage } from '#app/auth/staff-accounts/link-page.tsx'
import * as words from '#app/auth/staff-accounts/staff-words.ts'
import { servicesContext } from '#app/context.server.ts'
import { requestContext } from '#app/platform/http/request-context.server.ts'
import type { Route } from './+types/new-password'

const purpose = 'password'

/** No program: nothing on the page needs one, and nothing else learns its address. */
export const handle = { scripts: false }

export const meta: Route.MetaFunction = () => [
  { title: words.setPassword },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = linkHeaders

export function loader({ context, params: { token } }: Route.LoaderArgs) {
  return loadLink(context.get(servicesContext), token, purpose)
}

export function action({ request, context, params: { token } }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  return actOnLink(context.get(servicesContext), { request, facts, token, purpose })
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage link={loaderData} purpose={purpose} refused={actionData} />
}

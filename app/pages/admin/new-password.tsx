import {
  handleSetPasswordForm,
  loadSetPasswordPage,
  setPasswordPageHeaders,
} from '#app/auth/staff-accounts/set-password-page.server.ts'
import { SetPasswordPage } from '#app/auth/staff-accounts/set-password-page.tsx'
import * as words from '#app/auth/staff-accounts/staff-words.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/new-password'

const linkPurpose = 'password'

/** Sends no scripts: the page needs none, and no script may learn its secret address. */
export const handle = { scripts: false }

export const meta: Route.MetaFunction = () => [
  { title: words.setPassword },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = setPasswordPageHeaders

export function loader({ context, params: { token } }: Route.LoaderArgs) {
  return loadSetPasswordPage(context.get(servicesContext), token, linkPurpose)
}

export function action({ request, context, params: { token } }: Route.ActionArgs) {
  const facts = context.get(requestInfoContext)
  return handleSetPasswordForm(context.get(servicesContext), {
    request,
    facts,
    token,
    purpose: linkPurpose,
  })
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <SetPasswordPage link={loaderData} purpose={linkPurpose} refused={actionData} />
}

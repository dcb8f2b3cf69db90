import { data } from 'react-router'
import { forgotPasswordFormSchema } from '#app/auth/staff-accounts/forgot-password-form.ts'
import {
  type ForgotPasswordAnswer,
  ForgotPasswordPage,
} from '#app/auth/staff-accounts/forgot-password-page.tsx'
import { requestPasswordReset } from '#app/auth/staff-accounts/request-password-reset.server.ts'
import * as words from '#app/auth/staff-accounts/staff-words.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import type { Failure } from '#app/platform/result/result.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/forgotten'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = () => [
  { title: words.forgottenTitle },
  { name: 'robots', content: 'noindex' },
]

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}

export async function loader({ context }: Route.LoaderArgs) {
  const { dealer, mailsLinks } = context.get(servicesContext)
  return { dealerName: (await dealer.get()).name, mailsLinks }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { address, id: requestId } = context.get(requestInfoContext)
  const form = await readFormResult(request)
  if (!form.ok) return refuseForgottenPassword(form)
  const checked = validateInput(forgotPasswordFormSchema, Object.fromEntries(form.value))
  if (!checked.ok) return refuseForgottenPassword(checked)
  const asked = await requestPasswordReset(services, { ...checked.value, address, requestId })
  return asked.ok
    ? data<ForgotPasswordAnswer>({ ...asked.value, errors: {}, isDone: true })
    : refuseForgottenPassword(asked)
}

function refuseForgottenPassword(failure: Failure) {
  const { status, message, errors, headers } = httpProblem(failure)
  return data<ForgotPasswordAnswer>({ message, errors, isDone: false }, { status, headers })
}

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgotPasswordPage {...loaderData} answer={actionData} />
}

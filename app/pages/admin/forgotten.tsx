import { data } from 'react-router'
import { askForNewPassword } from '#app/auth/staff-accounts/forgotten.server.ts'
import { forgottenForm } from '#app/auth/staff-accounts/forgotten-form.ts'
import { type ForgottenAnswer, ForgottenPage } from '#app/auth/staff-accounts/forgotten-page.tsx'
import * as words from '#app/auth/staff-accounts/staff-words.ts'
import { servicesContext } from '#app/context.server.ts'
import { check } from '#app/platform/forms/check.ts'
import { formOf } from '#app/platform/http/body.server.ts'
import { problemOf } from '#app/platform/http/problem.server.ts'
import { requestContext } from '#app/platform/http/request-context.server.ts'
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
  const { address, id: requestId } = context.get(requestContext)
  const form = await formOf(request)
  if (!(form instanceof URLSearchParams)) return answer(problemOf(form))
  const checked = check(forgottenForm, Object.fromEntries(form))
  if (!checked.ok) return answer({ ...checked, status: 422 })
  const asked = await askForNewPassword(services, { ...checked.output, address, requestId })
  return asked.is === 'refused'
    ? answer(problemOf(asked))
    : data<ForgottenAnswer>({ message: asked.message, errors: {}, isDone: true })
}

type Refused = Omit<ForgottenAnswer, 'isDone'> & {
  status: number
  headers?: Record<string, string>
}

function answer({ status, message, errors, headers = {} }: Refused) {
  return data<ForgottenAnswer>({ message, errors, isDone: false }, { status, headers })
}

export default function Forgotten({ loaderData, actionData }: Route.ComponentProps) {
  return <ForgottenPage {...loaderData} answer={actionData} />
}

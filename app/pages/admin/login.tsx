import { useEffect, useRef } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { check } from '#app/forms/check.ts'
import { type Refusal, refuse } from '#app/forms/refusal.ts'
import { formOf } from '#app/http/body.server.ts'
import { problemOf } from '#app/http/problem.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import { deviceLabel } from '#app/staff/device-label.ts'
import { logIn } from '#app/staff/log-in.server.ts'
import { LoginForm } from '#app/staff/login-form.tsx'
import { nextPage } from '#app/staff/next-page.ts'
import { markerCookie, sessionCookie } from '#app/staff/session.server.ts'
import { logInForm } from '#app/staff/staff-forms.ts'
import { notify } from '#app/ui/toast.ts'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import type { Route } from './+types/login'
import * as words from './login-words.ts'

/** In milliseconds: the toast is read before the page changes. */
const redirectDelay = 2000

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: words.pageTitle(loaderData?.dealerName ?? '') },
  { name: 'robots', content: 'noindex' },
]

export function headers({ actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(actionHeaders)
  headers.set('Cache-Control', 'no-store')
  return headers
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { dealer, mailsLinks } = context.get(servicesContext)
  const { name } = await dealer.get()
  return { dealerName: name, mailsLinks, next: nextPage(url.searchParams.get('next')) }
}

/** The form without JavaScript. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { id: requestId, address, isSecure, session } = context.get(requestContext)
  const form = await formOf(request)
  if (!(form instanceof URLSearchParams)) return refused(form, '')
  const sent = Object.fromEntries(form)
  const userId = sent['userId'] ?? ''
  const checked = check(logInForm, sent)
  if (!checked.ok) return refused(refuse('invalid', checked.message, checked), userId)
  const loggedIn = await logIn(services, {
    ...checked.output,
    address,
    requestId,
    device: deviceLabel(request.headers.get('user-agent')),
  })
  if (loggedIn.is === 'refused') return refused(loggedIn, userId)
  if (session) await services.sessions.remove(session.idHash)
  const headers = new Headers({ 'Set-Cookie': sessionCookie(loggedIn.sessionId, isSecure) })
  headers.append('Set-Cookie', markerCookie())
  return redirect(nextPage(url.searchParams.get('next')), { status: 303, headers })
}

/** The page again, with what was typed but the password. */
function refused(refusal: Refusal, userId: string) {
  const { status, message, errors, headers } = problemOf(refusal)
  return data({ message, errors, userId }, { status, headers })
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { dealerName, mailsLinks, next } = loaderData
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function onSuccess(message: string) {
    void notify(message)
    timer.current = setTimeout(() => void navigate(next), redirectDelay)
  }

  return (
    <main className="grid min-h-dvh place-items-center px-5 py-12">
      <div className="w-full max-w-sm">
        <p className="label text-quiet">{dealerName}</p>
        <h1 className="headline mt-2 mb-8 text-4xl">{words.adminPortal}</h1>
        <LoginForm next={next} onSuccess={onSuccess} refused={actionData} />
        <p className="mt-8 flex flex-wrap gap-x-5 border-hairline border-t pt-2 text-quiet text-sm *:py-2">
          {mailsLinks ? (
            <a href="/admin/forgotten" className="text-signal-text underline">
              {words.forgotten}
            </a>
          ) : (
            <span>{words.lostPassword}</span>
          )}
          <a href="/" className="text-signal-text underline">
            {words.toWebsite}
          </a>
        </p>
      </div>
      <ToastRegion duration={3000} />
    </main>
  )
}

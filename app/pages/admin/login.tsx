import { useEffect, useRef } from 'react'
import { data, redirect, useNavigate } from 'react-router'
import { deviceLabel } from '#app/auth/login/device-label.ts'
import {
  handlePasswordForm,
  handleSecondFactorCodeForm,
} from '#app/auth/login/handle-login-form.server.ts'
import { LoginForm } from '#app/auth/login/login-form.tsx'
import {
  cookieCheckParam,
  cookieCheckPath,
  safeLoginRedirect,
} from '#app/auth/login/login-redirect.ts'
import {
  createLoginMarkerCookie,
  createPendingLoginCookie,
  createSessionCookie,
  readPendingLoginCookie,
} from '#app/auth/login/session-middleware.server.ts'
import * as staffWords from '#app/auth/login/staff-words.ts'
import { findRelyingParty } from '#app/auth/mfa/webauthn-passkeys.server.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import type { ProblemDetails } from '#app/platform/result/result.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { ToastRegion } from '#app/ui/components/toast-region.tsx'
import type { Route } from './+types/login'
import * as words from './login-words.ts'

/** Delay before the redirect in milliseconds, so that the toast can be read. */
const redirectDelayMs = 2000

const sideLinkClass = 'inline-flex min-h-11 items-center text-signal-text underline md:min-h-8'

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
  const { dealer, passkeys, publicUrl, mailsLinks } = context.get(servicesContext)
  const { origin, session, heldBack } = context.get(requestInfoContext)
  const next = safeLoginRedirect(url.searchParams.get('next'))
  const isCookieCheck = url.searchParams.has(cookieCheckParam)
  if (isCookieCheck && (session ?? heldBack)) throw redirect(next)
  const isPossible = findRelyingParty(publicUrl, origin) !== undefined
  const [{ name }, hasPasskeys] = await Promise.all([dealer.get(), isPossible && passkeys.isAny()])
  return { dealerName: name, mailsLinks, next, hasPasskeys, lacksCookies: isCookieCheck }
}

/**
 * Handles the form without JavaScript: first user ID and password, then the code. A cookie carries
 * the ticket of the first step.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { id: requestId, address, isSecure, session, heldBack } = context.get(requestInfoContext)
  const form = await readFormResult(request)
  if (!form.ok) return loginRefusal(form.problem, '')
  const sent = Object.fromEntries(form.value)
  const isSecondStep = 'code' in sent && !('password' in sent)
  const userId = sent['userId'] ?? ''
  const ticket = readPendingLoginCookie(request)
  const device = deviceLabel(request.headers.get('user-agent'))
  const sender = { sent, address, requestId, device }
  const loggedIn = isSecondStep
    ? await handleSecondFactorCodeForm(services, { ticket, ...sender })
    : await handlePasswordForm(services, sender)
  if (!loggedIn.ok) {
    const { details: step, ...problem } = loggedIn.problem
    if (!step) return loginRefusal(problem, userId)
    const next = await services.tickets.issue('code', step.staffId, step.until)
    // The first request for a code is not an error, so it shows none.
    const told = isSecondStep ? problem : { ...problem, message: '', errors: {} }
    return loginRefusal(told, '', createPendingLoginCookie(next, isSecure))
  }
  const earlier = session ?? heldBack
  if (earlier) await services.sessions.remove(earlier.idHash)
  const headers = new Headers({ 'Set-Cookie': createSessionCookie(loggedIn.value, isSecure) })
  headers.append('Set-Cookie', createLoginMarkerCookie())
  if (ticket) headers.append('Set-Cookie', createPendingLoginCookie(undefined, isSecure))
  const next = safeLoginRedirect(url.searchParams.get('next'))
  return redirect(cookieCheckPath(next), { status: 303, headers })
}

/**
 * Shows the page again with the typed user ID, but without the password. The code's form shows no
 * user ID.
 */
function loginRefusal(problem: ProblemDetails, userId: string, cookie?: string) {
  const { status, message, errors, headers, needs } = httpProblem({ ok: false, problem })
  const sent = new Headers(headers)
  if (cookie) sent.append('Set-Cookie', cookie)
  return data({ message, errors, userId, needs }, { status, headers: sent })
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { dealerName, mailsLinks, next, hasPasskeys, lacksCookies } = loaderData
  const refused = lacksCookies
    ? { message: staffWords.cookiesNeeded, errors: {}, userId: '' }
    : undefined
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function onSuccess(message: string) {
    void showToast(message)
    timer.current = setTimeout(() => void navigate(next), redirectDelayMs)
  }

  return (
    <main className="grid min-h-dvh place-items-center px-5 py-12">
      <div className="w-full max-w-sm">
        <p className="label text-quiet">{dealerName}</p>
        <h1 className="headline mt-2 mb-8 text-4xl">{words.adminPortal}</h1>
        <LoginForm
          next={next}
          onSuccess={onSuccess}
          refused={actionData ?? refused}
          hasPasskeys={hasPasskeys}
        />
        <p className="mt-8 flex flex-wrap items-center gap-x-5 border-hairline border-t pt-3 text-quiet text-sm">
          {mailsLinks ? (
            <a href="/admin/forgotten" className={sideLinkClass}>
              {words.forgotten}
            </a>
          ) : (
            <span>{words.lostPassword}</span>
          )}
          <a href="/" className={sideLinkClass}>
            {words.toWebsite}
          </a>
        </p>
      </div>
      <ToastRegion duration={3000} />
    </main>
  )
}

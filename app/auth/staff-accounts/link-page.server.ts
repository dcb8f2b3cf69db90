import { data, redirect } from 'react-router'
import { deviceLabel } from '#app/auth/login/device-label.ts'
import { cookieCheckPath } from '#app/auth/login/next-page.ts'
import { markerCookie, sessionCookie } from '#app/auth/login/session.server.ts'
import { check } from '#app/platform/forms/check.ts'
import type { FieldErrors } from '#app/platform/forms/errors-of.ts'
import type { RequestFacts } from '#app/platform/http/app-env.ts'
import { formOf } from '#app/platform/http/body.server.ts'
import { problemOf } from '#app/platform/http/problem.server.ts'
import type { LinkShown } from './link-page.tsx'
import type { LinkPurpose, LinkStore } from './link-store.server.ts'
import { type NewPasswordNeeds, setPasswordByLink } from './new-password.server.ts'
import { newPasswordForm } from './new-password.ts'

type Needs = NewPasswordNeeds & { links: Pick<LinkStore, 'find'> }

/** What stands behind a link. Looking uses nothing up: mail programs open links by themselves. */
export async function loadLink({ links, dealer }: Needs, token: string, purpose: LinkPurpose) {
  const [link, { name: dealerName }] = await Promise.all([links.find(token, purpose), dealer.get()])
  if (link.is !== 'open')
    return data<LinkShown>({ dealerName, dead: link.is }, { status: statuses[link.is] })
  const { userId, userName } = link.account
  return data<LinkShown>({ dealerName, account: { userId, name: userName || userId } })
}

/** Only this uses it up. */
export async function actOnLink(needs: Needs, { request, facts, token, purpose }: Posted) {
  const form = await formOf(request)
  if (!(form instanceof URLSearchParams)) {
    const { status, message } = problemOf(form)
    return refused(status, message)
  }
  const checked = check(newPasswordForm, Object.fromEntries(form))
  if (!checked.ok) return refused(422, checked.message, checked.errors)
  const { address, id: requestId, isSecure } = facts
  const outcome = await setPasswordByLink(needs, {
    token,
    purpose,
    password: checked.output.newPassword,
    address,
    device: deviceLabel(request.headers.get('user-agent')),
    requestId,
  })
  // The page is loaded anew after this, and says what became of the link.
  if (outcome.is === 'dead') return refused(statuses[outcome.link], '')
  if (outcome.is === 'refused') return refused(422, outcome.message, outcome.errors)
  if (outcome.sessionId === undefined)
    return redirect(`/admin/login?next=${encodeURIComponent(secondSteps)}`, 303)
  const headers = new Headers({ 'Set-Cookie': sessionCookie(outcome.sessionId, isSecure) })
  headers.append('Set-Cookie', markerCookie())
  return redirect(cookieCheckPath('/admin/dashboard'), { status: 303, headers })
}

/** A new password removes no passkey, nor an app: who logs in next is asked to look through them. */
const secondSteps = '/admin/second-factor?said=newPassword'

type Posted = { request: Request; facts: RequestFacts; token: string; purpose: LinkPurpose }

const statuses = { unknown: 404, used: 410, late: 410, deactivated: 410 } as const

function refused(status: number, message: string, errors: FieldErrors = {}) {
  return data({ message, errors }, { status })
}

/**
 * Nothing keeps the page, and no other site learns its address. Not `no-referrer`: with that a browser says
 * of the form on it that it comes from nowhere, and it would be refused.
 */
export function linkHeaders(): Record<string, string> {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
}

import { data, redirect } from 'react-router'
import { deviceLabel } from '#app/auth/login/device-label.ts'
import { cookieCheckPath } from '#app/auth/login/login-redirect.ts'
import {
  createLoginMarkerCookie,
  createSessionCookie,
} from '#app/auth/login/session-middleware.server.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import type { RequestInfo } from '#app/platform/http/app-env.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { newPasswordFormSchema } from './new-password-form.ts'
import type { PasswordLinkPurpose, PasswordLinkStore } from './password-link-store.server.ts'
import { type SetPasswordByLinkDeps, setPasswordByLink } from './set-password-by-link.server.ts'
import type { SetPasswordPageData } from './set-password-page.tsx'

type Deps = SetPasswordByLinkDeps & { links: Pick<PasswordLinkStore, 'find'> }

/**
 * Loads the state of a password link without using it up, because mail programs open links on their
 * own.
 */
export async function loadSetPasswordPage(
  { links, dealer }: Deps,
  token: string,
  purpose: PasswordLinkPurpose,
) {
  const [link, { name: dealerName }] = await Promise.all([links.find(token, purpose), dealer.get()])
  if (link.is !== 'open')
    return data<SetPasswordPageData>(
      { dealerName, dead: link.is },
      { status: linkStatusCodes[link.is] },
    )
  const { account } = link
  const { userId } = account
  return data<SetPasswordPageData>({ dealerName, account: { userId, name: staffName(account) } })
}

/** Handles the posted form. Only this uses up the link. */
export async function handleSetPasswordForm(
  needs: Deps,
  { request, facts, token, purpose }: SetPasswordPost,
) {
  const form = await readFormResult(request)
  if (!form.ok) return refusedForm(httpProblem(form))
  const checked = validateInput(newPasswordFormSchema, Object.fromEntries(form.value))
  if (!checked.ok) return refusedForm(httpProblem(checked))
  const { address, id: requestId, isSecure } = facts
  const result = await setPasswordByLink(needs, {
    token,
    purpose,
    password: checked.value.newPassword,
    address,
    device: deviceLabel(request.headers.get('user-agent')),
    requestId,
  })
  // The page is loaded again after this and shows the state of the link.
  if (!result.ok) {
    const { details: link } = result.problem
    if (link) return refusedForm({ status: linkStatusCodes[link], message: '', errors: {} })
    return refusedForm(httpProblem(result))
  }
  if (result.value === undefined)
    return redirect(`/admin/login?next=${encodeURIComponent(secondFactorPagePath)}`, 303)
  const headers = new Headers({ 'Set-Cookie': createSessionCookie(result.value, isSecure) })
  headers.append('Set-Cookie', createLoginMarkerCookie())
  return redirect(cookieCheckPath('/admin/dashboard'), { status: 303, headers })
}

/** Passkeys and apps stay valid after a new password. This page asks the person to check them. */
const secondFactorPagePath = '/admin/second-factor?said=newPassword'

type SetPasswordPost = {
  request: Request
  facts: RequestInfo
  token: string
  purpose: PasswordLinkPurpose
}

const linkStatusCodes = { unknown: 404, used: 410, late: 410, deactivated: 410 } as const

type RefusedForm = { status: number; message: string; errors: FieldErrors }

function refusedForm({ status, message, errors }: RefusedForm) {
  return data({ message, errors }, { status })
}

/**
 * Prevents caches from storing the page and other sites from learning its address. `no-referrer` is
 * not possible: the browser would post the form without an origin, and the server would refuse it.
 */
export function setPasswordPageHeaders(): Record<string, string> {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }
}

import { codeRequired } from '#app/auth/mfa/check-second-factor.server.ts'
import type { PendingLoginStore } from '#app/auth/mfa/pending-login-store.server.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import { fail } from '#app/platform/result/result.ts'
import {
  atSecondFactor,
  completeLogInWithCode,
  type LogInDeps,
  type LoginClient,
  type LoginResult,
  logIn,
} from './log-in.server.ts'
import { logInFormSchema, secondFactorCodeFormSchema } from './login-and-account-forms.ts'
import * as words from './staff-words.ts'

type LoginFormPost = { sent: Record<string, string> } & LoginClient

/** Handles the login form with user ID and password, posted without JavaScript. */
export async function handlePasswordForm(
  services: LogInDeps,
  { sent, ...sender }: LoginFormPost,
): Promise<LoginResult> {
  const form = validateInput(logInFormSchema, sent)
  return form.ok ? logIn(services, { ...form.value, ...sender }) : form
}

/** Handles the form with the code alone. The ticket identifies the account. */
export async function handleSecondFactorCodeForm(
  services: LogInDeps & { tickets: PendingLoginStore },
  { ticket = '', sent, ...sender }: LoginFormPost & { ticket: string | undefined },
): Promise<LoginResult> {
  if (ticket === '') return fail('unauthenticated', words.ticketMissing)
  const taken = await services.tickets.take('code', ticket)
  if (!taken || taken.staffId === null) return fail('unauthenticated', words.tookTooLong)
  const { staffId, expiresAt: until } = taken
  const form = validateInput(secondFactorCodeFormSchema, sent)
  const result = form.ok
    ? await completeLogInWithCode(services, { staffId, code: form.value.code, ...sender })
    : atSecondFactor(codeRequired(form.problem.message), staffId)
  if (result.ok || !result.problem.details) return result
  const details = { ...result.problem.details, until }
  return { ok: false, problem: { ...result.problem, details } }
}

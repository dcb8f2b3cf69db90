import type { PendingLoginStore } from '#app/auth/mfa/pending-login-store.server.ts'
import { type Refusal, refuse } from '#app/platform/forms/refusal.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import {
  completeLogInWithCode,
  type LogInDeps,
  type LoginClient,
  type LoginSuccess,
  logIn,
  type SecondFactorRequired,
} from './log-in.server.ts'
import { logInFormSchema, secondFactorCodeFormSchema } from './login-and-account-forms.ts'
import * as words from './staff-words.ts'

type LoginFormPost = { sent: Record<string, string> } & LoginClient

/** `until`: expiry of the ticket that was used, if any. A new ticket keeps that expiry. */
type LoginFormOutcome = LoginSuccess | (SecondFactorRequired & { until?: string }) | Refusal

/** Handles the login form with user ID and password, posted without JavaScript. */
export async function handlePasswordForm(
  services: LogInDeps,
  { sent, ...sender }: LoginFormPost,
): Promise<LoginFormOutcome> {
  const form = validateInput(logInFormSchema, sent)
  if (!form.ok) return refuse('invalid', form.message, form)
  return logIn(services, { ...form.output, ...sender })
}

/** Handles the form with the code alone. The ticket identifies the account. */
export async function handleSecondFactorCodeForm(
  services: LogInDeps & { tickets: PendingLoginStore },
  { ticket = '', sent, ...sender }: LoginFormPost & { ticket: string | undefined },
): Promise<LoginFormOutcome> {
  if (ticket === '') return refuse('notYou', words.ticketMissing)
  const taken = await services.tickets.take('code', ticket)
  if (!taken || taken.staffId === null) return refuse('notYou', words.tookTooLong)
  const { staffId, expiresAt: until } = taken
  const form = validateInput(secondFactorCodeFormSchema, sent)
  const outcome = form.ok
    ? await completeLogInWithCode(services, { staffId, code: form.output.code, ...sender })
    : secondFactorRequired(staffId, form.message)
  return outcome.is === 'halfway' ? { ...outcome, until } : outcome
}

function secondFactorRequired(staffId: number, message: string): SecondFactorRequired {
  const refusal = refuse('notYou', message, { needs: 'code', errors: { code: [message] } })
  return { is: 'halfway', staffId, refusal }
}

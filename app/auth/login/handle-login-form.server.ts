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

/** `until`: of the ticket that was used, where there was one: each new one ends when the first did. */
type LoginFormOutcome = LoginSuccess | (SecondFactorRequired & { until?: string }) | Refusal

/** The login's form as a browser posts it: user ID and password. */
export async function handlePasswordForm(
  services: LogInDeps,
  { sent, ...sender }: LoginFormPost,
): Promise<LoginFormOutcome> {
  const form = validateInput(logInFormSchema, sent)
  if (!form.ok) return refuse('invalid', form.message, form)
  return logIn(services, { ...form.output, ...sender })
}

/** The code by itself: whose it is, the ticket says. */
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

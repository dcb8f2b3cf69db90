import type { TicketStore } from '#app/auth/mfa/ticket-store.server.ts'
import { check } from '#app/platform/forms/check.ts'
import { type Refusal, refuse } from '#app/platform/forms/refusal.ts'
import {
  finishLogIn,
  type Halfway,
  type LoggedIn,
  type LogInNeeds,
  logIn,
  type Sender,
} from './log-in.server.ts'
import { codeForm, logInForm } from './staff-forms.ts'
import * as words from './staff-words.ts'

type Sent = { sent: Record<string, string> } & Sender

/** `until`: of the ticket that was used, where there was one: each new one ends when the first did. */
type Begun = LoggedIn | (Halfway & { until?: string }) | Refusal

/** The login's form as a browser posts it: user ID and password. */
export async function beginLogIn(services: LogInNeeds, { sent, ...sender }: Sent): Promise<Begun> {
  const form = check(logInForm, sent)
  if (!form.ok) return refuse('invalid', form.message, form)
  return logIn(services, { ...form.output, ...sender })
}

/** The code by itself: whose it is, the ticket says. */
export async function goOnLogIn(
  services: LogInNeeds & { tickets: TicketStore },
  { ticket = '', sent, ...sender }: Sent & { ticket: string | undefined },
): Promise<Begun> {
  if (ticket === '') return refuse('notYou', words.ticketMissing)
  const taken = await services.tickets.take('code', ticket)
  if (!taken || taken.staffId === null) return refuse('notYou', words.tookTooLong)
  const { staffId, expiresAt: until } = taken
  const form = check(codeForm, sent)
  const outcome = form.ok
    ? await finishLogIn(services, { staffId, code: form.output.code, ...sender })
    : halfway(staffId, form.message)
  return outcome.is === 'halfway' ? { ...outcome, until } : outcome
}

function halfway(staffId: number, message: string): Halfway {
  const refusal = refuse('notYou', message, { needs: 'code', errors: { code: [message] } })
  return { is: 'halfway', staffId, refusal }
}

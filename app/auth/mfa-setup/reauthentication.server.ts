import { verifyPassword } from '#app/auth/login/password-hash.server.ts'
import type { StaffStore } from '#app/auth/login/staff-store.server.ts'
import type { SecondFactorStore } from '#app/auth/mfa/second-factor-store.server.ts'
import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import type { Session } from '#app/platform/permissions/session.ts'
import { fail } from '#app/platform/result/result.ts'
import * as words from './staff-words.ts'

export type ReauthenticationDeps = {
  staff: StaffStore
  factors: SecondFactorStore
  limits: { passwords: RateLimiter }
  security: Pick<SecurityLog, 'note'>
}

/** The session to check and the ID of the request. */
export type SessionRequest = { session: Session; requestId: string }

/**
 * Checks the password of the logged-in account. Throws 422 as a Problem for a wrong one, and 429
 * after too many attempts in one session.
 */
export async function requirePassword(
  { staff, limits, security }: ReauthenticationDeps,
  { session, requestId }: SessionRequest,
  password: string,
): Promise<void> {
  await limitGuesses(limits.passwords, session)
  const account = await staff.find(session.staff.id)
  if (!account || !(await verifyPassword(password, account.passwordHash))) {
    const { userId } = session.staff
    await security.note({
      event: 'password-guessed',
      editor: session.staff,
      label: userId,
      requestId,
    })
    throw new Problem(422, words.wrongPassword, { errors: { password: [words.wrongPassword] } })
  }
  await limits.passwords.clear(session.idHash)
}

/**
 * Checks the password first and then the code, so that a wrong password does not use up the code.
 */
export async function requirePasswordAndCode(
  needs: ReauthenticationDeps,
  asker: SessionRequest,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await requirePassword(needs, asker, password)
  const { session, requestId } = asker
  const { limits, factors, security } = needs
  const key = `code ${session.idHash}`
  const wait = await limits.passwords.take(key)
  if (wait > 0) throw tooManyGuessesProblem(wait)
  const outcome = await factors.useCode(session.staff.id, code)
  if (outcome === 'wrong' || outcome === 'used') throw wrongCodeProblem(outcome)
  await limits.passwords.clear(key)
  const { staff: editor } = session
  if (outcome === 'recovery')
    await security.note({
      event: 'recovery-code-used',
      editor,
      label: editor.userId,
      requestId,
    })
}

export function wrongCodeProblem(outcome: 'wrong' | 'used'): Problem {
  const message = outcome === 'used' ? words.usedCode : words.wrongCode
  return new Problem(422, message, { errors: { code: [message] } })
}

async function limitGuesses(passwords: RateLimiter, { idHash }: Session): Promise<void> {
  const wait = await passwords.take(idHash)
  if (wait > 0) throw tooManyGuessesProblem(wait)
}

function tooManyGuessesProblem(wait: number): Problem {
  return httpProblem(fail('too-many', words.tooManyGuesses(Math.ceil(wait / 60)), { wait }))
}

import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import type { Session, StaffAccount } from '#app/platform/permissions/session.ts'
import { fail } from '#app/platform/result/result.ts'
import type { PasswordChange, ProfileEdit } from './login-and-account-forms.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import { findPasswordWeakness } from './password-weakness.server.ts'
import type { SessionStore } from './session-store.server.ts'
import type { StaffStore } from './staff-store.server.ts'
import * as words from './staff-words.ts'

export type OwnAccountDeps = {
  staff: StaffStore
  sessions: SessionStore
  limits: { passwords: RateLimiter }
  clock: Clock
  security: Pick<SecurityLog, 'note'>
  dealer: { get: () => Promise<{ name: string }> }
}

/** The account record without its password. Its days are in the dealer's time zone. */
export type AccountRecord = ReturnType<typeof presentOwnAccount>

export function presentOwnAccount(staff: StaffAccount, timeZone: string) {
  return {
    user_id: staff.userId,
    user_name: staff.userName,
    mobile_no: staff.mobileNo,
    email: staff.email,
    city: staff.city,
    created_date: dayInZone(new Date(staff.createdAt), timeZone),
    expire_date: staff.expiresAt ? dayInZone(new Date(staff.expiresAt), timeZone) : null,
    Status: staff.isActive ? 'active' : 'inactive',
  }
}

/**
 * Changes the given fields of the logged-in account's profile. A new e-mail address requires a
 * recent password, because password links go there. Throws 403 and 404 as a Problem.
 */
export async function updateOwnProfile(
  { staff, clock }: Pick<OwnAccountDeps, 'staff' | 'clock'>,
  session: Session,
  userId: string,
  profile: ProfileEdit,
): Promise<{ message: string }> {
  requireOwnAccount(session, userId)
  const { email = session.staff.email } = profile
  if (email !== session.staff.email && !session.isProven)
    throw new Problem(403, words.proofFirst, { needs: 'password' })
  await staff.setProfile(session.staff, profile, clock())
  return { message: words.profileUpdated }
}

/**
 * Changes the password and ends every other session of the account. Throws 404 or 422 as a Problem,
 * and 429 after too many wrong passwords in one session.
 */
export async function updateOwnPassword(
  { staff, sessions, limits, clock, security, dealer }: OwnAccountDeps,
  session: Session,
  userId: string,
  { oldPassword, newPassword }: PasswordChange,
  requestId: string,
): Promise<{ message: string }> {
  requireOwnAccount(session, userId)
  const account = await staff.find(session.staff.id)
  if (!account) throw new Problem(404, words.noSuchUser)
  // Counts by session, not by account: a stolen session must not block the owner's own change.
  const wait = await limits.passwords.take(session.idHash)
  if (wait > 0)
    throw httpProblem(fail('too-many', words.tooManyGuesses(Math.ceil(wait / 60)), { wait }))
  if (!(await verifyPassword(oldPassword, account.passwordHash))) {
    await security.note({
      event: 'password-guessed',
      editor: account,
      label: account.userId,
      requestId,
    })
    const errors = { oldPassword: [words.wrongPassword] }
    throw new Problem(422, words.wrongPassword, { errors })
  }
  const { name: dealerName } = await dealer.get()
  const weakness = findPasswordWeakness(newPassword, { ...account, dealerName })
  if (weakness) throw new Problem(422, weakness, { errors: { newPassword: [weakness] } })
  await staff.setOwnPassword(account, await hashPassword(newPassword), clock())
  await limits.passwords.clear(session.idHash)
  await sessions.removeOthers(account.id, session.idHash)
  return { message: words.passwordUpdated }
}

function requireOwnAccount(session: Session, userId: string) {
  if (session.staff.userId !== userId) throw new Problem(404, words.noSuchUser)
}

import type { Session, Staff } from '#app/access/session.ts'
import type { Clock } from '#app/calendar/dates.server.ts'
import { dayOf } from '#app/calendar/dates.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import type { SessionStore } from './session-store.server.ts'
import type { NewPassword, Profile } from './staff-forms.ts'
import type { StaffStore } from './staff-store.server.ts'
import * as words from './staff-words.ts'

export type Needed = { staff: StaffStore; sessions: SessionStore; clock: Clock }

/** The account record without its password, days in the dealer's zone. */
export type AccountRecord = ReturnType<typeof presentAccount>

export function presentAccount(staff: Staff, timeZone: string) {
  return {
    user_id: staff.userId,
    user_name: staff.userName,
    mobile_no: staff.mobileNo,
    email: staff.email,
    city: staff.city,
    created_date: dayOf(new Date(staff.createdAt), timeZone),
    expire_date: staff.expiresAt ? dayOf(new Date(staff.expiresAt), timeZone) : null,
    Status: staff.isActive ? 'active' : 'inactive',
  }
}

/** Stores name, e-mail and mobile of the one who is logged in. Throws 404 as a Problem. */
export async function setProfile(
  { staff, clock }: Pick<Needed, 'staff' | 'clock'>,
  session: Session,
  userId: string,
  profile: Profile,
): Promise<{ message: string }> {
  requireOwn(session, userId)
  await staff.setProfile(session.staff, profile, clock())
  return { message: words.profileUpdated }
}

/** Changes the password and ends every other session of the account. Throws 404 or 422 as a Problem. */
export async function setPassword(
  { staff, sessions, clock }: Needed,
  session: Session,
  userId: string,
  { oldPassword, newPassword }: NewPassword,
): Promise<{ message: string }> {
  requireOwn(session, userId)
  const account = await staff.find(session.staff.id)
  if (!account) throw new Problem(404, words.noSuchUser)
  if (!(await verifyPassword(oldPassword, account.passwordHash))) {
    const errors = { oldPassword: [words.wrongPassword] }
    throw new Problem(422, words.wrongPassword, { errors })
  }
  await staff.setOwnPassword(account, await hashPassword(newPassword), clock())
  await sessions.removeOthers(account.id, session.idHash)
  return { message: words.passwordUpdated }
}

function requireOwn(session: Session, userId: string) {
  if (session.staff.userId !== userId) throw new Problem(404, words.noSuchUser)
}

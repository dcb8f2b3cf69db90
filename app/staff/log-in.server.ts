import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#app/calendar/dates.server.ts'
import type { SecurityLog } from '#app/changes/security-log.server.ts'
import { type Refusal, refuse } from '#app/forms/refusal.ts'
import type { Limiter } from '#app/http/limits.server.ts'
import { networkOf } from '#app/http/network.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import type { SessionStore } from './session-store.server.ts'
import { mayLogIn, type StaffStore } from './staff-store.server.ts'
import * as words from './staff-words.ts'

export type Credentials = {
  userId: string
  password: string
  address: string
  requestId: string
  /** What is listed beside the session: "Chrome on Android". */
  device?: string
}

export type LogInNeeds = {
  staff: StaffStore
  sessions: SessionStore
  limits: { logins: Limiter; userIds: Limiter }
  clock: Clock
  security: Pick<SecurityLog, 'note'>
}

/** What strangers wait for once an id was tried too often: a lock would let them shut staff out. */
const delay = 2000

export type LoggedIn = { is: 'done'; sessionId: string }

/**
 * Opens a session and gives its id for the cookie, or refuses: in the same words and after the same
 * time whether or not the user exists, and after ten failures from one address in a quarter of an hour.
 */
export async function logIn(
  services: LogInNeeds,
  { userId, password, address, requestId, device = '' }: Credentials,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<LoggedIn | Refusal> {
  const { staff, sessions, limits, clock, security } = services
  const network = networkOf(address)
  const wait = await limits.logins.take(network)
  if (wait > 0) {
    await security.note({ event: 'kept-out', requestId })
    return refuse('tooMany', words.tooManyFailures(Math.ceil(wait / 60)), { wait })
  }
  const account = await staff.findByUserId(userId)
  const matches = await verifyPassword(password, account?.passwordHash || (await nobody()))
  const isAllowed = account !== undefined && matches && mayLogIn(account, clock())
  // Only strangers' own attempts count: whether anybody bears the id, and comes and goes, must not show.
  if (!(await staff.knowsAddress(account?.id ?? 0, network))) {
    const { userIds } = limits
    const isSlow = await (isAllowed ? userIds.wait(userId) : userIds.take(userId))
    if (isSlow > 0) await pause(delay)
  }
  if (!isAllowed) {
    await security.note(
      account
        ? { event: 'log-in-failed-as', label: userId, requestId }
        : { event: 'log-in-failed', requestId },
    )
    return refuse('notYou', words.invalidCredentials)
  }
  await limits.logins.clear(network)
  await staff.rememberAddress(account.id, network)
  await security.note({ event: 'log-in', editor: account, requestId })
  return { is: 'done', sessionId: await sessions.start(account.id, device) }
}

let hashOfNobody: Promise<string> | undefined

/** What the password of an unknown user, or of one who was only invited, is compared with: as much work as a real one. */
function nobody(): Promise<string> {
  hashOfNobody ??= hashPassword('nobody has this password')
  return hashOfNobody
}

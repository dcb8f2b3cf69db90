import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#app/calendar/dates.server.ts'
import type { Limiter } from '#app/http/limits.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { networkOf } from './network.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import type { SessionStore } from './session-store.server.ts'
import { mayLogIn, type StaffStore } from './staff-store.server.ts'
import * as words from './staff-words.ts'

export type Credentials = { userId: string; password: string; address: string }

export type LogInNeeds = {
  staff: StaffStore
  sessions: SessionStore
  limits: { logins: Limiter; unknownUsers: Limiter }
  clock: Clock
}

/** From this failure of an account on, strangers' answers are slow: a lock would let them shut staff out. */
export const failuresBeforeDelay = 10
const delay = 2000

/**
 * Opens a session and returns its id for the cookie. Throws a Problem: 401 'Invalid credentials',
 * or 429 after ten failures from one address in a quarter of an hour. Takes the same time whether
 * or not the user exists.
 */
export async function logIn(
  services: LogInNeeds,
  { userId, password, address }: Credentials,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<string> {
  const { staff, sessions, limits, clock } = services
  const network = networkOf(address)
  refuseWhenTooMany(limits.logins.take(network))
  const account = await staff.findByUserId(userId)
  const matches = await verifyPassword(password, account?.passwordHash ?? (await nobody()))
  if (!account) {
    // An id that nobody bears slows down as an account does, so that speed tells nothing.
    if (limits.unknownUsers.take(userId) > 0) await pause(delay)
    throw invalidCredentials()
  }
  const isAllowed = matches && mayLogIn(account, clock())
  if (!isAllowed) await staff.countFailure(account.id)
  const failures = account.failedLogins + (isAllowed ? 0 : 1)
  if (failures >= failuresBeforeDelay && !(await staff.knowsAddress(account.id, network)))
    await pause(delay)
  if (!isAllowed) throw invalidCredentials()
  limits.logins.clear(network)
  await staff.countSuccess(account.id, network)
  return sessions.start(account.id)
}

function refuseWhenTooMany(wait: number) {
  if (wait === 0) return
  throw new Problem(429, words.tooManyFailures(Math.ceil(wait / 60)), {
    headers: { 'Retry-After': String(wait) },
  })
}

function invalidCredentials() {
  return new Problem(401, words.invalidCredentials)
}

let hashOfNobody: Promise<string> | undefined

/** What the password of an unknown user is compared with: as much work as a real one. */
function nobody(): Promise<string> {
  hashOfNobody ??= hashPassword('nobody has this password')
  return hashOfNobody
}

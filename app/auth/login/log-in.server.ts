import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CheckSecondFactorDeps,
  checkSecondFactor,
} from '#app/auth/mfa/check-second-factor.server.ts'
import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { type Failure, fail, ok, type Result } from '#app/platform/result/result.ts'
import { admitLoginAttempt, clearLoginFailures, type LoginLimits } from './login-attempts.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'
import type { SessionStore } from './session-store.server.ts'
import { canLogIn, type StaffStore, type StaffWithPasswordHash } from './staff-store.server.ts'
import * as words from './staff-words.ts'

export type LoginCredentials = {
  userId: string
  password: string
  /**
   * Code from the authenticator app or a recovery code. Required if the account has a second
   * factor.
   */
  code?: string | undefined
} & LoginClient

export type LoginClient = {
  address: string
  requestId: string
  /** Device label that the session list shows, such as "Chrome on Android". */
  device?: string
}

export type LogInDeps = {
  staff: StaffStore
  sessions: SessionStore
  factors: CheckSecondFactorDeps['factors']
  limits: LoginLimits & CheckSecondFactorDeps['limits']
  clock: Clock
  security: Pick<SecurityLog, 'note'>
}

/**
 * Delay of an answer after too many attempts, in milliseconds. A lock would let strangers shut
 * staff out.
 */
const throttleDelay = 2000

/** The password is right, but the second factor is missing or wrong. */
export type SecondFactorStep = {
  staffId: number
  /** Expiry of the ticket that was used, if any. A new ticket keeps that expiry. */
  until?: string
}

/** The ID of the new session. */
export type LoginResult = Result<string, SecondFactorStep>

/**
 * Opens a session and returns its ID for the cookie. An unknown user and a wrong password get the
 * same message after the same work. After ten failures in 15 minutes it refuses without checking
 * the password.
 */
export async function logIn(
  services: LogInDeps,
  { userId, password, code, ...sender }: LoginCredentials,
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<LoginResult> {
  const { staff, limits, clock, security } = services
  const { address, requestId } = sender
  const network = networkPrefixOf(address)
  const account = await staff.findByTypedId(userId)
  const isKnownThere = await staff.isKnownNetwork(account?.id ?? 0, network)
  const admission = await admitLoginAttempt(limits, { userId, network, isKnownThere })
  if (admission.is === 'refused') {
    const { because, wait } = admission
    if (because === 'another') return fail('too-many', words.anotherLogin, { wait })
    await security.note(
      account
        ? { event: 'kept-out-as', label: account.userId, requestId }
        : { event: 'kept-out', requestId },
    )
    return fail('too-many', words.tooManyFailures(Math.ceil(wait / 60)), { wait })
  }
  const matches = await verifyPassword(
    password,
    account?.passwordHash || (await dummyPasswordHash()),
  )
  const isAllowed = account !== undefined && matches && canLogIn(account, clock())
  if (isAllowed) await admission.succeed()
  if (admission.isSlow) await pause(throttleDelay)
  if (!isAllowed) {
    await security.note(
      account
        ? { event: 'log-in-failed-as', label: account.userId, requestId }
        : { event: 'log-in-failed', requestId },
    )
    return fail('unauthenticated', words.invalidCredentials)
  }
  const step = { code, network, isKnownThere, requestId }
  const failure = await checkSecondFactor(services, account, step)
  if (failure) return atSecondFactor(failure, account.id)
  return ok(await startSession(services, account, sender))
}

/** Completes a login whose password was right a moment ago. */
export async function completeLogInWithCode(
  services: LogInDeps,
  { staffId, code, ...sender }: { staffId: number; code: string } & LoginClient,
): Promise<LoginResult> {
  const { staff, clock } = services
  const { address, requestId } = sender
  const network = networkPrefixOf(address)
  const account = await staff.find(staffId)
  if (!account || !canLogIn(account, clock()))
    return fail('unauthenticated', words.invalidCredentials)
  const isKnownThere = await staff.isKnownNetwork(staffId, network)
  const step = { code, network, isKnownThere, requestId }
  const failure = await checkSecondFactor(services, account, step)
  if (failure) return atSecondFactor(failure, staffId)
  return ok(await startSession(services, account, sender))
}

/** Starts a session for an account that has passed all checks. Returns the session's ID. */
export async function startSession(
  { staff, sessions, limits, security }: LogInDeps,
  account: StaffWithPasswordHash,
  { address, requestId, device = '' }: LoginClient,
): Promise<string> {
  const network = networkPrefixOf(address)
  await clearLoginFailures(limits, { userId: account.userId, network })
  await staff.rememberNetwork(account.id, network)
  await security.note({ event: 'log-in', editor: account, requestId })
  return sessions.start(account.id, device)
}

export const atSecondFactor = (
  { problem }: Failure,
  staffId: number,
): Failure<SecondFactorStep> => ({ ok: false, problem: { ...problem, details: { staffId } } })

let cachedDummyHash: Promise<string> | undefined

/**
 * Hash to compare with if the user is unknown or only invited. It costs as much work as a real one.
 */
function dummyPasswordHash(): Promise<string> {
  cachedDummyHash ??= hashPassword('nobody has this password')
  return cachedDummyHash
}

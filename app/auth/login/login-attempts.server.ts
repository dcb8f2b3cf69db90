import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'

/** Failed logins are counted by account and by network (docs/decisions/0050-login-limits.md). */
export type LoginLimits = {
  /** Failures from one network at accounts that never logged in there. */
  logins: RateLimiter
  /** Failures at one account from a network where it has logged in before. */
  knownLogins: RateLimiter
  /** Failures at one account in a day, from all networks where it never logged in. */
  userIds: RateLimiter
  /** Failures at one account in a day, from a network where it has logged in before. */
  knownUserIds: RateLimiter
  /** Limits delayed answers to one at a time for each account and network. */
  slowLogins: RateLimiter
}

export type LoginAttempt = {
  userId: string
  network: string
  /** `true` if the account has logged in from this network before. */
  isKnownThere: boolean
}

export type LoginAdmission =
  | { is: 'admitted'; isSlow: boolean; succeed: () => Promise<void> }
  /** `wait`: seconds until the next attempt is admitted. */
  | { is: 'refused'; because: 'tooManyFailures' | 'another'; wait: number }

/**
 * Counts an attempt before the password is checked, so that parallel attempts cannot all pass. Call
 * `succeed` after a right password: it removes the attempt from the failures.
 */
export async function admitLoginAttempt(
  limits: LoginLimits,
  { userId, network, isKnownThere }: LoginAttempt,
): Promise<LoginAdmission> {
  const here = accountAtNetworkKey(userId, network)
  const [failures, key] = isKnownThere ? [limits.knownLogins, here] : [limits.logins, network]
  const [daily, dailyKey] = isKnownThere
    ? [limits.knownUserIds, here]
    : [limits.userIds, lowerCaseUserId(userId)]
  const wait = await failures.take(key)
  if (wait > 0) return { is: 'refused', because: 'tooManyFailures', wait }
  const isSlow = (await daily.take(dailyKey)) > 0
  const turn = isSlow ? await limits.slowLogins.take(here) : 0
  if (turn > 0) {
    await failures.release(key)
    return { is: 'refused', because: 'another', wait: turn }
  }
  return {
    is: 'admitted',
    isSlow,
    async succeed() {
      await failures.release(key)
      if (!isSlow) await daily.release(dailyKey)
    },
  }
}

/**
 * Clears an account's failures at a network where it has logged in. Those of other accounts stay.
 */
export async function clearLoginFailures(
  { knownLogins, knownUserIds, slowLogins }: LoginLimits,
  { userId, network }: Pick<LoginAttempt, 'userId' | 'network'>,
): Promise<void> {
  const here = accountAtNetworkKey(userId, network)
  await knownLogins.clear(here)
  await knownUserIds.clear(here)
  await slowLogins.clear(here)
}

/**
 * Returns a key that is unique for each account and network, because a network contains no spaces.
 */
function accountAtNetworkKey(userId: string, network: string): string {
  return `${lowerCaseUserId(userId)} ${network}`
}

/** User IDs that differ only in case count as one. */
function lowerCaseUserId(userId: string): string {
  return userId.toLowerCase()
}

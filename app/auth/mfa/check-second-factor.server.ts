import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { type Failure, fail } from '#app/platform/result/result.ts'
import type { SecondFactorStore } from './second-factor-store.server.ts'
import * as words from './staff-words.ts'

export type CheckSecondFactorDeps = {
  factors: SecondFactorStore
  limits: {
    /** Wrong codes for one account from one network. */
    codes: RateLimiter
    /** Wrong codes for one account from all networks where it never logged in. */
    strangersCodes: RateLimiter
  }
  security: Pick<SecurityLog, 'note'>
}

export type SecondFactorAttempt = {
  code: string | undefined
  /** Network of the client. For IPv6 it is the /64. */
  network: string
  /** `true` if the account has logged in from this network before. */
  isKnownThere: boolean
  requestId: string
}

/**
 * Checks the second factor of an account whose password was right. Returns `undefined` if the code
 * is right or the account has no second factor.
 */
export async function checkSecondFactor(
  { factors, limits, security }: CheckSecondFactorDeps,
  account: Actor,
  { code, network, isKnownThere, requestId }: SecondFactorAttempt,
): Promise<Failure | undefined> {
  const { app, isAny } = await factors.has(account.id)
  if (!isAny) return undefined
  if (!code) return codeRequired(app ? words.enterCode : words.usePasskeyOrCode)
  const key = `${account.id} ${network}`
  const wait =
    (await limits.codes.take(key)) ||
    (isKnownThere ? 0 : await limits.strangersCodes.take(String(account.id)))
  if (wait > 0)
    return fail('too-many', words.tooManyCodes(Math.ceil(wait / 60)), { needs: 'code', wait })
  const outcome = await factors.useCode(account.id, code)
  if (outcome === 'wrong' || outcome === 'used') {
    await security.note({ event: 'code-failed', label: account.userId, requestId })
    return codeRequired(outcome === 'used' ? words.usedCode : words.wrongCode)
  }
  await limits.codes.clear(key)
  if (outcome === 'recovery')
    await security.note({
      event: 'recovery-code-used',
      editor: account,
      label: account.userId,
      requestId,
    })
  return undefined
}

export function codeRequired(message: string): Failure {
  return fail('unauthenticated', message, { needs: 'code', errors: { code: [message] } })
}

import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { type Refusal, refuse } from '#app/platform/forms/refusal.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { SecondFactorStore } from './second-factor-store.server.ts'
import * as words from './staff-words.ts'

export type CheckSecondFactorDeps = {
  factors: SecondFactorStore
  limits: {
    /** Of one account from one address. */
    codes: RateLimiter
    /** Of one account from all addresses that it never logged in from. */
    strangersCodes: RateLimiter
  }
  security: Pick<SecurityLog, 'note'>
}

export type SecondFactorAttempt = {
  code: string | undefined
  /** Where it comes from: an IPv6 address by its /64. */
  network: string
  /** Has the account logged in from there before? */
  isKnownThere: boolean
  requestId: string
}

/**
 * Asks an account that has one for its second step; undefined once it is passed, or where none was set
 * up. Only who knows the password gets here.
 */
export async function checkSecondFactor(
  { factors, limits, security }: CheckSecondFactorDeps,
  account: Actor,
  { code, network, isKnownThere, requestId }: SecondFactorAttempt,
): Promise<Refusal | undefined> {
  const { app, isAny } = await factors.has(account.id)
  if (!isAny) return undefined
  if (!code) return codeRequired('notYou', app ? words.enterCode : words.usePasskeyOrCode)
  const key = `${account.id} ${network}`
  const wait =
    (await limits.codes.take(key)) ||
    (isKnownThere ? 0 : await limits.strangersCodes.take(String(account.id)))
  if (wait > 0)
    return {
      ...codeRequired('tooMany', words.tooManyCodes(Math.ceil(wait / 60))),
      wait,
      errors: {},
    }
  const outcome = await factors.useCode(account.id, code)
  if (outcome === 'wrong' || outcome === 'used') {
    await security.note({ event: 'code-failed', label: account.userId, requestId })
    return codeRequired('notYou', outcome === 'used' ? words.usedCode : words.wrongCode)
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

function codeRequired(because: Refusal['because'], message: string): Refusal {
  return refuse(because, message, { needs: 'code', errors: { code: [message] } })
}

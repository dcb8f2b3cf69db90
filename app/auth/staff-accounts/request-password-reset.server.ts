import { setTimeout as sleep } from 'node:timers/promises'
import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { PasswordResetStore } from './password-reset-store.server.ts'
import * as words from './staff-words.ts'

export type RequestPasswordResetDeps = {
  forgotten: PasswordResetStore
  limits: { forgotten: RateLimiter; forgottenOf: RateLimiter }
  security: Pick<SecurityLog, 'note'>
  /** `true` if the site can mail links. */
  mailsLinks: boolean
}

/** Time of every answer in milliseconds, so that it does not reveal whether the account exists. */
const responseTime = 700

/**
 * Queues a mail with a link for each matching account. The answer and its time are the same without
 * a match. Refuses only too many requests.
 */
export async function requestPasswordReset(
  needs: RequestPasswordResetDeps,
  { who, address, requestId }: { who: string; address: string; requestId: string },
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<Result<{ message: string }>> {
  const wait = await needs.limits.forgotten.take(networkPrefixOf(address))
  if (wait > 0) return fail('too-many', words.tooOften(Math.ceil(wait / 60)), { wait })
  await Promise.all([pause(responseTime), mailResetLinks(needs, who, requestId)])
  return ok({ message: needs.mailsLinks ? words.linkIsOnItsWay : words.askTheOwner })
}

async function mailResetLinks(
  { forgotten, limits, security }: RequestPasswordResetDeps,
  who: string,
  requestId: string,
): Promise<void> {
  for (const account of await forgotten.listAccountsToReset(who)) {
    // Limits mails to one account, so that nobody can flood its mailbox.
    if ((await limits.forgottenOf.take(String(account.id))) > 0) continue
    await forgotten.enqueueResetLink(account)
    await security.note({ event: 'password-asked', label: account.userId, requestId })
  }
}

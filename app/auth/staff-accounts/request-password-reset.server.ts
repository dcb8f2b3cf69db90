import { setTimeout as sleep } from 'node:timers/promises'
import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { type Refusal, refuse } from '#app/platform/forms/refusal.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import type { PasswordResetStore } from './password-reset-store.server.ts'
import * as words from './staff-words.ts'

export type RequestPasswordResetDeps = {
  forgotten: PasswordResetStore
  limits: { forgotten: RateLimiter; forgottenOf: RateLimiter }
  security: Pick<SecurityLog, 'note'>
  /** Whether the site mails links at all. */
  mailsLinks: boolean
}

/** So long every answer takes, in milliseconds: far longer than what is done for an account that is there. */
const responseTime = 700

/**
 * Owes a mail with a link to every account that is meant. Answers alike, and after the same time, whether or
 * not there is one; refused is only who asks too often.
 */
export async function requestPasswordReset(
  needs: RequestPasswordResetDeps,
  { who, address, requestId }: { who: string; address: string; requestId: string },
  pause: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<{ is: 'done'; message: string } | Refusal> {
  const wait = await needs.limits.forgotten.take(networkPrefixOf(address))
  if (wait > 0) return refuse('tooMany', words.tooOften(Math.ceil(wait / 60)), { wait })
  await Promise.all([pause(responseTime), mailResetLinks(needs, who, requestId)])
  return { is: 'done', message: needs.mailsLinks ? words.linkIsOnItsWay : words.askTheOwner }
}

async function mailResetLinks(
  { forgotten, limits, security }: RequestPasswordResetDeps,
  who: string,
  requestId: string,
): Promise<void> {
  for (const account of await forgotten.listAccountsToReset(who)) {
    // Nobody's mailbox is filled by others.
    if ((await limits.forgottenOf.take(String(account.id))) > 0) continue
    await forgotten.enqueueResetLink(account)
    await security.note({ event: 'password-asked', label: account.userId, requestId })
  }
}

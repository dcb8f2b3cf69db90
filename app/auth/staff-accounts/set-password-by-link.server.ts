import { hashPassword } from '#app/auth/login/password-hash.server.ts'
import { findPasswordWeakness } from '#app/auth/login/password-weakness.server.ts'
import type { SessionStore } from '#app/auth/login/session-store.server.ts'
import { staffStore } from '#app/auth/login/staff-store.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import {
  type PasswordLinkPurpose,
  passwordLinkStore,
  type UnusableLinkReason,
} from './password-link-store.server.ts'

export type SetPasswordByLinkDeps = ChangeContext & {
  sessions: Pick<SessionStore, 'start' | 'removeOthers'>
  dealer: { get: () => Promise<{ name: string }> }
  security: Pick<SecurityLog, 'note'>
  /** Resolves to `true` if the login asks the account for a second step. */
  hasSecondStep: (staffId: number) => Promise<boolean>
}

type SetPasswordInput = {
  token: string
  purpose: PasswordLinkPurpose
  password: string
  address: string
  device: string
  requestId: string
}

/**
 * Uses up a link and sets the password. Ends all sessions and other links of the account, then
 * opens a new session, whose ID it returns, unless it has a second step. A refused password does not use up the link.
 */
export async function setPasswordByLink(
  { db, clock, sessions, dealer, security, hasSecondStep }: SetPasswordByLinkDeps,
  { token, purpose, password, address, device, requestId }: SetPasswordInput,
): Promise<Result<string | undefined, UnusableLinkReason>> {
  const link = await passwordLinkStore(db, clock).find(token, purpose)
  if (link.is !== 'open') return fail('gone', '', { details: link.is })
  const { account } = link
  const { name: dealerName } = await dealer.get()
  const weakness = findPasswordWeakness(password, { ...account, dealerName })
  if (weakness) return failField('newPassword', weakness)
  // Hashing is slow, so it runs before the transaction.
  const hash = await hashPassword(password)
  const isTaken = await db.transaction().execute(async (trx) => {
    if (!(await passwordLinkStore(trx, clock).use(token))) return false
    await staffStore(trx).setPassword(account.id, hash)
    await trx.deleteFrom('sessions').where('staff_id', '=', account.id).execute()
    // Also ends pending logins that used the old password.
    await trx.deleteFrom('pending_logins').where('staff_id', '=', account.id).execute()
    await changeStore(trx).record({
      at: clock(),
      editor: account,
      action: 'used a link to set the password of',
      subject: `staff/${account.id}`,
      label: account.userId,
    })
    return true
  })
  if (!isTaken) {
    const now = await passwordLinkStore(db, clock).find(token, purpose)
    return fail('gone', '', { details: now.is === 'open' ? 'unknown' : now.is })
  }
  // Called again after the transaction, because it notifies open pages.
  await sessions.removeOthers(account.id, undefined)
  await staffStore(db).rememberNetwork(account.id, networkPrefixOf(address))
  await security.note({
    event: 'password-set',
    editor: account,
    label: account.userId,
    requestId,
  })
  // A link replaces only the password. An account with a second step must still log in.
  const isAskedMore = await hasSecondStep(account.id)
  return ok(isAskedMore ? undefined : await sessions.start(account.id, device))
}

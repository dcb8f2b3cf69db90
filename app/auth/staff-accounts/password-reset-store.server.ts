import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnqueueLinkMail } from './staff-member-store.server.ts'

export type PasswordResetStore = ReturnType<typeof passwordResetStore>

type AccountToReset = { id: number; userId: string; email: string }

/** Maximum number of accounts to mail for one e-mail address. */
const maxAccounts = 5

/** Finds accounts with a forgotten password and queues a mail with a link for them. */
export function passwordResetStore(db: Db, clock: Clock, onLink: EnqueueLinkMail) {
  return {
    /**
     * Finds active accounts by user ID or e-mail address. Accounts without an address or password
     * are left out.
     */
    async listAccountsToReset(who: string): Promise<AccountToReset[]> {
      const rows = await db
        .selectFrom('staff')
        .select(['id', 'user_id', 'email'])
        .where((eb) =>
          eb.or([
            eb('user_id', '=', who),
            eb(eb.fn<string>('lower', ['user_id']), '=', who.toLowerCase()),
            eb(eb.fn<string>('lower', ['email']), '=', who.toLowerCase()),
          ]),
        )
        .where('email', '!=', '')
        .where('status', '=', 'active')
        .where('password_hash', '!=', '')
        .where((eb) =>
          eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', clock().toISOString())]),
        )
        .orderBy('id')
        .limit(maxAccounts)
        .execute()
      return rows.map(({ id, user_id: userId, email }) => ({ id, userId, email }))
    },

    enqueueResetLink: ({ id: staffId, email: recipient }: AccountToReset): Promise<void> =>
      onLink(db, { staffId, purpose: 'password', recipient }),
  }
}

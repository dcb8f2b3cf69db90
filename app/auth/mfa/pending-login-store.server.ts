import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { PendingLoginTable } from '#app/platform/db/schema-mfa.ts'

export type PendingLoginStore = ReturnType<typeof pendingLoginStore>

type PendingLoginPurpose = PendingLoginTable['purpose']

/** `staffId` is null if the account is not known yet. `expiresAt` is an instant, ISO 8601. */
export type PendingLogin = { staffId: number | null; expiresAt: string }

export const pendingLoginSeconds = 5 * 60

/**
 * Tickets that the same browser must return to finish a login or set-up. They are random, stored as
 * hashes and usable once within five minutes.
 */
export function pendingLoginStore(db: Db, clock: Clock) {
  return {
    /**
     * Issues a ticket. Pass the `expiresAt` of a replaced ticket, so that wrong codes do not extend
     * the time.
     */
    async issue(
      purpose: PendingLoginPurpose,
      staffId: number | null,
      expiresAt?: string,
    ): Promise<string> {
      const now = clock()
      const token = randomBytes(32).toString('base64url')
      await db.deleteFrom('pending_logins').where('expires_at', '<=', now.toISOString()).execute()
      await db
        .insertInto('pending_logins')
        .values({
          hash: hashToken(token),
          purpose,
          staff_id: staffId,
          expires_at:
            expiresAt ?? new Date(now.getTime() + pendingLoginSeconds * 1000).toISOString(),
        })
        .execute()
      return token
    },

    /** Uses up a ticket. Returns `undefined` if it is unknown, expired or has another purpose. */
    async take(purpose: PendingLoginPurpose, token: string): Promise<PendingLogin | undefined> {
      const row = await db
        .deleteFrom('pending_logins')
        .where('hash', '=', hashToken(token))
        .where('purpose', '=', purpose)
        .returning(['staff_id', 'expires_at'])
        .executeTakeFirst()
      if (!row || row.expires_at <= clock().toISOString()) return undefined
      return { staffId: row.staff_id, expiresAt: row.expires_at }
    },
  }
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

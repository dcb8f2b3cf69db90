import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { HealthWarning } from './staff-words.ts'

const day = 24 * 3_600_000

/**
 * Time of the last mail to the owner about each warning. The first instance sends it, once a day.
 */
export function ownerNoticeStore({ db, clock }: ChangeContext) {
  return {
    /** Returns `true` if the caller must send the mail now; no other instance will for a day. */
    async claim(matter: HealthWarning): Promise<boolean> {
      const now = clock()
      const before = new Date(now.getTime() - day).toISOString()
      const claimed = await db
        .insertInto('notices')
        .values({ matter, told_at: now.toISOString() })
        .onConflict((conflict) =>
          conflict
            .column('matter')
            .doUpdateSet({ told_at: now.toISOString() })
            .where('notices.told_at', '<=', before),
        )
        .returning('matter')
        .executeTakeFirst()
      return claimed !== undefined
    },

    /** Reverts a claim, because the mail could not be sent; the next hour tries again. */
    async release(matter: HealthWarning): Promise<void> {
      await db.deleteFrom('notices').where('matter', '=', matter).execute()
    },

    /** Forgets warnings that are over, so that they are mailed again when they return. */
    async forget(over: readonly HealthWarning[]): Promise<void> {
      if (over.length > 0) await db.deleteFrom('notices').where('matter', 'in', over).execute()
    },
  }
}

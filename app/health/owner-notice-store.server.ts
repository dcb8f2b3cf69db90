import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { HealthWarning } from './staff-words.ts'

const day = 24 * 3_600_000

/** What the owner was told of by mail: of each matter once a day, by whichever instance is first. */
export function ownerNoticeStore({ db, clock }: ChangeContext) {
  return {
    /** Whether it is ours to tell now; nobody else will for a day. */
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

    /** It could not be told: the next hour tries again. */
    async release(matter: HealthWarning): Promise<void> {
      await db.deleteFrom('notices').where('matter', '=', matter).execute()
    },

    /** What is over is told again when it comes back. */
    async forget(over: readonly HealthWarning[]): Promise<void> {
      if (over.length > 0) await db.deleteFrom('notices').where('matter', 'in', over).execute()
    },
  }
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import {
  type CreateRateLimiter,
  noRateLimit,
  secondsUntilWindowEnds,
} from './rate-limits.server.ts'

/**
 * Rate limits that all instances on one database share. Time comes from the given clock. A key is
 * an address or an account, so only the key's hash is stored.
 */
export function sharedRateLimits(db: Db, clock: Clock): CreateRateLimiter {
  return (name, most, seconds) => {
    if (most === 0) return noRateLimit
    const length = seconds * 1000
    const hashOf = (key: string) =>
      createHash('sha256').update(`${name} ${key}`).digest('base64url')
    const runningWindow = (key: string, now: number) =>
      db
        .selectFrom('limits')
        .select(['count', 'ends_at'])
        .where('key', '=', hashOf(key))
        .where('ends_at', '>', now)
        .where('ends_at', '<=', now + length)
        .executeTakeFirst()

    return {
      async take(key) {
        const now = clock().getTime()
        const isOver = sql<boolean>`(limits.ends_at <= ${now} or limits.ends_at > ${now + length})`
        // A single statement, so that two concurrent requests cannot get the same count.
        const taken = await db
          .insertInto('limits')
          .values({ key: hashOf(key), count: 1, ends_at: now + length })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({
                count: sql`case when ${isOver} then 1 else limits.count + 1 end`,
                ends_at: sql`case when ${isOver} then excluded.ends_at else limits.ends_at end`,
              })
              .where(sql<boolean>`${isOver} or limits.count < ${most}`),
          )
          .returning('count')
          .executeTakeFirst()
        if (taken) return 0
        const window = await runningWindow(key, now)
        return window ? secondsUntilWindowEnds(window.ends_at, now, seconds) : 0
      },
      async wait(key) {
        const now = clock().getTime()
        const window = await runningWindow(key, now)
        return window && window.count >= most
          ? secondsUntilWindowEnds(window.ends_at, now, seconds)
          : 0
      },
      async release(key) {
        await db
          .updateTable('limits')
          .set((eb) => ({ count: eb('count', '-', 1) }))
          .where('key', '=', hashOf(key))
          .where('count', '>', 0)
          .execute()
      },
      async clear(key) {
        await db.deleteFrom('limits').where('key', '=', hashOf(key)).execute()
      },
    }
  }
}

/**
 * Maximum rows, so that requests from many networks cannot fill the disk. Above it, the windows
 * that end first are deleted.
 */
const maxRateLimitRows = 500_000

/** Deletes expired windows, and the oldest above `most`. */
export async function pruneRateLimits(
  db: Db,
  clock: Clock,
  most = maxRateLimitRows,
): Promise<void> {
  await db.deleteFrom('limits').where('ends_at', '<=', clock().getTime()).execute()
  const beyond = await db
    .selectFrom('limits')
    .select('ends_at')
    .orderBy('ends_at', 'desc')
    .limit(1)
    .offset(most)
    .executeTakeFirst()
  if (beyond) await db.deleteFrom('limits').where('ends_at', '<=', beyond.ends_at).execute()
}

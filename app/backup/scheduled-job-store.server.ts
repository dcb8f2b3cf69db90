import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/** An instance that has not come back by then is gone. */
const maxRunTime = 2 * 3_600_000
/** Clocks of several instances differ a little; one that was set back differs more. */
const clockTolerance = 3_600_000
/** Nothing is due later than that, unless the clock was set back. */
const maxDueAhead = 25 * 3_600_000

/** Something that the site does by itself from time to time: one instance at a time, the end is remembered. */
export function scheduledJobStore(db: Db, clock: Clock, name: string) {
  const inTime = (milliseconds: number) => new Date(clock().getTime() + milliseconds).toISOString()
  const now = () => inTime(0)
  const end = (values: {
    due_at?: string
    good_at?: string
    failed_at?: string | null
    failure?: string | null
    good_json?: string | null
  }) =>
    db
      .updateTable('chores')
      .set({ ...values, started_at: null })
      .where('name', '=', name)
      .execute()

  const isAtWork = (startedAt: string | null | undefined) =>
    typeof startedAt === 'string' &&
    startedAt >= inTime(-maxRunTime) &&
    startedAt <= inTime(clockTolerance)

  return {
    /** Whether it is due and nobody else is at it: then it is the caller's until one of the other three is called. */
    async claim(): Promise<boolean> {
      await db
        .insertInto('chores')
        .values({
          name,
          due_at: now(),
          started_at: null,
          good_at: null,
          failed_at: null,
          failure: null,
          good_json: null,
        })
        .onConflict((oc) => oc.doNothing())
        .execute()
      const { numUpdatedRows } = await db
        .updateTable('chores')
        .set({ started_at: now() })
        .where('name', '=', name)
        .where((eb) =>
          eb.or([
            eb('started_at', 'is', null),
            eb('started_at', '<', inTime(-maxRunTime)),
            eb('started_at', '>', inTime(clockTolerance)),
          ]),
        )
        .where((eb) => eb.or([eb('due_at', '<=', now()), eb('due_at', '>', inTime(maxDueAhead))]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** `next`: milliseconds until it is due again. `good`: what it made. */
    done: (next: number, good?: object) =>
      end({
        due_at: inTime(next),
        good_at: now(),
        failed_at: null,
        failure: null,
        good_json: good ? JSON.stringify(good) : null,
      }),
    failed: (failure: string, next: number) =>
      end({ due_at: inTime(next), failed_at: now(), failure }),
    /** As if it had not been begun. */
    release: () => end({}),

    /** `dueAt`: until one of the three ends it, since when it waits to be done. */
    async state(): Promise<{
      dueAt: string | undefined
      goodAt: string | undefined
      failed: { at: string; failure: string } | undefined
      /** Since when somebody is at it, as far as they may still come back. */
      startedAt: string | undefined
      /** JSON of what the last one in order made. */
      good: string | undefined
    }> {
      const row = await db
        .selectFrom('chores')
        .selectAll()
        .where('name', '=', name)
        .executeTakeFirst()
      const { failed_at: at, failure } = row ?? { failed_at: null, failure: null }
      return {
        dueAt: row?.due_at,
        goodAt: row?.good_at ?? undefined,
        failed: at !== null && failure !== null ? { at, failure } : undefined,
        startedAt: isAtWork(row?.started_at) ? (row?.started_at ?? undefined) : undefined,
        good: row?.good_json ?? undefined,
      }
    },
  }
}

import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/** Milliseconds after which an instance without a result counts as dead. */
const maxRunTime = 2 * 3_600_000
/**
 * Tolerance for clocks of several instances, in milliseconds. A clock that was set back differs
 * more.
 */
const clockTolerance = 3_600_000
/** Maximum time until a job is due, in milliseconds, unless the clock was set back. */
const maxDueAhead = 25 * 3_600_000

/** A background job: one instance runs it at a time, and its result is stored. */
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
    /**
     * Returns `true` if the job is due and no other instance runs it. The caller then has it until
     * `done`, `failed` or `release`.
     */
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

    /** `next` is the time in milliseconds until it is due again; `good` is its result. */
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
    /** Ends the run without a result; the job is due again. */
    release: () => end({}),

    /** `dueAt` does not change during a run; it shows since when the job is due. */
    async state(): Promise<{
      dueAt: string | undefined
      goodAt: string | undefined
      failed: { at: string; failure: string } | undefined
      /** Start of the current run, if its instance may still be alive. */
      startedAt: string | undefined
      /** Result of the last successful run, as JSON. */
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

import { sql } from 'kysely'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { OnEnquiryStored } from '#app/crm/enquiries/enquiry-store.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { type Day, dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

export type DailyEnquiryCountStore = ReturnType<typeof dailyEnquiryCountStore>

export type DailyEnquiryCount = { day: Day; count: number }

type DayRange = { fromDate?: Day | undefined; toDate?: Day | undefined }

/** Stores the number of enquiries by kind and by day of `zone`. */
export function dailyEnquiryCountStore(db: Db, zone: string) {
  const inRange = (kinds: readonly string[], { fromDate, toDate }: DayRange) => {
    let query = db.selectFrom('enquiry_days').where('zone', '=', zone).where('kind', 'in', kinds)
    if (fromDate) query = query.where('day', '>=', fromDate)
    if (toDate) query = query.where('day', '<=', toDate)
    return query
  }

  /** Counts an enquiry in the transaction that stores it, so that counts and rows always agree. */
  const countOne: OnEnquiryStored = async (trx, { slug: kind }, { createdAt }) => {
    await trx
      .insertInto('enquiry_days')
      .values({ zone, kind, day: dayInZone(new Date(createdAt), zone), count: 1 })
      .onConflict((oc) =>
        oc
          .columns(['zone', 'kind', 'day'])
          .doUpdateSet((eb) => ({ count: eb('enquiry_days.count', '+', 1) })),
      )
      .execute()
  }

  return {
    countOne,

    async total(kind: string, range: DayRange): Promise<number> {
      const { total } = await inRange([kind], range)
        .select((eb) => eb.fn.sum<number | null>('count').as('total'))
        .executeTakeFirstOrThrow()
      return Number(total ?? 0)
    },

    /**
     * Finds the day that contains the row at `offset`, counted from the newest row, and the offset
     * of the row within that day. So a far page does not need to read the rows before it.
     */
    async findOffset(
      kind: string,
      range: DayRange,
      offset: number,
    ): Promise<{ day: Day; offset: number } | undefined> {
      const month = sql<string>`substr(day, 1, 7)`
      const months = await inRange([kind], range)
        .select((eb) => [month.as('name'), eb.fn.sum<number>('count').as('count')])
        .groupBy(month)
        .orderBy(month, 'desc')
        .execute()
      const inMonth = findDayAtOffset(months, offset)
      if (!inMonth) return undefined
      const days = await inRange([kind], range)
        .where('day', 'like', `${inMonth.name}-%`)
        .select(['day as name', 'count'])
        .orderBy('day', 'desc')
        .execute()
      const onDay = findDayAtOffset(days, inMonth.offset)
      return onDay && { day: onDay.name, offset: onDay.offset }
    },

    /** Lists the counts of all kinds by day, oldest first. */
    async listByKind(range: DayRange): Promise<(DailyEnquiryCount & { kind: string })[]> {
      return inRange(
        enquiryKinds.map(({ slug }) => slug),
        range,
      )
        .select(['kind', 'day', 'count'])
        .orderBy('day')
        .execute()
    },

    /**
     * Counts all stored enquiries if there are no counts for this time zone. It runs when the
     * server starts, before the first request.
     */
    async fill(): Promise<void> {
      const known = await db
        .selectFrom('enquiry_days')
        .select('day')
        .where('zone', '=', zone)
        .limit(1)
        .executeTakeFirst()
      if (known) return
      const { oldest, newest } = await db
        .selectFrom('enquiries')
        .select((eb) => [
          eb.fn.min('created_at').as('oldest'),
          eb.fn.max('created_at').as('newest'),
        ])
        .executeTakeFirstOrThrow()
      if (!oldest || !newest) return
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('enquiry_days').execute()
        const last = dayInZone(new Date(newest), zone)
        for (let day = dayInZone(new Date(oldest), zone); day <= last; day = addDays(day))
          await countDay(trx, zone, day)
      })
    },
  }
}

/** Finds the group that contains `offset`, and the offset within this group. */
function findDayAtOffset(counts: readonly { name: string; count: number }[], offset: number) {
  let left = offset
  for (const { name, count } of counts) {
    if (left < Number(count)) return { name, offset: left }
    left -= Number(count)
  }
  return undefined
}

async function countDay(trx: Db, zone: string, day: Day): Promise<void> {
  const counts = await trx
    .selectFrom('enquiries')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    // The condition on the kind lets the database use the index of kind and time.
    .where(
      'kind',
      'in',
      enquiryKinds.map(({ slug }) => slug),
    )
    .where('created_at', '>=', startOfDay(day, zone))
    .where('created_at', '<', startOfDay(addDays(day), zone))
    .groupBy('kind')
    .execute()
  if (counts.length === 0) return
  await trx
    .insertInto('enquiry_days')
    .values(counts.map(({ kind, count }) => ({ zone, kind, day, count })))
    .execute()
}

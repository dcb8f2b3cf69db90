import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryKinds, findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import {
  type Clock,
  type Day,
  dayAndTimeInZone,
  dayInZone,
  startOfDay,
  timeInZone,
} from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DailyEnquiryCountStore } from './daily-enquiry-count-store.server.ts'
import type { DashboardCharts, NewestEnquiry } from './dashboard-charts-schema.ts'

export type DashboardChartStore = ReturnType<typeof dashboardChartStore>

/** Number of days in the charts, including today. */
const chartDays = 30
const maxNewestRows = 10
/**
 * Number of rows whose local hour is calculated before other requests are handled, because time
 * zone conversion is slow.
 */
const batchSize = 200

/**
 * Reads the data of the dashboard's charts. The daily counts are the same as those of the reports.
 */
export function dashboardChartStore(
  db: Db,
  clock: Clock,
  zone: string,
  dayCounts: DailyEnquiryCountStore,
) {
  /**
   * Lists the newest enquiries. Reads the newest of each kind with the index, and then selects the
   * newest of these.
   */
  async function listNewest(seen: readonly EnquiryKind[]): Promise<NewestEnquiry[]> {
    const ofEach = await Promise.all(
      seen.map(({ slug }) =>
        db
          .selectFrom('enquiries')
          .selectAll()
          .where('kind', '=', slug)
          .orderBy('created_at', 'desc')
          .limit(maxNewestRows)
          .execute(),
      ),
    )
    const newest = ofEach.flat().sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    return newest.slice(0, maxNewestRows).map((row) => {
      const { name } = parseStoredAnswers(row.answers_json)
      const enquiry = findEnquiryKind(row.kind)
      const { day, time } = dayAndTimeInZone(new Date(row.created_at), zone)
      return {
        reference: row.reference,
        kind: enquiry?.name ?? row.kind,
        name: typeof name === 'string' ? name : '',
        created_date: day,
        created_time: time,
      }
    })
  }

  /** Counts the enquiries of the period by hour of the day in the dealer's time zone. */
  async function countHours(seen: readonly EnquiryKind[], from: Day): Promise<number[]> {
    const hour = sql<string>`substr(created_at, 1, 13)`
    // Groups by quarter of an hour, because the offset of some time zones from UTC ends in 30 or 45
    // minutes.
    const quarter = sql<number>`cast(substr(created_at, 15, 2) as integer) / 15`
    const rows = await db
      .selectFrom('enquiries')
      .select((eb) => [
        hour.as('hour'),
        quarter.as('quarter'),
        eb.fn.countAll<number>().as('count'),
      ])
      .where(
        'kind',
        'in',
        seen.map(({ slug }) => slug),
      )
      .where('created_at', '>=', startOfDay(from, zone))
      .groupBy([hour, quarter])
      .execute()
    const hours = Array<number>(24).fill(0)
    for (const [index, { hour: utc, quarter: part, count }] of rows.entries()) {
      if (index % batchSize === batchSize - 1) await nextTurn()
      const instant = new Date(Date.parse(`${utc}:00:00Z`) + part * 15 * 60_000)
      const local = Number(timeInZone(instant, zone).slice(0, 2))
      hours[local] = (hours[local] ?? 0) + count
    }
    return hours
  }

  return {
    /** Returns the charts of these kinds. */
    async get(seen: readonly EnquiryKind[] = enquiryKinds): Promise<DashboardCharts> {
      const today = dayInZone(clock(), zone)
      const from = addDays(today, 1 - chartDays)
      const days = Array.from({ length: chartDays }, (_, index) => addDays(from, index))
      const [counted, hours, newest] = await Promise.all([
        dayCounts.listByKind({ fromDate: from, toDate: today }),
        countHours(seen, from),
        listNewest(seen),
      ])
      const kinds = seen.map((enquiry) => {
        const counts = new Map(
          counted.filter(({ kind }) => kind === enquiry.slug).map(({ day, count }) => [day, count]),
        )
        return {
          name: enquiry.name,
          report: enquiry.report?.slug ?? null,
          counts: days.map((day) => counts.get(day) ?? 0),
        }
      })
      return { days, kinds, hours, newest }
    },
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Enquiry } from '#app/crm/enquiries/definition/define.ts'
import { enquiries, findEnquiry } from '#app/crm/enquiries/enquiries.ts'
import { readAnswers } from '#app/crm/enquiries/stored-answers.ts'
import {
  type Clock,
  type Day,
  dayAfter,
  dayAndTimeOf,
  dayOf,
  startOfDay,
  timeOf,
} from '#app/platform/calendar/dates.server.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import type { DashboardCharts, NewestEnquiry } from './dashboard-charts.ts'
import type { DayCountStore } from './day-count-store.server.ts'

export type ChartStore = ReturnType<typeof chartStore>

/** Days that the charts look back, today included. */
const span = 30
const newestRows = 10
/** Hours are worked out so many at a time: a zone's clock is slow to read, and others have their turn. */
const parcel = 200

/** What the dashboard draws; its counts come from where the reports have theirs. */
export function chartStore(db: Db, clock: Clock, zone: string, dayCounts: DayCountStore) {
  /** The newest of each kind by its index, then the newest of those. */
  async function listNewest(seen: readonly Enquiry[]): Promise<NewestEnquiry[]> {
    const ofEach = await Promise.all(
      seen.map(({ slug }) =>
        db
          .selectFrom('enquiries')
          .selectAll()
          .where('kind', '=', slug)
          .orderBy('created_at', 'desc')
          .limit(newestRows)
          .execute(),
      ),
    )
    const newest = ofEach.flat().sort((a, b) => (a.created_at < b.created_at ? 1 : -1))
    return newest.slice(0, newestRows).map((row) => {
      const { name } = readAnswers(row.answers_json)
      const enquiry = findEnquiry(row.kind)
      const { day, time } = dayAndTimeOf(new Date(row.created_at), zone)
      return {
        reference: row.reference,
        kind: enquiry?.name ?? row.kind,
        name: typeof name === 'string' ? name : '',
        created_date: day,
        created_time: time,
      }
    })
  }

  /** How many came in within each hour of the dealer's day, over the whole span. */
  async function countHours(seen: readonly Enquiry[], from: Day): Promise<number[]> {
    const hour = sql<string>`substr(created_at, 1, 13)`
    // Some zones are a quarter of an hour off: hours of UTC would not fill whole hours there.
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
      if (index % parcel === parcel - 1) await nextTurn()
      const instant = new Date(Date.parse(`${utc}:00:00Z`) + part * 15 * 60_000)
      const local = Number(timeOf(instant, zone).slice(0, 2))
      hours[local] = (hours[local] ?? 0) + count
    }
    return hours
  }

  return {
    /** Of these kinds. */
    async get(seen: readonly Enquiry[] = enquiries): Promise<DashboardCharts> {
      const today = dayOf(clock(), zone)
      const from = dayAfter(today, 1 - span)
      const days = Array.from({ length: span }, (_, index) => dayAfter(from, index))
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

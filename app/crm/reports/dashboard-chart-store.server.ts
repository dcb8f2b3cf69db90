import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryKinds, findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { allOf, enquiryQueries } from '#app/crm/enquiry-query/enquiry-list-query.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { type Day, dayAndTimeInZone, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DashboardCharts, NewestEnquiry } from './dashboard-charts-schema.ts'

export type DashboardChartStore = ReturnType<typeof dashboardChartStore>

/** Number of days in the charts, including today. */
const chartDays = 30
const maxNewestRows = 10
/**
 * Number of times whose local hour is calculated before other requests are handled, because time
 * zone conversion is slow.
 */
const batchSize = 200

type ArrivalCount = { kind: string; day: Day; hour: number; count: number }

/** Reads the data of the dashboard's charts. Imports are left out. */
export function dashboardChartStore(deps: Parameters<typeof enquiryQueries>[0]) {
  const { db, clock, timeZone: zone } = deps
  const enquiries = enquiryQueries(deps)

  /** Reads the newest of each kind with the index of kinds, and then selects the newest of these. */
  async function listNewest(seen: readonly EnquiryKind[]): Promise<NewestEnquiry[]> {
    const ofEach = await Promise.all(
      seen.map(({ slug }) =>
        enquiries.listNewest(
          { section: 'stored', withoutImports: true },
          {
            scope: { kinds: [slug] },
            limit: maxNewestRows,
            columns: ['reference', 'kind', 'answers_json', 'created_at'],
          },
        ),
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

  /** Counts the enquiries since a day by kind, day and hour in the dealer's time zone. */
  async function countArrivals(
    seen: readonly EnquiryKind[],
    receivedFrom: Day,
  ): Promise<ArrivalCount[]> {
    const kinds = seen.map(({ slug }) => slug)
    const conditions = enquiries.conditionsOf(
      { section: 'stored', receivedFrom, withoutImports: true },
      { kinds },
    )
    // Groups by quarter of an hour, because the offset of some time zones from UTC ends in 30 or 45
    // minutes.
    const { rows } = await sql<{ kind: string; hour: string; quarter: number; count: number }>`
      select e.kind, substr(e.created_at, 1, 13) as hour,
        cast(substr(e.created_at, 15, 2) as integer) / 15 as quarter, count(*) as count
      from enquiries e where ${allOf(conditions)} group by 1, 2, 3`.execute(db)
    const counts: ArrivalCount[] = []
    const slots = Map.groupBy(rows, ({ hour, quarter }) => `${hour}:${quarter * 15}`)
    for (const [index, [slot, inSlot]] of [...slots].entries()) {
      if (index % batchSize === batchSize - 1) await nextTurn()
      const { day, time } = dayAndTimeInZone(new Date(`${slot.padEnd(16, '0')}Z`), zone)
      const hour = Number(time.slice(0, 2))
      for (const row of inSlot) counts.push({ kind: row.kind, day, hour, count: Number(row.count) })
    }
    return counts
  }

  return {
    /** Returns the charts of these kinds. */
    async get(seen: readonly EnquiryKind[] = enquiryKinds): Promise<DashboardCharts> {
      const today = dayInZone(clock(), zone)
      const from = addDays(today, 1 - chartDays)
      const days = Array.from({ length: chartDays }, (_, index) => addDays(from, index))
      const [arrivals, newest] = await Promise.all([countArrivals(seen, from), listNewest(seen)])
      const hours = Array<number>(24).fill(0)
      for (const { hour, count } of arrivals) hours[hour] = (hours[hour] ?? 0) + count
      const kinds = seen.map((enquiry) => {
        const ofKind = arrivals.filter(({ kind }) => kind === enquiry.slug)
        const counts = Map.groupBy(ofKind, ({ day }) => day)
        return {
          name: enquiry.name,
          report: enquiry.report?.slug ?? null,
          counts: days.map((day) => sum(counts.get(day) ?? [])),
        }
      })
      return { days, kinds, hours, newest }
    },
  }
}

function sum(counts: readonly ArrivalCount[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}

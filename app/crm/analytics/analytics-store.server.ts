import { type RawBuilder, sql } from 'kysely'
import { type EnquiryReader, enquiryKindTitle } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import {
  callbackStatusCondition,
  respondingAccountSql,
} from '#app/crm/enquiry-query/callback-status-query.server.ts'
import type { EnquiryFilter } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { allOf, enquiryQueries } from '#app/crm/enquiry-query/enquiry-list-query.server.ts'
import { startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { Analytics } from './analytics-endpoints.ts'
import { type AnalyticsPeriod, splitIntoWeeks } from './analytics-period.ts'
import { countFunnel, countLostReasons, countOutcomesBySource } from './outcome-metrics.ts'
import { groupResponseMetrics } from './response-metrics.ts'

export type AnalyticsStore = ReturnType<typeof analyticsStore>

/**
 * Counts the enquiry rows directly, so that each number equals the number of rows in the desk list
 * to which it links.
 */
export function analyticsStore(deps: Parameters<typeof enquiryQueries>[0]) {
  const { db, clock, timeZone } = deps
  const enquiries = enquiryQueries(deps)
  return {
    async get(reader: EnquiryReader, period: AnalyticsPeriod): Promise<Analytics> {
      const now = clock().toISOString()
      const weeks = splitIntoWeeks(period)
      const week = weekColumn(weeks.map(({ from }) => startOfDay(from, timeZone)))
      const received = { receivedFrom: period.from, receivedTo: period.to }
      const from = (filter: EnquiryFilter) =>
        sql`from enquiries e where ${allOf(enquiries.conditionsOf(filter, reader))}`
      const asked = from({ section: 'all', ...received })
      const sum = (condition: RawBuilder<unknown>) =>
        sql`sum(case when ${condition} then 1 else 0 end)`
      const all = <Row>(query: RawBuilder<Row>) => query.execute(db).then(({ rows }) => rows)

      const [waiting, answers, minutes, states] = [
        await all(sql<{ kind: string; count: number }>`
          select e.kind || '' as kind, count(*) as count ${from({ section: 'stored', open: 'yes' })}
          group by e.kind || ''`),
        await all(sql<ResponseCountRow>`
          select e.kind, ${respondingAccountSql} as account_id, ${week} as week, ${sum(callbackStatusCondition('in-time', now))} as in_time,
            ${sum(callbackStatusCondition('late', now))} as late, ${sum(callbackStatusCondition('missed', now))} as missed,
            ${sum(callbackStatusCondition('pending', now))} as pending
          ${asked} and e.call_by is not null group by 1, 2, 3`),
        await all(sql<ResponseMinutesRow>`
          select e.kind, ${respondingAccountSql} as account_id, ${week} as week, e.first_call_minutes as minutes, count(*) as count
          ${asked} and e.in_time is not null group by 1, 2, 3, 4`),
        await all(sql<StateCountRow>`
          select e.kind, e.state, e.lost_reason, e.source, e.is_open, count(*) as count
          ${asked} group by 1, 2, 3, 4, 5`),
      ]
      const names = await peopleNames([...new Set(answers.map((it) => it.account_id))])
      return {
        ...period,
        waiting: {
          total: waiting.reduce((total, { count }) => total + Number(count), 0),
          kinds: waiting
            .map(({ kind, count }) => ({
              kind,
              title: enquiryKindTitle(kind),
              count: Number(count),
            }))
            .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1)),
        },
        answered: groupResponseMetrics(answers, minutes, { weeks, names }),
        funnel: countFunnel(states),
        sources: countOutcomesBySource(states),
        lost: countLostReasons(states),
      }
    },
  }

  async function peopleNames(ids: readonly (number | null)[]): Promise<Map<number, string>> {
    const known = ids.filter((id) => id !== null)
    if (known.length === 0) return new Map()
    const rows = await db
      .selectFrom('staff')
      .select(['id', 'user_id', 'user_name'])
      .where('id', 'in', known)
      .execute()
    return new Map(rows.map((it) => [it.id, staffName(it)]))
  }
}

export type ResponseCountRow = {
  kind: string
  /** The first caller, or the assignee at the deadline if nobody called. */
  account_id: number | null
  week: number
  in_time: number
  late: number
  missed: number
  pending: number
}
export type ResponseMinutesRow = Pick<ResponseCountRow, 'kind' | 'account_id' | 'week'> & {
  minutes: number
  count: number
}
export type StateCountRow = {
  kind: string
  state: string | null
  lost_reason: string | null
  source: string | null
  is_open: 0 | 1
  count: number
}

/** Returns the index of the week in which the enquiry arrived, starting at 0. */
function weekColumn(starts: readonly string[]): RawBuilder<number> {
  const later = starts.slice(1)
  if (later.length === 0) return sql<number>`0`
  const cases = later.map(
    (start, index) => sql`when e.created_at < ${start} then ${sql.lit(index)}`,
  )
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(later.length)} end`
}

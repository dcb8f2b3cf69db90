import { type RawBuilder, sql } from 'kysely'
import { answeredAs, answeredBy } from '#app/crm/desk/answered-store.server.ts'
import { kindsSeen, kindTitleOf, type Reader } from '#app/crm/desk/desk-reader.ts'
import { type Clock, dayAfter, startOfDay } from '#app/platform/calendar/dates.server.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import { answerRows } from './answer-figures.ts'
import type { Figures } from './figure-calls.ts'
import { funnelOf, lostOf, sourcesOf } from './outcome-figures.ts'
import { type Period, weeksOf } from './period.ts'

export type FigureStore = ReturnType<typeof figureStore>

type Needs = { db: Db; clock: Clock; timeZone: string }

/** Counted from the rows themselves, so that each figure is the number of rows that the desk lists. */
export function figureStore({ db, clock, timeZone }: Needs) {
  return {
    async get(reader: Reader, period: Period): Promise<Figures> {
      const now = clock().toISOString()
      const weeks = weeksOf(period)
      const week = weekColumn(weeks.map(({ from }) => startOfDay(from, timeZone)))
      const seen = seenBy(reader)
      const asked = sql`from enquiries e where e.joined_to is null and ${seen}
        and e.created_at >= ${startOfDay(period.from, timeZone)}
        and e.created_at < ${startOfDay(dayAfter(period.to), timeZone)}`
      const sum = (condition: RawBuilder<unknown>) =>
        sql`sum(case when ${condition} then 1 else 0 end)`
      const all = <Row>(query: RawBuilder<Row>) => query.execute(db).then(({ rows }) => rows)

      const [waiting, answers, minutes, states] = [
        await all(sql<{ kind: string; count: number }>`
          select e.kind || '' as kind, count(*) as count from enquiries e
          where e.is_open = 1 and ${seen} group by e.kind || ''`),
        await all(sql<CountedAnswers>`
          select e.kind, ${answeredBy} as account_id, ${week} as week, ${sum(answeredAs('in-time', now))} as in_time,
            ${sum(answeredAs('late', now))} as late, ${sum(answeredAs('missed', now))} as missed,
            ${sum(answeredAs('pending', now))} as pending
          ${asked} and e.call_by is not null group by 1, 2, 3`),
        await all(sql<CountedMinutes>`
          select e.kind, ${answeredBy} as account_id, ${week} as week, e.first_call_minutes as minutes, count(*) as count
          ${asked} and e.in_time is not null group by 1, 2, 3, 4`),
        await all(sql<CountedStates>`
          select e.kind, e.state, e.lost_reason, e.source, e.is_open, count(*) as count
          ${asked} group by 1, 2, 3, 4, 5`),
      ]
      const names = await peopleNames([...new Set(answers.map((it) => it.account_id))])
      return {
        ...period,
        waiting: {
          total: waiting.reduce((total, { count }) => total + Number(count), 0),
          kinds: waiting
            .map(({ kind, count }) => ({ kind, title: kindTitleOf(kind), count: Number(count) }))
            .sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1)),
        },
        answered: answerRows(answers, minutes, { weeks, names }),
        funnel: funnelOf(states),
        sources: sourcesOf(states),
        lost: lostOf(states),
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
    return new Map(rows.map((it) => [it.id, it.user_name || it.user_id]))
  }
}

export type CountedAnswers = {
  kind: string
  /** The first caller, or the assignee at the promised hour if nobody called. */
  account_id: number | null
  week: number
  in_time: number
  late: number
  missed: number
  pending: number
}
export type CountedMinutes = Pick<CountedAnswers, 'kind' | 'account_id' | 'week'> & {
  minutes: number
  count: number
}
export type CountedStates = {
  kind: string
  state: string | null
  lost_reason: string | null
  source: string | null
  is_open: 0 | 1
  count: number
}

function seenBy({ role }: Reader): RawBuilder<unknown> {
  const kinds = kindsSeen(role)
  // What stands behind the text leaves the index of kinds alone.
  return kinds ? sql`e.kind || '' in (${sql.join(kinds)})` : sql`1 = 1`
}

/** The number of the week in which it came in, from 0. */
function weekColumn(starts: readonly string[]): RawBuilder<number> {
  const later = starts.slice(1)
  if (later.length === 0) return sql<number>`0`
  const cases = later.map(
    (start, index) => sql`when e.created_at < ${start} then ${sql.lit(index)}`,
  )
  return sql<number>`case ${sql.join(cases, sql` `)} else ${sql.lit(later.length)} end`
}

import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import {
  type DeskListFilters,
  deskConditions,
  searchCondition,
  todaySectionConditions,
  visibleRowConditions,
} from './desk-conditions-query.server.ts'
import type { DeskCounts } from './desk-count-endpoints.ts'
import type { DeskResultPage } from './desk-endpoints.ts'
import {
  type DeskQuery,
  type DeskSection,
  maxCountedRows,
  maxCountedWaiting,
} from './desk-query-schema.ts'
import { presentDeskRows } from './desk-rows-query.server.ts'
import {
  deskSortingSql,
  newestFirstSql,
  type SqlOrder,
  type SqlSorting,
} from './desk-sorting-query.server.ts'
import type { DeskReader } from './desk-visibility.ts'

export type DeskListQueries = ReturnType<typeof deskListQueries>

type Deps = { db: Db; engine: DatabaseEngine; clock: Clock; timeZone: string }
type SqlCondition = RawBuilder<boolean>

/** Queries for the desk's list of all enquiry kinds: sections, filters, sorting and pages. */
export function deskListQueries({ db, engine, clock, timeZone }: Deps) {
  const selection = (
    filters: DeskListFilters,
    reader: DeskReader,
    standIns: readonly number[] = [],
  ) => deskConditions(filters, { engine, now: clock(), timeZone, reader, standIns })

  async function count(conditions: readonly SqlCondition[], most: number): Promise<number> {
    const { rows } = await sql<{
      total: number
    }>`select ${countUpTo(conditions, most)} as total`.execute(db)
    return Number(rows[0]?.total ?? 0)
  }

  async function part(conditions: readonly SqlCondition[], order: SqlOrder, place: PageSlice) {
    if (place.limit <= 0) return []
    const { rows } = await sql<EnquiryRow>`
      select e.* from enquiries e where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${place.limit} offset ${place.offset}`.execute(db)
    return rows
  }

  /**
   * Lists rows without a sort value last, in both directions. A second query reads these rows with
   * an index of their own.
   */
  async function sorted(
    conditions: readonly SqlCondition[],
    sorting: SqlSorting,
    place: PageSlice,
  ) {
    const { column, order, isAlways, also } = sorting
    if (isAlways) return part(conditions, order, place)
    const known = [...conditions, ...also, sql<boolean>`${column} is not null`]
    const first = await part(known, order, place)
    if (first.length === place.limit) return first
    const before =
      first.length > 0 || place.offset === 0
        ? place.offset + first.length
        : await count(known, place.offset + 1)
    const rest = { limit: place.limit - first.length, offset: Math.max(0, place.offset - before) }
    const unknown = [...conditions, sql<boolean>`${column} is null`]
    return [...first, ...(await part(unknown, newestFirstSql, rest))]
  }

  /**
   * Sorts by the name of the assignee. Enquiries of deleted accounts come after that, then
   * unassigned enquiries.
   */
  async function byPerson(conditions: readonly SqlCondition[], isDown: boolean, place: PageSlice) {
    const people = await db.selectFrom('staff').select(['id', 'user_id', 'user_name']).execute()
    const name = (one: (typeof people)[number]) => one.user_name || one.user_id
    const named = people.toSorted((a, b) => name(a).localeCompare(name(b), 'en') || a.id - b.id)
    const ids = (isDown ? named.reverse() : named).map(({ id }) => id)
    const groups = [
      ...ids.map((id) => sql<boolean>`e.assignee_id = ${id}`),
      sql<boolean>`e.assignee_id not in (${sql.join([0, ...ids])})`,
      sql<boolean>`e.assignee_id is null`,
    ]
    const found: EnquiryRow[] = []
    let { offset } = place
    for (const group of groups) {
      const limit = place.limit - found.length
      if (limit <= 0) break
      const of = [...conditions, group]
      const rows = await part(of, newestFirstSql, { limit, offset })
      found.push(...rows)
      if (rows.length > 0) offset = 0
      else if (offset > 0) offset -= await count(of, offset)
    }
    return found
  }

  /**
   * Finds main enquiries whose merged duplicates match the search. The desk lists only main
   * enquiries, so it cannot list the duplicates.
   */
  async function standIns(query: DeskQuery): Promise<number[]> {
    const inText = query.search ? searchCondition(query.search) : undefined
    if (!inText) return []
    // Sorting by `joined_to` uses the small index of that column. Sorting by arrival would make
    // SQLite scan all rows.
    const { rows } = await sql<{ id: number }>`
      select distinct e.joined_to as id from enquiries e
      where e.joined_to is not null and ${inText} order by e.joined_to desc limit 100`.execute(db)
    return rows.map(({ id }) => id)
  }

  return {
    async list(reader: DeskReader, query: DeskQuery): Promise<DeskResultPage> {
      const conditions = selection(query, reader, await standIns(query))
      const { sort } = query
      const plain = visibleRowConditions(reader)
      const isPlain =
        query.section === 'all' && query.kind.length === 0 && conditions.length === plain.length
      const offset = (query.page - 1) * query.limit
      const place = { offset, limit: Math.min(query.limit, maxCountedRows - offset) }
      const [total, rows] = await Promise.all([
        count(isPlain ? plain : conditions, maxCountedRows + 1),
        sort === 'assignee'
          ? byPerson(conditions, query.order === 'desc', place)
          : sorted(conditions, deskSortingSql({ ...query, sort }), place),
      ])
      return {
        total: Math.min(total, maxCountedRows),
        isMore: total > maxCountedRows,
        rows: await presentDeskRows(db, rows, { reader, now: clock() }),
      }
    },

    async counts(reader: DeskReader): Promise<DeskCounts> {
      const surroundings = { engine, now: clock(), timeZone, reader, standIns: [] }
      const [due, booked] = todaySectionConditions(surroundings)
      const of = (section: DeskSection) => selection({ ...noFilters, section }, reader)
      const { rows } = await sql<
        Record<'overdue' | 'due' | 'booked' | 'fresh' | 'mine' | 'untouched', number>
      >`
        select ${countWaiting(of('overdue'))} as overdue, ${countWaiting(due)} as due, ${countWaiting(booked)} as booked,
          ${countWaiting(of('new'))} as fresh, ${countWaiting(of('mine'))} as mine, ${countWaiting(untouched(reader))} as untouched`.execute(
        db,
      )
      const [found] = rows
      if (!found) throw new Error('Nothing was counted')
      const number = (...parts: number[]) =>
        Math.min(
          maxCountedWaiting,
          parts.reduce((sum, it) => sum + Number(it), 0),
        )
      return {
        overdue: number(found.overdue),
        today: number(found.due, found.booked),
        new: number(found.fresh),
        mine: number(found.mine),
        waiting: number(found.overdue, found.untouched),
      }
    },

    /**
     * Returns the same number as `counts`, but without the other counts, because every page of the
     * portal requests it.
     */
    async waiting(reader: DeskReader): Promise<number> {
      const overdue = selection({ ...noFilters, section: 'overdue' }, reader)
      const { rows } = await sql<{ total: number }>`
        select ${countWaiting(overdue)} + ${countWaiting(untouched(reader))} as total`.execute(db)
      return Math.min(maxCountedWaiting, Number(rows[0]?.total ?? 0))
    },
  }

  /** Conditions for new enquiries that are not overdue. */
  function untouched(reader: DeskReader): SqlCondition[] {
    const isInTime = sql<boolean>`(e.due_at is null or e.due_at >= ${clock().toISOString()})`
    return [...selection({ ...noFilters, section: 'new' }, reader), isInTime]
  }
}

/** Counts rows, but at most `most`. */
function countUpTo(conditions: readonly SqlCondition[], most: number): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select 1 from enquiries e where ${sql.join(conditions, sql` and `)} limit ${most}) found)`
}

const countWaiting = (conditions: readonly SqlCondition[]) =>
  countUpTo(conditions, maxCountedWaiting)

type PageSlice = { limit: number; offset: number }

const noFilters: Omit<DeskListFilters, 'section'> = {
  kind: [],
  state: [],
  assignee: '',
  model: '',
  source: '',
  search: '',
  open: undefined,
  answered: undefined,
  answeredBy: '',
  reason: undefined,
  receivedFrom: undefined,
  receivedTo: undefined,
  bookingFrom: undefined,
  bookingTo: undefined,
}

import { sql } from 'kysely'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import {
  type EnquiryScope,
  enquiryConditions,
  type SqlCondition,
} from './enquiry-conditions-query.server.ts'
import { type EnquiryFilter, maxCountedMatches, maxCountedRows } from './enquiry-filter.ts'
import { findSearchPlan, type SearchPlan } from './enquiry-search-query.server.ts'
import {
  type EnquirySorting,
  enquirySortGroups,
  type SortGroup,
} from './enquiry-sorting-query.server.ts'

export type EnquiryQueries = ReturnType<typeof enquiryQueries>

type Deps = { db: Db; engine: DatabaseEngine; clock: Clock; timeZone: string }

type PageQuery = EnquirySorting & {
  page: number
  limit: number
  scope: EnquiryScope
  /** Maximum number of rows that are counted and paged. By default 10,000. */
  maxCounted?: number
}

type PageSlice = { limit: number; offset: number }

/**
 * An export reads this number of rows at a time, so that other requests are handled in between.
 * Reading a larger batch would block the process for too long.
 */
const exportBatchSize = 200

/** Lists and counts enquiries. The desk, reports, figures and files all use these queries. */
export function enquiryQueries({ db, engine, clock, timeZone }: Deps) {
  const conditionsOf = (
    filter: EnquiryFilter,
    scope: EnquiryScope,
    how: { searchPlan?: SearchPlan; isCount?: boolean } = {},
  ) => enquiryConditions(filter, { engine, now: clock(), timeZone, scope, ...how })

  async function count(conditions: readonly SqlCondition[], limit: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      select ${countUpTo(conditions, limit)} as total`.execute(db)
    return Number(rows[0]?.total ?? 0)
  }

  async function read<Row = EnquiryRow>(
    conditions: readonly SqlCondition[],
    { where, order }: SortGroup,
    at: PageSlice,
    columns: readonly (keyof EnquiryRow)[] = [],
  ) {
    const names = columns.length > 0 ? sql.join(columns.map((it) => sql.ref(`e.${it}`))) : sql`e.*`
    const { rows } = await sql<Row>`
      select ${names} from enquiries e where ${allOf([...conditions, ...where])}
      order by ${order} limit ${at.limit} offset ${at.offset}`.execute(db)
    return rows
  }

  /** Reads one group after the other until the page is full. */
  async function readGroups<Column extends keyof EnquiryRow = keyof EnquiryRow>(
    conditions: readonly SqlCondition[],
    groups: readonly SortGroup[],
    { limit, offset }: PageSlice,
    columns: readonly Column[] = [],
  ): Promise<Pick<EnquiryRow, Column>[]> {
    const found: Pick<EnquiryRow, Column>[] = []
    let before = offset
    for (const group of groups) {
      if (found.length >= limit) break
      const slice = { limit: limit - found.length, offset: before }
      const rows = await read<Pick<EnquiryRow, Column>>(conditions, group, slice, columns)
      found.push(...rows)
      if (rows.length > 0) before = 0
      else if (before > 0 && group !== groups.at(-1))
        before -= await count([...conditions, ...group.where], before)
    }
    return found
  }

  return {
    conditionsOf,

    /**
     * Returns one page and the number of all rows, at most `maxCounted`, or 500 for a search of
     * the desk. `isMore` is true if there are more. A page after the last one is empty.
     */
    async listPage(filter: EnquiryFilter, query: PageQuery) {
      const { page, limit, scope, maxCounted = maxCountedRows } = query
      const searchPlan = await findSearchPlan(db, engine, filter)
      const isSearch = filter.section !== 'stored' && Boolean(filter.search)
      const counted = isSearch ? Math.min(maxCounted, maxCountedMatches) : maxCounted
      const groups = await enquirySortGroups(db, filter, query)
      const offset = (page - 1) * limit
      const [total, rows] = await Promise.all([
        count(conditionsOf(filter, scope, { searchPlan, isCount: true }), counted + 1),
        readGroups(conditionsOf(filter, scope, { searchPlan }), groups, {
          offset,
          limit: Math.min(limit, maxCounted - offset),
        }),
      ])
      return { rows, total: Math.min(total, counted), isMore: total > counted }
    },

    /** Counts all enquiries, without a limit. */
    count: (filter: EnquiryFilter, scope: EnquiryScope): Promise<number> =>
      count(conditionsOf(filter, scope), Number.POSITIVE_INFINITY),

    /** Counts the enquiries at the desk that match the words, at most 500. */
    async countMatches(search: string, scope: EnquiryScope): Promise<number> {
      const filter = { section: 'all', search } as const
      const searchPlan = await findSearchPlan(db, engine, filter)
      return count(conditionsOf(filter, scope, { searchPlan, isCount: true }), maxCountedMatches)
    },

    /** Returns these columns of a part of the list, at most up to its last counted row. */
    async listSlice<Column extends keyof EnquiryRow>(
      filter: EnquiryFilter,
      sorting: EnquirySorting,
      slice: PageSlice & { scope: EnquiryScope; columns: readonly Column[] },
    ): Promise<Pick<EnquiryRow, Column>[]> {
      const { scope, columns, offset } = slice
      const searchPlan = await findSearchPlan(db, engine, filter)
      const groups = await enquirySortGroups(db, filter, { ...sorting, scope })
      const limit = Math.min(slice.limit, maxCountedRows - offset)
      return readGroups(
        conditionsOf(filter, scope, { searchPlan }),
        groups,
        { offset, limit },
        columns,
      )
    },

    /** Returns these columns of the newest rows without counting the rows. */
    async listNewest<Column extends keyof EnquiryRow>(
      filter: EnquiryFilter,
      { scope, limit, columns }: { scope: EnquiryScope; limit: number; columns: readonly Column[] },
    ): Promise<Pick<EnquiryRow, Column>[]> {
      const [newestFirst] = await enquirySortGroups(db, filter, { sort: 'received', scope })
      if (!newestFirst) return []
      const slice = { limit, offset: 0 }
      return read<Pick<EnquiryRow, Column>>(
        conditionsOf(filter, scope),
        newestFirst,
        slice,
        columns,
      )
    },

    /** Yields all rows, newest first, in small batches. */
    async *each(filter: EnquiryFilter, scope: EnquiryScope): AsyncGenerator<EnquiryRow[]> {
      const [newestFirst] = await enquirySortGroups(db, filter, { sort: 'received', scope })
      const conditions = conditionsOf(filter, scope)
      for (let last: EnquiryRow | undefined; newestFirst; ) {
        const older = last
          ? [sql<boolean>`(e.created_at, e.id) < (${last.created_at}, ${last.id})`]
          : []
        const slice = { limit: exportBatchSize, offset: 0 }
        const rows = await read([...conditions, ...older], newestFirst, slice)
        yield rows
        last = rows.at(-1)
        if (rows.length < exportBatchSize) return
      }
    },

    /** Counts the enquiries of each kind. Kinds without enquiries are omitted. */
    async countByKind(filter: EnquiryFilter, scope: EnquiryScope): Promise<Map<string, number>> {
      const { rows } = await sql<{ kind: string; count: number }>`
        select e.kind, count(*) as count from enquiries e
        where ${allOf(conditionsOf(filter, scope))} group by e.kind`.execute(db)
      return new Map(rows.map(({ kind, count: counted }) => [kind, Number(counted)]))
    },
  }
}

/** Joins conditions with `and`. Without conditions every row matches. */
export const allOf = (conditions: readonly SqlCondition[]) =>
  sql`${sql.join([sql`1 = 1`, ...conditions], sql` and `)}`

/** Counts rows, but at most `limit`, which may be infinite. */
export function countUpTo(conditions: readonly SqlCondition[], limit: number) {
  const upTo = Number.isFinite(limit) ? sql`limit ${limit}` : sql``
  return sql<number>`(select count(*) from (
    select 1 from enquiries e where ${allOf(conditions)} ${upTo}) found)`
}

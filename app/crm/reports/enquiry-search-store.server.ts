import { type RawBuilder, sql } from 'kysely'
import { parseSearchWords } from '#app/crm/enquiries/enquiry-search-text.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import {
  containsAllWords,
  fullTextQuery,
  hasIndexedWord,
  unindexedWords,
} from '#app/platform/db/text-search-query.server.ts'
import { type ReportSelection, reportSelectionConditions } from './report-selection-query.server.ts'

export type EnquirySearch = ReportSelection & {
  /** The search text as the user typed it. `%` and `_` are plain characters. */
  text: string
}

type PageSlice = { limit: number; offset: number }

type CountedRow = EnquiryRow & { total: number }

type SearchPage = {
  limit: number
  offset?: number
  after?: EnquiryRow | undefined
  isSorted: boolean
}

/**
 * Searches enquiries by reference and answers. Only this store knows how each database searches. On
 * SQLite, the query joins the trigram table explicitly, because otherwise the query planner would
 * scan all enquiries of the kind. On PostgreSQL, the planner chooses between the trigram index and
 * the newest rows.
 */
export function enquirySearchStore(db: Db, engine: DatabaseEngine) {
  return {
    /** Counts the matches, but at most `most` + 1. */
    async count(search: EnquirySearch, most: number): Promise<number> {
      const { source, conditions } = searchQueryParts(engine, search)
      const { rows } = await sql<{
        total: number
      }>`select count(*) as total from (select 1 from ${source} where ${conditions} limit ${most + 1}) found`.execute(
        db,
      )
      return rows[0]?.total ?? 0
    },

    /**
     * Returns one page of matches, newest first, and the number of matches, at most `most` + 1. One
     * query does both, because on PostgreSQL a query for the page alone takes just as long.
     */
    async first(search: EnquirySearch, most: number, { limit, offset }: PageSlice) {
      const { source, conditions } = searchQueryParts(engine, search)
      return counted(source, conditions, most, { limit, offset })
    },

    /** Does the same for booking days without a search text. Booking days have their own index. */
    async booked(selection: ReportSelection, most: number, place: PageSlice) {
      const conditions = sql.join(reportSelectionConditions(selection), sql` and `)
      return counted(sql`enquiries e`, conditions, most, place)
    },

    /**
     * Lists matches, newest first; `after` is the last row of the previous page. Without
     * `isSorted`, the rows are in the order of their ids, which needs no sorting. The two orders
     * differ only for imported rows.
     */
    async list(
      search: EnquirySearch,
      { limit, offset = 0, after, isSorted }: SearchPage,
    ): Promise<EnquiryRow[]> {
      const { source, conditions, order, older } = searchQueryParts(engine, search, isSorted)
      const page = after ? sql`${conditions} and ${older(after)}` : conditions
      const { rows } =
        await sql<EnquiryRow>`select e.* from ${source} where ${page} order by ${order} limit ${limit} offset ${offset}`.execute(
          db,
        )
      return rows
    },
  }

  async function counted(
    source: SqlFragment,
    conditions: SqlFragment,
    most: number,
    { limit, offset }: PageSlice,
  ) {
    const { rows } = await sql<CountedRow>`
      with found as materialized (
        select e.id, e.created_at from ${source} where ${conditions} limit ${most + 1}
      ), page as (
        select id from found order by created_at desc, id desc limit ${limit} offset ${offset}
      )
      select counted.total, e.* from (select count(*) as total from found) counted
      left join (select e.* from page join enquiries e on e.id = page.id) e on true
      order by e.created_at desc, e.id desc`.execute(db)
    return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
  }
}

type SqlFragment = RawBuilder<unknown>

function searchQueryParts(
  engine: DatabaseEngine,
  { text: typed, ...selection }: EnquirySearch,
  isSorted = true,
) {
  const words = parseSearchWords(typed)
  const given = reportSelectionConditions(selection)
  if (engine === 'sqlite' && hasIndexedWord(words)) {
    const isFound = [
      sql`s.search_text match ${fullTextQuery(words)}`,
      ...unindexedWords(words).map((short) => containsAllWords(sql`e.search_text`, short)),
    ]
    return {
      source: sql`enquiry_search s cross join enquiries e on e.id = s.rowid`,
      conditions: sql.join([...isFound, ...given], sql` and `),
      // Ids increase in the order of arrival, so the index returns the newest rows first without
      // sorting.
      ...(isSorted ? timeOrder : arrivalOrder),
    }
  }
  return {
    source: sql`enquiries e`,
    conditions: sql.join([...given, containsAllWords(sql`e.search_text`, words)], sql` and `),
    ...timeOrder,
  }
}

const timeOrder = {
  order: sql`e.created_at desc, e.id desc`,
  older: (row: EnquiryRow) => sql`(e.created_at, e.id) < (${row.created_at}, ${row.id})`,
}

const arrivalOrder = {
  order: sql`s.rowid desc`,
  older: ({ id }: EnquiryRow) => sql`s.rowid < ${id}`,
}

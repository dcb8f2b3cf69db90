import { type RawBuilder, sql } from 'kysely'
import { searchedFor } from '#app/crm/enquiries/search-text.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import type { Engine } from '#app/platform/db/migrations/engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import {
  isIndexed,
  searchPhrase,
  shortWords,
  textHolds,
} from '#app/platform/db/text-search.server.ts'
import { type Selected, selected } from './selected.server.ts'

export type Search = Selected & {
  /** As typed: `%` and `_` are only characters. */
  text: string
}

type Place = { limit: number; offset: number }

type Counted = EnquiryRow & { total: number }

type Page = {
  limit: number
  offset?: number
  after?: EnquiryRow | undefined
  isSorted: boolean
}

/**
 * Enquiries whose reference or answers hold a text. The one place that knows how each engine
 * searches: SQLite is led through its trigram table (its planner would rather walk a whole kind),
 * PostgreSQL chooses by itself between its trigram index and the newest rows.
 */
export function enquirySearch(db: Db, engine: Engine) {
  return {
    /** How many there are; counts no further than one over `most`. */
    async count(search: Search, most: number): Promise<number> {
      const { source, conditions } = parts(engine, search)
      const { rows } = await sql<{
        total: number
      }>`select count(*) as total from (select 1 from ${source} where ${conditions} limit ${most + 1}) found`.execute(
        db,
      )
      return rows[0]?.total ?? 0
    },

    /**
     * How many there are, no further than one over `most`, and a page of them, newest first. The text
     * is looked for once: PostgreSQL takes as long for the page alone as for the count.
     */
    async first(search: Search, most: number, { limit, offset }: Place) {
      const { source, conditions } = parts(engine, search)
      return counted(source, conditions, most, { limit, offset })
    },

    /** The same of all that a selection holds, where its own index finds them: those of some days that were wished. */
    async booked(selection: Selected, most: number, place: Place) {
      const conditions = sql.join(selected(selection), sql` and `)
      return counted(sql`enquiries e`, conditions, most, place)
    },

    /**
     * Newest first; `after` is the last row of the page before. Not `isSorted`: in the order of
     * arrival, which is the same but for rows brought in from elsewhere, and needs no sorting.
     */
    async list(
      search: Search,
      { limit, offset = 0, after, isSorted }: Page,
    ): Promise<EnquiryRow[]> {
      const { source, conditions, order, older } = parts(engine, search, isSorted)
      const page = after ? sql`${conditions} and ${older(after)}` : conditions
      const { rows } =
        await sql<EnquiryRow>`select e.* from ${source} where ${page} order by ${order} limit ${limit} offset ${offset}`.execute(
          db,
        )
      return rows
    },
  }

  async function counted(source: Sql, conditions: Sql, most: number, { limit, offset }: Place) {
    const { rows } = await sql<Counted>`
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

type Sql = RawBuilder<unknown>

function parts(engine: Engine, { text: typed, ...selection }: Search, isSorted = true) {
  const words = searchedFor(typed)
  const given = selected(selection)
  if (engine === 'sqlite' && isIndexed(words)) {
    const isFound = [
      sql`s.search_text match ${searchPhrase(words)}`,
      ...shortWords(words).map((short) => textHolds(sql`e.search_text`, short)),
    ]
    return {
      source: sql`enquiry_search s cross join enquiries e on e.id = s.rowid`,
      conditions: sql.join([...isFound, ...given], sql` and `),
      // Ids are given in the order of arrival: the index yields the newest first by itself.
      ...(isSorted ? byTime : byArrival),
    }
  }
  return {
    source: sql`enquiries e`,
    conditions: sql.join([...given, textHolds(sql`e.search_text`, words)], sql` and `),
    ...byTime,
  }
}

const byTime = {
  order: sql`e.created_at desc, e.id desc`,
  older: (row: EnquiryRow) => sql`(e.created_at, e.id) < (${row.created_at}, ${row.id})`,
}

const byArrival = {
  order: sql`s.rowid desc`,
  older: ({ id }: EnquiryRow) => sql`s.rowid < ${id}`,
}

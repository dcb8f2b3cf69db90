import { sql } from 'kysely'
import { parseSearchWords } from '#app/crm/enquiries/enquiry-search-text.ts'
import {
  containsAllWords,
  fullTextQuery,
  hasIndexedWord,
  unindexedWords,
} from '#app/platform/db/text-search-query.server.ts'
import type { ConditionContext, SqlCondition } from './enquiry-conditions-query.server.ts'
import type { EnquiryFilter } from './enquiry-filter.ts'

/**
 * Maximum number of rows that a search of the desk reads. These are the newest matches, or the
 * newest rows of all if a word is too short for the index.
 */
const maxSearchedRows = 10_000

/**
 * Returns the condition that the search text contains all words; undefined if there are no words.
 * Use it only on few rows, because SQLite scans the rows without the search index.
 */
export function unindexedSearchCondition(typed: string): SqlCondition | undefined {
  const words = parseSearchWords(typed)
  return words.length === 0 ? undefined : containsAllWords(sql`e.search_text`, words)
}

/**
 * The desk searches all kinds with the index, up to a maximum. Reports, files and figures compare
 * each row of their kinds, because they must find all rows.
 */
export function searchConditions(
  { search = '', section }: EnquiryFilter,
  { engine, mainIds = [] }: Pick<ConditionContext, 'engine' | 'mainIds'>,
): SqlCondition[] {
  const words = parseSearchWords(search)
  if (words.length === 0) return []
  if (section === 'stored') return [containsAllWords(sql`e.search_text`, words)]
  const others = sql.join(
    mainIds.map((id) => sql`select ${sql.lit(id)} union`),
    sql` `,
  )
  if (hasIndexedWord(words) && engine === 'sqlite') {
    const isFound = sql.join(
      [
        sql`search_text match ${fullTextQuery(words)}`,
        ...unindexedWords(words).map((short) => containsAllWords(sql`search_text`, short)),
      ],
      sql` and `,
    )
    return [
      sql`e.id in (${others} select * from (select rowid from enquiry_search where ${isFound} order by rowid desc limit ${maxSearchedRows}))`,
    ]
  }
  if (hasIndexedWord(words)) {
    const orOthers = mainIds.length > 0 ? sql` or e.id in (${sql.join(mainIds)})` : sql``
    return [sql`(${containsAllWords(sql`e.search_text`, words)}${orOthers})`]
  }
  return [
    sql`e.id in (${others} select n.id from (
      select id, search_text from enquiries where joined_to is null order by created_at desc, id desc limit ${maxSearchedRows}) n
      where ${containsAllWords(sql`n.search_text`, words)})`,
  ]
}

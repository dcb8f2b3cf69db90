import { type RawBuilder, sql } from 'kysely'
import { findLabelMatches } from '#app/crm/enquiries/enquiry-labels.ts'
import { parseSearchWords } from '#app/crm/enquiries/enquiry-search-text.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import {
  containsAllWords,
  fullTextQuery,
  isIndexedWord,
} from '#app/platform/db/text-search-query.server.ts'
import type { SqlCondition } from './enquiry-conditions-query.server.ts'
import type { EnquiryFilter } from './enquiry-filter.ts'

/**
 * Number of rows that a search in *All* reads if all its words are too short for the index. These
 * are the newest rows. The other sections are small.
 */
const maxScannedRows = 10_000

/**
 * Number of matches up to which SQLite reads rows by their ids. If there are more, it reads the list
 * in its order and stops at the end of the page.
 */
const maxIndexedMatches = 4000

type SearchWord = {
  spellings: readonly string[]
  kinds: readonly string[]
  states: readonly string[]
}

/** Facts about a search that are read before the list. */
export type SearchPlan = {
  /** Main enquiries whose merged duplicates match. A list without duplicates cannot show them. */
  mainIds: readonly number[]
  /** Words that few rows contain, and the query for the ids of these rows. */
  rare?: Candidates | undefined
  /** `true` if SQLite's index can say which texts contain the word of a label. */
  hasTextIndex?: boolean
}

type Candidates = { words: readonly SearchWord[]; ids: RawBuilder<unknown> }

const withoutPlan: SearchPlan = { mainIds: [] }

/** Reads the plan of a search. Reports need no plan, because they list duplicates too. */
export async function findSearchPlan(
  db: Db,
  engine: DatabaseEngine,
  { search = '', section }: EnquiryFilter,
): Promise<SearchPlan> {
  const words = searchWords(search)
  if (section === 'stored' || words.length === 0) return withoutPlan
  // Sorting by `joined_to` uses the small index of that column. Sorting by arrival would make
  // SQLite scan all rows.
  const joined = await sql<{ id: number }>`
    select distinct e.joined_to as id from enquiries e
    where e.joined_to is not null and ${matchesWords('e', words)}
    order by e.joined_to desc limit 100`.execute(db)
  const mainIds = joined.rows.map(({ id }) => id)
  const hasTextIndex = engine === 'sqlite'
  // The candidates do not contain merged enquiries, but the section of mentions does.
  const rare = hasTextIndex && section !== 'mentioned' ? await findRare(db, words) : undefined
  return { mainIds, hasTextIndex, rare }
}

/** PostgreSQL decides the same from its statistics. */
async function findRare(db: Db, words: readonly SearchWord[]): Promise<Candidates | undefined> {
  const indexed = words.filter(isIndexed)
  const all = [
    ...(indexed.length > 0 ? [{ words: indexed, ids: idsOfText(indexed) }] : []),
    ...words.filter(hasLabel).map((word) => ({ words: [word], ids: idsOfLabel(word) })),
  ]
  for (const candidates of all) {
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from (
        select * from (${candidates.ids}) limit ${maxIndexedMatches + 1})`.execute(db)
    if ((rows[0]?.total ?? 0) <= maxIndexedMatches) return candidates
  }
  return undefined
}

const idsOfText = (words: readonly SearchWord[]) =>
  sql`select rowid from enquiry_search where search_text match ${textQuery(words)}`

/** The conditions let SQLite use the indexes of kinds and states. */
function idsOfLabel(word: SearchWord): RawBuilder<unknown> {
  const labelled = [
    { column: sql`kind`, values: word.kinds },
    { column: sql`state`, values: word.states },
  ].filter(({ values }) => values.length > 0)
  const ids = labelled.map(
    ({ column, values }) =>
      sql`select id from enquiries where joined_to is null and ${column} in (${sql.join(values)})`,
  )
  return sql.join([...ids, idsOfText([word])], sql` union all `)
}

/**
 * Returns the conditions that an enquiry contains all words of a search: in its search text, or as a
 * part of the label of its kind or state.
 */
export function searchConditions(
  { search = '', section }: EnquiryFilter,
  { mainIds, rare, hasTextIndex = false }: SearchPlan = withoutPlan,
): SqlCondition[] {
  const words = searchWords(search)
  if (words.length === 0) return []
  if (section === 'stored') return [matchesWords('e', words)]
  const isScan = section === 'all' && words.every((word) => !isIndexed(word) && !hasLabel(word))
  if (isScan) {
    const newest = sql`select id, search_text from enquiries where joined_to is null
      order by created_at desc, id desc limit ${maxScannedRows}`
    return [idIn(mainIds, sql`select n.id from (${newest}) n where ${matchesWords('n', words)}`)]
  }
  if (!rare) return [orMain(matchesWords('e', words, hasTextIndex), mainIds)]
  const found = new Set(rare.words.map(({ spellings }) => spellings[0]))
  const others = words.filter(({ spellings }) => !found.has(spellings[0]))
  if (others.length === 0) return [idIn(mainIds, rare.ids)]
  const matching = sql`select o.id from enquiries o
    where o.id in (${rare.ids}) and ${matchesWords('o', others)}`
  return [idIn(mainIds, matching)]
}

function searchWords(search: string): SearchWord[] {
  return parseSearchWords(search).map((spellings) => ({
    spellings,
    ...findLabelMatches(spellings),
  }))
}

const hasLabel = ({ kinds, states }: SearchWord) => kinds.length + states.length > 0

/** A word of a label is not in the index, because an enquiry changes its state often. */
const isIndexed = (word: SearchWord) => isIndexedWord(word.spellings) && !hasLabel(word)

const textQuery = (words: readonly SearchWord[]) =>
  fullTextQuery(words.map(({ spellings }) => spellings))

/**
 * With the text index, SQLite need not read the texts of all rows whose kind and state do not match.
 * `+` prevents it from reading and sorting all rows of these kinds and states.
 */
function matchesWords(
  table: string,
  words: readonly SearchWord[],
  hasTextIndex = false,
): SqlCondition {
  const sign = hasTextIndex ? sql`+` : sql``
  const column = (name: string) => sql`${sign}${sql.ref(`${table}.${name}`)}`
  const inText = (word: SearchWord) =>
    hasTextIndex && hasLabel(word)
      ? sql`${column('id')} in (${idsOfText([word])})`
      : containsAllWords(column('search_text'), [word.spellings])
  const each = words.map((word) => {
    const { kinds, states } = word
    return anyOf([
      ...(kinds.length > 0 ? [sql`${column('kind')} in (${sql.join(kinds)})`] : []),
      ...(states.length > 0 ? [sql`${column('state')} in (${sql.join(states)})`] : []),
      inText(word),
    ])
  })
  return sql<boolean>`(${sql.join(each, sql` and `)})`
}

const anyOf = (conditions: readonly RawBuilder<unknown>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

function orMain(condition: SqlCondition, mainIds: readonly number[]): SqlCondition {
  return mainIds.length === 0 ? condition : anyOf([condition, sql`e.id in (${sql.join(mainIds)})`])
}

function idIn(mainIds: readonly number[], found: RawBuilder<unknown>): SqlCondition {
  const others = sql.join(
    mainIds.map((id) => sql`select ${sql.lit(id)} union`),
    sql` `,
  )
  return sql<boolean>`e.id in (${others} select * from (${found}) found)`
}

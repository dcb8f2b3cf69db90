import { type RawBuilder, sql } from 'kysely'

/** Words from `parseSearchWords`. A row must contain all words, each in any spelling. */
type SearchWords = readonly (readonly string[])[]

/**
 * Length of the shortest word in the trigram index, in characters. Shorter words are compared row
 * by row.
 */
const minIndexedLength = 3

/** Returns `true` if all spellings of a word are long enough for the trigram index. */
export function isIndexedWord(spellings: readonly string[]): boolean {
  return spellings.every((spelling) => [...spelling].length >= minIndexedLength)
}

/** Returns the query for SQLite's full-text index. The words must be long enough for it. */
export function fullTextQuery(words: SearchWords): string {
  return words
    .map((spellings) => spellings.map((it) => `"${it.replaceAll('"', '""')}"`).join(' OR '))
    .map((any) => `(${any})`)
    .join(' AND ')
}

/**
 * Returns the SQL condition that the column contains all words. `%` and `_` match only themselves.
 * Without words the condition matches every row.
 */
export function containsAllWords(
  column: RawBuilder<unknown>,
  words: SearchWords,
): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`1 = 1`
  const holds = words.map((spellings) => {
    const any = spellings.map(
      (it) => sql`${column} like ${`%${it.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
    )
    return sql`(${sql.join(any, sql` or `)})`
  })
  return sql<boolean>`(${sql.join(holds, sql` and `)})`
}

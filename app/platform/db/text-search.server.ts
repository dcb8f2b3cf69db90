import { type RawBuilder, sql } from 'kysely'

/** Words that must all be there, each in any of its spellings: `searchedFor`. */
type Words = readonly (readonly string[])[]

/** A trigram index knows nothing of shorter words: those are compared row by row. */
const shortestIndexed = 3

const isLong = (spellings: readonly string[]) =>
  spellings.every((spelling) => [...spelling].length >= shortestIndexed)

/** True if at least one word is long enough for the trigram index. */
export function isIndexed(words: Words): boolean {
  return words.some(isLong)
}

/** The search as SQLite's full-text index takes it, without the words that are too short for it. */
export function searchPhrase(words: Words): string {
  return words
    .filter(isLong)
    .map((spellings) => spellings.map((it) => `"${it.replaceAll('"', '""')}"`).join(' OR '))
    .map((any) => `(${any})`)
    .join(' AND ')
}

/** Those too short for the index, each as a search of its own. */
export function shortWords(words: Words): Words[] {
  return words.filter((spellings) => !isLong(spellings)).map((spellings) => [spellings])
}

/** SQL condition: the column contains all words. `%` and `_` match only themselves; no words match every row. */
export function textHolds(column: RawBuilder<unknown>, words: Words): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`1 = 1`
  const holds = words.map((spellings) => {
    const any = spellings.map(
      (it) => sql`${column} like ${`%${it.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
    )
    return sql`(${sql.join(any, sql` or `)})`
  })
  return sql<boolean>`(${sql.join(holds, sql` and `)})`
}

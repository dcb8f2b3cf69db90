import { type RawBuilder, sql } from 'kysely'
import { parseSearchWords } from '#app/crm/enquiries/enquiry-search-text.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import {
  containsAllWords,
  fullTextQuery,
  hasIndexedWord,
  unindexedWords,
} from '#app/platform/db/text-search-query.server.ts'
import { callbackStatusCondition, respondingAccountSql } from './callback-status-query.server.ts'
import type { DeskQuery, DeskSection } from './desk-query-schema.ts'
import { type DeskReader, visibleKindSlugs } from './desk-visibility.ts'

type SqlCondition = RawBuilder<boolean>

export type DeskListFilters = Omit<DeskQuery, 'sort' | 'order' | 'page' | 'limit'>

type ConditionContext = {
  engine: DatabaseEngine
  now: Date
  timeZone: string
  reader: DeskReader
  standIns: readonly number[]
}

/**
 * Maximum number of rows that a search reads. These are the newest matches, or the newest rows of
 * all if a word is too short for the index.
 */
const maxSearchedRows = 10_000

/**
 * Returns the SQL conditions for a section and its filters on `enquiries e`. They include only the
 * flows of the reader's role.
 */
export function deskConditions(
  filters: DeskListFilters,
  surroundings: ConditionContext,
): SqlCondition[] {
  const { reader, timeZone } = surroundings
  const { kind, state, model, source, search, ...days } = filters
  const from = days.receivedFrom && startOfDay(days.receivedFrom, timeZone)
  const before = days.receivedTo && startOfDay(addDays(days.receivedTo), timeZone)
  return [
    ...sectionConditions(filters.section, surroundings),
    ...kindConditions(kind, filters.section, reader),
    ...(state.length > 0 ? [sql<boolean>`e.state in (${sql.join(state)})`] : []),
    ...personConditions(sql`e.assignee_id`, filters.assignee, reader),
    ...personConditions(sql`(${respondingAccountSql})`, filters.answeredBy, reader),
    ...(days.open ? [days.open === 'yes' ? isOpen : sql<boolean>`e.is_open = 0`] : []),
    ...(model ? [sql<boolean>`e.model is not null`, sql<boolean>`e.model = ${model}`] : []),
    ...(source ? [sql<boolean>`e.source is not null`, sql<boolean>`e.source = ${source}`] : []),
    ...(days.answered
      ? [callbackStatusCondition(days.answered, surroundings.now.toISOString())]
      : []),
    ...(days.reason ? [sql<boolean>`e.lost_reason = ${days.reason}`] : []),
    ...(from ? [sql<boolean>`e.created_at >= ${from}`] : []),
    ...(before ? [sql<boolean>`e.created_at < ${before}`] : []),
    ...(days.bookingFrom || days.bookingTo ? [sql<boolean>`e.booking_date is not null`] : []),
    ...(days.bookingFrom ? [sql<boolean>`e.booking_date >= ${days.bookingFrom}`] : []),
    ...(days.bookingTo ? [sql<boolean>`e.booking_date <= ${days.bookingTo}`] : []),
    ...(search ? searchConditions(search, surroundings) : []),
  ]
}

/**
 * The text must equal the condition of the partial indexes of migration 20, otherwise the database
 * does not use these indexes.
 */
const isOpen = sql<boolean>`e.is_open = 1`

function sectionConditions(section: DeskSection, surroundings: ConditionContext): SqlCondition[] {
  const { reader } = surroundings
  const { instant, today, tomorrow } = todayOf(surroundings)
  switch (section) {
    case 'overdue':
      return [isOpen, sql`e.due_at is not null`, sql`e.due_at < ${instant}`]
    case 'today':
      return [
        isOpen,
        sql`e.id in (
          select d.id from enquiries d
          where d.is_open = 1 and d.due_at is not null and d.due_at >= ${instant} and d.due_at < ${tomorrow}
          union select b.id from enquiries b where b.joined_to is null and b.booking_date = ${today})`,
      ]
    case 'new':
      return [isOpen, sql`e.state in ('new', 'requested')`]
    case 'mine':
      return [isOpen, sql`e.assignee_id = ${reader.id}`]
    case 'all':
      return [sql`e.joined_to is null`]
  }
}

/**
 * Returns today's section as two conditions without overlap: enquiries due today, and enquiries
 * booked for today but not due. Each condition has its own index, so a count need not build the
 * union.
 */
export function todaySectionConditions(
  surroundings: ConditionContext,
): [SqlCondition[], SqlCondition[]] {
  const { instant, today, tomorrow } = todayOf(surroundings)
  const seen = [isOpen, ...kindConditions([], 'today', surroundings.reader)]
  return [
    [...seen, sql`e.due_at >= ${instant}`, sql`e.due_at < ${tomorrow}`],
    [
      ...seen,
      sql`e.joined_to is null`,
      sql`e.booking_date is not null`,
      sql`e.booking_date = ${today}`,
      sql`(e.due_at is null or e.due_at < ${instant} or e.due_at >= ${tomorrow})`,
    ],
  ]
}

function todayOf({ now, timeZone }: ConditionContext) {
  const today = dayInZone(now, timeZone)
  const tomorrow = startOfDay(addDays(today), timeZone)
  return { instant: now.toISOString(), today, tomorrow }
}

/**
 * Conditions for counting all rows that the reader may see. With these, the database reads only the
 * index of kinds and no rows.
 */
export function visibleRowConditions({ role }: DeskReader): SqlCondition[] {
  const seen = visibleKindSlugs(role)
  return [sql`e.joined_to is null`, ...(seen ? [sql<boolean>`e.kind in (${sql.join(seen)})`] : [])]
}

/**
 * Restricts the kinds. For several kinds, `|| ''` prevents the database from using the index of
 * kinds, which would be slower.
 */
function kindConditions(
  asked: readonly string[],
  section: DeskSection,
  { role }: DeskReader,
): SqlCondition[] {
  const seen = visibleKindSlugs(role)
  if (asked.length === 0 && !seen) return []
  const kinds = asked.length === 0 ? (seen ?? []) : asked.filter((it) => seen?.includes(it) ?? true)
  if (kinds.length === 0) return [sql`1 = 0`]
  if (kinds.length === 1 && section === 'all') return [sql`e.kind = ${kinds[0]}`]
  return [sql`e.kind || '' in (${sql.join(kinds)})`]
}

function personConditions(
  column: RawBuilder<unknown>,
  person: string,
  { id }: DeskReader,
): SqlCondition[] {
  if (person === '') return []
  if (person === 'none') return [sql`${column} is null`]
  return [sql`${column} = ${person === 'me' ? id : Number(person)}`]
}

/**
 * Returns the condition that the search text contains all words; undefined if there are no words.
 * Use it only on few rows, because SQLite scans the rows without the search index.
 */
export function searchCondition(typed: string): SqlCondition | undefined {
  const words = parseSearchWords(typed)
  return words.length === 0 ? undefined : containsAllWords(sql`e.search_text`, words)
}

function searchConditions(typed: string, { engine, standIns }: ConditionContext): SqlCondition[] {
  const words = parseSearchWords(typed)
  if (words.length === 0) return []
  const others = sql.join(
    standIns.map((id) => sql`select ${sql.lit(id)} union`),
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
    const orOthers = standIns.length > 0 ? sql` or e.id in (${sql.join(standIns)})` : sql``
    return [sql`(${containsAllWords(sql`e.search_text`, words)}${orOthers})`]
  }
  return [
    sql`e.id in (${others} select n.id from (
      select id, search_text from enquiries where joined_to is null order by created_at desc, id desc limit ${maxSearchedRows}) n
      where ${containsAllWords(sql`n.search_text`, words)})`,
  ]
}

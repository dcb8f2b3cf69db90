import { type RawBuilder, sql } from 'kysely'
import type { DeskQuery, DeskSection, DeskSort } from './desk-query-schema.ts'

export type SqlOrder = RawBuilder<unknown>

/** `also` contains additional conditions that let the database use an index. */
export type SqlSorting = {
  column: SqlOrder
  order: SqlOrder
  /** `true` if the sort column is never null. */
  isAlways: boolean
  also: readonly RawBuilder<boolean>[]
}

export const newestFirstSql = sql`e.created_at desc, e.id desc`

/**
 * The default sorting of each section: the earliest due time first, or the newest enquiry first.
 */
const defaultSortBySection: Record<DeskSection, ColumnSort> = {
  overdue: 'due',
  today: 'due',
  new: 'received',
  mine: 'due',
  all: 'received',
}

/** Excludes sorting by assignee, which has a query of its own. */
type ColumnSort = Exclude<DeskSort, 'assignee'>

const sortColumns = {
  received: ['e.created_at', 'e.id'],
  due: ['e.due_at', 'e.id'],
  state: ['e.state', 'e.created_at', 'e.id'],
  model: ['e.model', 'e.created_at', 'e.id'],
  booking: ['e.booking_date', 'e.id'],
} as const satisfies Record<ColumnSort, readonly [string, ...string[]]>

type SortingInput = Pick<DeskQuery, 'section' | 'order'> & { sort: ColumnSort | undefined }

export function deskSortingSql({
  section,
  sort = defaultSortBySection[section],
  order,
}: SortingInput): SqlSorting {
  const isDown = (order ?? (sort === 'received' ? 'desc' : 'asc')) === 'desc'
  const [first] = sortColumns[sort]
  const directed = sortColumns[sort].map((it) => (isDown ? sql`${sql.ref(it)} desc` : sql.ref(it)))
  return {
    column: sql.ref(first),
    order: sql.join(directed),
    isAlways: sort === 'received' || (sort === 'due' && section === 'overdue'),
    // Only open enquiries have a due time. This condition lets the database use the partial index.
    also: sort === 'due' ? [sql`e.is_open = 1`] : [],
  }
}

import { type RawBuilder, sql } from 'kysely'
import type { DeskQuery, DeskSection, DeskSort } from './desk-query-schema.ts'

export type SqlOrder = RawBuilder<unknown>

/** `also`: what has to be said for an index to be taken. */
export type SqlSorting = {
  column: SqlOrder
  order: SqlOrder
  /** Whether every row has something to be sorted by. */
  isAlways: boolean
  also: readonly RawBuilder<boolean>[]
}

export const newestFirstSql = sql`e.created_at desc, e.id desc`

/** What is most pressing stands first; of what came in, the newest. */
const defaultSortBySection: Record<DeskSection, ColumnSort> = {
  overdue: 'due',
  today: 'due',
  new: 'received',
  mine: 'due',
  all: 'received',
}

/** By the name of who has it is another matter. */
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
    // Only what is open is due: said so that its index is taken.
    also: sort === 'due' ? [sql`e.is_open = 1`] : [],
  }
}

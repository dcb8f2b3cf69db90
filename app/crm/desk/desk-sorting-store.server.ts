import { type RawBuilder, sql } from 'kysely'
import type { DeskQuery, DeskSort, Section } from './desk-query.ts'

export type Order = RawBuilder<unknown>

/** `also`: what has to be said for an index to be taken. */
export type Sorting = {
  column: Order
  order: Order
  /** Whether every row has something to be sorted by. */
  isAlways: boolean
  also: readonly RawBuilder<boolean>[]
}

export const newestFirst = sql`e.created_at desc, e.id desc`

/** What is most pressing stands first; of what came in, the newest. */
const usual: Record<Section, ColumnSort> = {
  overdue: 'due',
  today: 'due',
  new: 'received',
  mine: 'due',
  all: 'received',
}

/** By the name of who has it is another matter. */
type ColumnSort = Exclude<DeskSort, 'assignee'>

const columns = {
  received: ['e.created_at', 'e.id'],
  due: ['e.due_at', 'e.id'],
  state: ['e.state', 'e.created_at', 'e.id'],
  model: ['e.model', 'e.created_at', 'e.id'],
  booking: ['e.booking_date', 'e.id'],
} as const satisfies Record<ColumnSort, readonly [string, ...string[]]>

type Asked = Pick<DeskQuery, 'section' | 'order'> & { sort: ColumnSort | undefined }

export function sortingOf({ section, sort = usual[section], order }: Asked): Sorting {
  const isDown = (order ?? (sort === 'received' ? 'desc' : 'asc')) === 'desc'
  const [first] = columns[sort]
  const directed = columns[sort].map((it) => (isDown ? sql`${sql.ref(it)} desc` : sql.ref(it)))
  return {
    column: sql.ref(first),
    order: sql.join(directed),
    isAlways: sort === 'received' || (sort === 'due' && section === 'overdue'),
    // Only what is open is due: said so that its index is taken.
    also: sort === 'due' ? [sql`e.is_open = 1`] : [],
  }
}

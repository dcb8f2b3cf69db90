import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import {
  accountIdOf,
  type EnquiryScope,
  type SqlCondition,
  unreadMentionCondition,
} from './enquiry-conditions-query.server.ts'
import {
  defaultOrder,
  defaultSort,
  type EnquiryFilter,
  type EnquirySort,
} from './enquiry-filter.ts'

/** Rows that a list shows one group after the other. Each group has an index of its own. */
export type SortGroup = { where: readonly SqlCondition[]; order: RawBuilder<unknown> }

export type EnquirySorting = {
  sort?: EnquirySort | undefined
  order?: 'asc' | 'desc' | undefined
  /** `true` if reading a mention must not move its enquiry. */
  ignoresRead?: boolean
}

const newestFirst = sql`e.created_at desc, e.id desc`

const sortColumns = {
  received: ['e.created_at', 'e.id'],
  due: ['e.due_at', 'e.id'],
  state: ['e.state', 'e.created_at', 'e.id'],
  model: ['e.model', 'e.created_at', 'e.id'],
  booking: ['e.booking_date', 'e.id'],
} as const satisfies Record<Exclude<EnquirySort, 'assignee'>, readonly [string, ...string[]]>

/** Rows without a sort value come last in both directions, the newest first. */
export async function enquirySortGroups(
  db: Db,
  { section }: Pick<EnquiryFilter, 'section'>,
  given: EnquirySorting & { scope: EnquiryScope },
): Promise<SortGroup[]> {
  if (section === 'mentioned' && !given.sort) return mentionGroups(given)
  const { sort = defaultSort(section), order = defaultOrder(sort) } = given
  const isDown = order === 'desc'
  if (sort === 'assignee') return assigneeGroups(db, isDown)
  const [first] = sortColumns[sort]
  const names = sortColumns[sort].map((it) => (isDown ? sql`${sql.ref(it)} desc` : sql.ref(it)))
  const sorted = sql.join(names)
  if (sort === 'received' || (sort === 'due' && section === 'overdue'))
    return [{ where: [], order: sorted }]
  // Only open enquiries have a due time. This condition lets the database use the partial index.
  const also = sort === 'due' ? [sql<boolean>`e.is_open = 1`] : []
  return [
    { where: [...also, sql<boolean>`${sql.ref(first)} is not null`], order: sorted },
    { where: [sql<boolean>`${sql.ref(first)} is null`], order: newestFirst },
  ]
}

/** Enquiries with an unread mention come first, then those with the newest mention. */
function mentionGroups({
  scope,
  ignoresRead,
}: EnquirySorting & { scope: EnquiryScope }): SortGroup[] {
  const isUnread = unreadMentionCondition(scope)
  const order = sql`(select max(m.id) from enquiry_mentions m
    where m.enquiry_id = e.id and m.staff_id = ${accountIdOf(scope)}) desc`
  if (ignoresRead) return [{ where: [], order }]
  return [isUnread, sql<boolean>`not ${isUnread}`].map((group) => ({ where: [group], order }))
}

/** Groups by the names of the accounts, then enquiries of deleted accounts, then unassigned ones. */
async function assigneeGroups(db: Db, isDown: boolean): Promise<SortGroup[]> {
  const people = await db.selectFrom('staff').select(['id', 'user_id', 'user_name']).execute()
  const named = people.toSorted(
    (a, b) => staffName(a).localeCompare(staffName(b), 'en') || a.id - b.id,
  )
  const ids = (isDown ? named.reverse() : named).map(({ id }) => id)
  return [
    ...ids.map((id) => sql<boolean>`e.assignee_id = ${id}`),
    sql<boolean>`e.assignee_id not in (${sql.join([0, ...ids])})`,
    sql<boolean>`e.assignee_id is null`,
  ].map((group) => ({ where: [group], order: newestFirst }))
}

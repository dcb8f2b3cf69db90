import type { Db } from '#app/platform/db/connect.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { Staff } from '#app/platform/permissions/session.ts'
import type { Work } from './enquiry-work-store.server.ts'
import type { DeskEvent } from './event-schema.ts'

type Change = {
  row: EnquiryRow
  event: DeskEvent
  work: Work
  /** The instant in the history. */
  at: string
  staff: Pick<Staff, 'id'>
}

/**
 * The assignee at the promised hour follows every assignment until that hour, and none after it. An assignment from
 * before the hour that is undone just after it is undone here too.
 */
export async function promiseAssignee(trx: Db, change: Change): Promise<Work> {
  const { row, work, at } = change
  if (row.call_by === null || work.assignee_id === undefined) return {}
  const counts = at <= row.call_by || (await isUndo(trx, change, row.call_by))
  return counts ? { promise_assignee_id: work.assignee_id } : {}
}

/** The page offers undo for ten seconds; the request takes a moment. In milliseconds. */
const undoWithin = 15_000

/** An undo is an assignment by the person who made the last one, moments after it. */
async function isUndo(trx: Db, { row, event, at, staff }: Change, callBy: string) {
  if (event.type !== 'assign' || Date.parse(at) - Date.parse(callBy) > undoWithin) return false
  const last = await trx
    .selectFrom('desk_events')
    .select(['at', 'staff_id'])
    .where('enquiry_id', '=', row.id)
    .where('type', '=', 'assign')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.staff_id !== staff.id || last.at > callBy) return false
  return Date.parse(at) - Date.parse(last.at) <= undoWithin
}

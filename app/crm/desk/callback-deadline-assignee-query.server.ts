import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { DeskEvent } from './desk-event-schema.ts'
import type { EnquiryUpdate } from './enquiry-update-query.server.ts'

type AssignmentChange = {
  row: EnquiryRow
  event: DeskEvent
  work: EnquiryUpdate
  /** The time that the history shows for the event. */
  at: string
  staff: Pick<StaffAccount, 'id'>
}

/**
 * Returns the update of the assignee at the call-back deadline. Every assignment before the
 * deadline changes that assignee. A later assignment counts only if it undoes one from just before
 * the deadline.
 */
export async function callbackDeadlineAssigneeUpdate(
  trx: Db,
  change: AssignmentChange,
): Promise<EnquiryUpdate> {
  const { row, work, at } = change
  if (row.call_by === null || work.assignee_id === undefined) return {}
  const counts = at <= row.call_by || (await isAssignmentUndo(trx, change, row.call_by))
  return counts ? { promise_assignee_id: work.assignee_id } : {}
}

/**
 * Returns `true` if the same person made the previous assignment moments ago, before the deadline.
 */
async function isAssignmentUndo(trx: Db, change: AssignmentChange, callBy: string) {
  const { event, at } = change
  if (event.type !== 'assign' || Date.parse(at) - Date.parse(callBy) > undoWindow) return false
  const last = await findOwnAssignment(trx, { ...change, within: undoWindow })
  return last !== undefined && last.at <= callBy
}

/**
 * Time in which a second assignment counts as an undo, in milliseconds. The page offers undo for
 * ten seconds; the rest is for the request.
 */
export const undoWindow = 15_000

/** Finds the enquiry's last assignment if this person made it within these milliseconds. */
export async function findOwnAssignment(
  trx: Db,
  { row, at, staff, within }: Pick<AssignmentChange, 'row' | 'at' | 'staff'> & { within: number },
): Promise<{ at: string } | undefined> {
  const last = await trx
    .selectFrom('desk_events')
    .select(['at', 'staff_id'])
    .where('enquiry_id', '=', row.id)
    .where('type', '=', 'assign')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isRecent = last?.staff_id === staff.id && Date.parse(at) - Date.parse(last.at) <= within
  return isRecent ? last : undefined
}

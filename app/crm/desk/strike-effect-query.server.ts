import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { parseDeskEventData } from './desk-event-data.ts'
import type { EventEffect } from './desk-event-effects.ts'
import * as words from './desk-event-words.ts'
import {
  copiedResponse,
  type EnquiryUpdate,
  findFirstCall,
  type NewDeskEvent,
} from './enquiry-update-query.server.ts'

type StrikeInput = {
  row: EnquiryRow
  staff: StaffAccount
  event: { event: number }
  at: string
  mayDo: HasCapability
}

/**
 * Strikes out a note, a call or a message. The entry stays in the history, and no figure counts it. Striking
 * out the last call also undoes the state, the next step and the assignment that this call set.
 */
export async function strikeEffect(
  trx: Db,
  { row, staff, event: { event: id }, at, mayDo }: StrikeInput,
): Promise<Result<EventEffect>> {
  const struck = await trx
    .selectFrom('desk_events')
    .select(['id', 'at', 'type', 'staff_id', 'data_json', 'struck_at'])
    .where('id', '=', id)
    .where('enquiry_id', '=', row.id)
    .where('type', 'in', ['note', 'call', 'message'])
    .executeTakeFirst()
  if (!struck) return fail('gone', words.noSuchEvent)
  // Owner and managers have this capability.
  if (struck.staff_id !== staff.id && !mayDo(staff, 'desk.assign'))
    return fail('forbidden', words.strikesOnlyOwn)
  if (struck.struck_at !== null) return fail('conflict', words.isStruckAlready)
  await trx.updateTable('desk_events').set({ struck_at: at }).where('id', '=', id).execute()
  await trx.deleteFrom('enquiry_mentions').where('event_id', '=', id).execute()
  const strike: NewDeskEvent = { type: 'strike', data: { struck: id } }
  if (struck.type !== 'call') return ok({ work: {}, events: [strike] })
  const later = await listLaterEvents(trx, row, id)
  const back = stateBeforeCall(row, later)
  const isUnassigned = isAssignedByCall(row, struck, later)
  return ok({
    work: {
      ...stepBeforeCall(row, struck.data_json),
      ...(back === undefined ? {} : { state: back, state_at: at }),
      ...(isUnassigned ? { assignee_id: null } : {}),
      ...(await firstCallOf(trx, row)),
    },
    events: [
      strike,
      ...(back === undefined
        ? []
        : [{ type: 'state' as const, data: { from: row.state, to: back } }]),
      ...(isUnassigned ? [{ type: 'assign' as const, data: { assignee: null } }] : []),
    ],
  })
}

type LaterEvent = { type: string; at: string; staff_id: number | null; data_json: string }

function listLaterEvents(trx: Db, { id }: EnquiryRow, callId: number): Promise<LaterEvent[]> {
  return trx
    .selectFrom('desk_events')
    .select(['type', 'at', 'staff_id', 'data_json'])
    .where('enquiry_id', '=', id)
    .where('id', '>', callId)
    .where('type', 'in', ['state', 'call', 'assign'])
    .where('struck_at', 'is', null)
    .orderBy('id')
    .execute()
}

/**
 * Returns the first response without the struck call. A duplicate may have that of its main
 * enquiry.
 */
async function firstCallOf(trx: Db, row: EnquiryRow): Promise<EnquiryUpdate> {
  const own = await findFirstCall(trx, row.id)
  if (row.joined_to === null) return own
  const main = await trx
    .selectFrom('enquiries')
    .select(['first_call_at', 'first_caller_id'])
    .where('id', '=', row.joined_to)
    .executeTakeFirst()
  const copied = main && copiedResponse(row, main)
  const isCopied = copied?.first_call_at === row.first_call_at
  return copied && (isCopied || own.first_call_at === null) ? copied : own
}

/**
 * Returns `true` if the call assigned the enquiry to its author and nothing was done after that. The
 * assignment has the same time as its call.
 */
function isAssignedByCall(
  row: EnquiryRow,
  call: Pick<LaterEvent, 'at' | 'staff_id'>,
  later: readonly LaterEvent[],
): boolean {
  const [first, ...others] = later.filter(
    ({ type, data_json }) => type !== 'state' || !parseDeskEventData(data_json).byCall,
  )
  const isOfCall = first?.type === 'assign' && first.at === call.at
  return (
    isOfCall &&
    others.length === 0 &&
    first.staff_id === call.staff_id &&
    row.assignee_id === call.staff_id
  )
}

/** Returns the next step before the call, if the step that the call set is still the current one. */
function stepBeforeCall(row: EnquiryRow, json: string): EnquiryUpdate {
  const { stepAt, cleared } = parseDeskEventData(json)
  if ((stepAt ?? null) !== row.next_step_at || row.is_open !== 1) return {}
  return { next_step_at: cleared?.at ?? null, next_step_text: cleared?.text ?? null }
}

/**
 * Returns the state before the call if the call changed it and nobody changed it after that. The
 * change of state directly follows its call in the history.
 */
function stateBeforeCall(row: EnquiryRow, later: readonly LaterEvent[]): string | undefined {
  const [first, ...others] = later.filter(({ type }) => type !== 'assign')
  if (first?.type !== 'state' || others.length > 0) return undefined
  const { from, to, byCall } = parseDeskEventData(first.data_json)
  return byCall && to === row.state && from ? from : undefined
}

import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { parseDeskEventData } from './desk-event-data.ts'
import type { EventEffect } from './desk-event-effects.ts'
import * as words from './desk-event-words.ts'
import {
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
 * Strikes out a note or a call. The entry stays in the history, and no figure counts it. Striking
 * out the last call also takes back the state and the next step that this call set.
 */
export async function strikeEffect(
  trx: Db,
  { row, staff, event: { event: id }, at, mayDo }: StrikeInput,
): Promise<Result<EventEffect>> {
  const struck = await trx
    .selectFrom('desk_events')
    .select(['id', 'type', 'staff_id', 'data_json', 'struck_at'])
    .where('id', '=', id)
    .where('enquiry_id', '=', row.id)
    .where('type', 'in', ['note', 'call'])
    .executeTakeFirst()
  if (!struck) return fail('gone', words.noSuchEvent)
  // Owner and managers have this capability.
  if (struck.staff_id !== staff.id && !mayDo(staff, 'desk.assign'))
    return fail('forbidden', words.strikesOnlyOwn)
  if (struck.struck_at !== null) return fail('conflict', words.isStruckAlready)
  await trx.updateTable('desk_events').set({ struck_at: at }).where('id', '=', id).execute()
  const strike: NewDeskEvent = { type: 'strike', data: { struck: id } }
  if (struck.type === 'note') return ok({ work: {}, events: [strike] })
  const back = await stateBeforeCall(trx, row, id)
  return ok({
    work: {
      ...stepBeforeCall(row, struck.data_json),
      ...(back === undefined ? {} : { state: back, state_at: at }),
      ...(await findFirstCall(trx, row.id)),
    },
    events:
      back === undefined
        ? [strike]
        : [strike, { type: 'state', data: { from: row.state, to: back } }],
  })
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
async function stateBeforeCall(
  trx: Db,
  row: EnquiryRow,
  callId: number,
): Promise<string | undefined> {
  const later = await trx
    .selectFrom('desk_events')
    .select(['type', 'data_json', 'struck_at'])
    .where('enquiry_id', '=', row.id)
    .where('id', '>', callId)
    .where('type', 'in', ['state', 'call'])
    .orderBy('id')
    .execute()
  const [first, ...others] = later.filter(({ struck_at }) => struck_at === null)
  if (first?.type !== 'state' || others.length > 0) return undefined
  const { from, to, byCall } = parseDeskEventData(first.data_json)
  return byCall && to === row.state && from ? from : undefined
}

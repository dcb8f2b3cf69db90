import type { Updateable } from 'kysely'
import {
  addToSearchText,
  refreshEnquirySearchText,
} from '#app/crm/enquiries/enquiry-search-text-query.server.ts'
import { initialStates, isClosedState, isResponseState } from '#app/crm/enquiries/enquiry-states.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { DeskEventTable, EnquiryRow, EnquiryTable } from '#app/platform/db/schema-enquiries.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { isByCustomer } from './customer-author.ts'
import type { DeskEventData } from './desk-event-data.ts'
import { parseDeskEventData } from './desk-event-data.ts'

/** The columns of an enquiry that desk events may change. */
export type EnquiryUpdate = Pick<
  Updateable<EnquiryTable>,
  | 'state'
  | 'state_at'
  | 'is_open'
  | 'assignee_id'
  | 'next_step_at'
  | 'next_step_text'
  | 'first_call_at'
  | 'first_caller_id'
  | 'promise_assignee_id'
  | 'lost_reason'
  | 'joined_to'
>

export type NewDeskEvent = {
  type: DeskEventTable['type']
  data?: DeskEventData
  text?: string | null | undefined
}

/** The author of an event: the account id and the name at that time. */
export type EventAuthor = { id: number | null; name: string }

export const authorOf = (staff: StaffAccount): EventAuthor => ({
  id: staff.id,
  name: staffName(staff),
})

type EventDedupHashes = { keyHash: string; contentHash: string }

/** Time and author of an event, and the hashes that identify a repeat. */
export type EventOrigin = { at: string; by: EventAuthor; sent?: EventDedupHashes | undefined }

/** Locks the row until the transaction ends, so that concurrent events wait for each other. */
export async function lockEnquiry(
  trx: Db,
  engine: DatabaseEngine,
  by: { reference: string } | { id: number },
): Promise<EnquiryRow | undefined> {
  const query = trx.selectFrom('enquiries').selectAll()
  const one =
    'id' in by
      ? query.where('id', '=', by.id)
      : query.where('reference', '=', by.reference.toUpperCase())
  // SQLite runs only one write transaction at a time, so it needs no row lock.
  return (engine === 'postgres' ? one.forUpdate() : one).executeTakeFirst()
}

/**
 * Returns the current time, or the time of the last event if that is later, because a clock may
 * have been set back.
 */
export async function nextEventInstant(trx: Db, row: EnquiryRow, now: Date): Promise<string> {
  const last = await trx
    .selectFrom('desk_events')
    .select('at')
    .where('enquiry_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return [now.toISOString(), row.created_at, last?.at ?? ''].reduce((a, b) => (a > b ? a : b))
}

/** Returns the updated row, including the derived columns `is_open` and `due_at`. */
export function applyEnquiryUpdate(row: EnquiryRow, work: EnquiryUpdate): EnquiryRow {
  const after = { ...row, ...work }
  // An erased enquiry is always closed.
  const isOpen = after.joined_to === null && after.erased_at === null && !isClosedState(after.state)
  const promised = after.first_call_at === null ? after.call_by : null
  return {
    ...after,
    is_open: isOpen ? 1 : 0,
    due_at: isOpen ? (after.next_step_at ?? promised) : null,
  }
}

export async function saveEnquiryUpdate(trx: Db, row: EnquiryRow): Promise<void> {
  const { id, state, state_at, is_open, assignee_id, due_at, first_call_at, version } = row
  const { next_step_at, next_step_text, lost_reason, joined_to } = row
  const { first_caller_id, promise_assignee_id } = row
  await trx
    .updateTable('enquiries')
    .set({ state, state_at, is_open, assignee_id, due_at, first_call_at, version })
    .set({ next_step_at, next_step_text, lost_reason, joined_to })
    .set({ first_caller_id, promise_assignee_id })
    .where('id', '=', id)
    .execute()
}

/**
 * Inserts an event into the history, and its text into the search text, except a message: its text is
 * much the same for all customers. Returns the id of the event,
 * or undefined if another event has the same key.
 */
export async function insertDeskEvent(
  trx: Db,
  { id, version }: { id: number; version: number },
  { type, data = {}, text = null }: NewDeskEvent,
  { at, by, sent }: EventOrigin,
): Promise<number | undefined> {
  const added = await trx
    .insertInto('desk_events')
    .values({
      enquiry_id: id,
      at,
      staff_id: by.id,
      who: by.name,
      type,
      data_json: JSON.stringify(data),
      text: text || null,
      key_hash: sent?.keyHash ?? null,
      content_hash: sent?.contentHash ?? null,
      version,
      is_in_search: 1,
    })
    .onConflict((oc) => oc.column('key_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added && rewritesSearchText.has(type)) await refreshEnquirySearchText(trx, id)
  else if (added && text && type !== 'message') await addToSearchText(trx, id, text)
  return added?.id
}

/** These events change answers, or remove a note. */
const rewritesSearchText: ReadonlySet<NewDeskEvent['type']> = new Set([
  'correct',
  'strike',
  'appointment',
])

type FirstCall = Pick<EnquiryRow, 'first_call_at' | 'first_caller_id'>

/**
 * Returns the response that a merged duplicate without a response of its own has from the main
 * enquiry. Its time is never before the arrival of the duplicate.
 */
export function copiedResponse(
  { created_at }: Pick<EnquiryRow, 'created_at'>,
  { first_call_at, first_caller_id }: FirstCall,
): FirstCall {
  const isEarlier = first_call_at !== null && first_call_at < created_at
  return { first_call_at: isEarlier ? created_at : first_call_at, first_caller_id }
}

/**
 * Finds the first call or response in the history. A struck call does not count, nor does a move by
 * the customer, or one before the enquiry was moved back to the initial state.
 */
export async function findFirstCall(trx: Db, id: number): Promise<FirstCall> {
  const events = await trx
    .selectFrom('desk_events')
    .select(['type', 'at', 'staff_id', 'who', 'data_json'])
    .where('enquiry_id', '=', id)
    .where('type', 'in', ['call', 'state'])
    .where('struck_at', 'is', null)
    .orderBy('id')
    .execute()
  let called: FirstCall | undefined
  let moved: FirstCall | undefined
  for (const { type, at, staff_id, who, data_json } of events) {
    const event = { first_call_at: at, first_caller_id: staff_id }
    if (type === 'call') called ??= event
    const { to, byCall } = parseDeskEventData(data_json)
    // A change of state by a call counts as that call.
    if (type !== 'state' || !to || byCall) continue
    if (initialStates.some((first) => first === to)) moved = undefined
    else if (isResponseState(to) && !isByCustomer({ staff_id, who })) moved ??= event
  }
  if (!called || !moved) return called ?? moved ?? { first_call_at: null, first_caller_id: null }
  return (called.first_call_at ?? '') < (moved.first_call_at ?? '') ? called : moved
}

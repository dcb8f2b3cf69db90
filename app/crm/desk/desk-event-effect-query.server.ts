import { knownTimeOfAct } from '#app/crm/enquiries/max-entry-age.ts'
import { pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { type Failure, fail, ok, type Result } from '#app/platform/result/result.ts'
import { findAssignee } from './assignee-query.server.ts'
import { isAppendedEvent } from './build-desk-event.ts'
import { findOwnAssignment } from './callback-deadline-assignee-query.server.ts'
import { parseDeskEventData } from './desk-event-data.ts'
import {
  callEffect,
  type EventEffect,
  type EventTimes,
  nextStepEffect,
  stateChangeEffect,
} from './desk-event-effects.ts'
import type { DeskEvent } from './desk-event-schema.ts'
import * as words from './desk-event-words.ts'
import type { NewDeskEvent } from './enquiry-update-query.server.ts'
import { strikeEffect } from './strike-effect-query.server.ts'

type MessageEvent = Extract<DeskEvent, { type: 'message' }>

type EventEffectInput = EventTimes & {
  row: EnquiryRow
  staff: StaffAccount
  event: DeskEvent
  /** `true` in a bulk change, because bulk changes do not check versions. */
  anyVersion: boolean
  mayDo: HasCapability
}

/** Returns the effect of an event on the enquiry, or a refusal. */
export async function findEventEffect(
  trx: Db,
  given: EventEffectInput,
): Promise<Result<EventEffect>> {
  const { row, staff, event, at, now } = given
  const refusal = await findRefusal(trx, given)
  if (refusal) return refusal
  switch (event.type) {
    case 'note':
      return ok({ work: {}, events: [{ type: 'note', text: event.text }] })
    case 'message':
      return ok({ work: {}, events: [messageEvent(event)] })
    case 'state':
      return stateChangeEffect(row, event, {
        at,
        staff,
        cleared: await findClearedNextStep(trx, row),
        takenAt: knownTimeOfAct(event.takenAt, { now, from: row.created_at }),
      })
    case 'call':
      return callEffect(row, event, given)
    case 'nextStep':
      return nextStepEffect(row, event, now)
    case 'strike':
      return strikeEffect(trx, { ...given, event })
    case 'assign':
      return assignEffect(trx, given, event.assignee)
  }
}

/** The secret part of a customer's link, also if the text was cut within it. */
const customerLink = /\/(q|my-enquiry)\/[\w-]{10,}/g

function messageEvent({ channel, text, textName, isEdited }: MessageEvent): NewDeskEvent {
  return {
    type: 'message',
    text: text.replaceAll(customerLink, '/$1/…'),
    data: {
      channel,
      ...(textName && { textName }),
      ...(isEdited && { isEdited }),
    },
  }
}

/** Returns the note that was sent with another event, or null. */
export function noteOfEvent(event: DeskEvent): string | null {
  return ('note' in event && event.note) || null
}

async function findRefusal(trx: Db, { row, event, anyVersion }: EventEffectInput) {
  const isAppended = isAppendedEvent(event)
  const writes =
    (isAppended && event.type !== 'strike') ||
    noteOfEvent(event) !== null ||
    (event.type === 'nextStep' && event.at !== null)
  if (row.erased_at !== null && writes) return fail('conflict', words.isErased)
  if (!isAppended && row.joined_to !== null) return mergedIntoRefusal(trx, row.joined_to)
  if ('version' in event && !anyVersion && event.version !== row.version)
    return fail('conflict', words.quicker(await findLastEditor(trx, row.id)))
  return undefined
}

/**
 * Time in which staff may take back an enquiry that they handed over, in milliseconds. The page
 * offers undo for ten seconds, and for longer while its bar has the focus.
 */
const handBackWindow = 120_000

async function assignEffect(
  trx: Db,
  { row, staff, at, now, mayDo }: EventEffectInput,
  id: number | null,
): Promise<Result<EventEffect>> {
  const isOwn = row.assignee_id === staff.id || row.assignee_id === null
  const mayAssign = id === staff.id || isOwn || mayDo(staff, 'desk.assign')
  // Staff may undo their own hand-over, which made the enquiry a colleague's.
  if (!mayAssign && !(await findOwnAssignment(trx, { row, staff, at, within: handBackWindow })))
    return fail('forbidden', words.notYours)
  const flow = pipelineOfKind(row.kind)
  const found = id === null ? ok(null) : await findAssignee(trx, id, { flow, now })
  if (!found.ok) return found
  const assignee = found.value?.name ?? null
  return ok({ work: { assignee_id: id }, events: [{ type: 'assign', data: { assignee } }] })
}

/**
 * Returns the author of the last change. Notes do not count as changes, because they overwrite
 * nothing.
 */
export async function findLastEditor(trx: Db, enquiryId: number): Promise<string> {
  const last = await trx
    .selectFrom('desk_events')
    .select('who')
    .where('enquiry_id', '=', enquiryId)
    .where('type', '<>', 'note')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.who ?? words.somebodyElse
}

/** Finds the next step that closing the enquiry removed. */
async function findClearedNextStep(trx: Db, { id }: EnquiryRow) {
  const last = await trx
    .selectFrom('desk_events')
    .select('data_json')
    .where('enquiry_id', '=', id)
    .where('type', '=', 'state')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && parseDeskEventData(last.data_json).cleared
}

/** Refuses changes of an enquiry that is merged into another one. */
export async function mergedIntoRefusal(trx: Db, id: number): Promise<Failure> {
  const main = await trx
    .selectFrom('enquiries')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst()
  return fail('conflict', words.isJoined(main?.reference ?? ''))
}

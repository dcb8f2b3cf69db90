import type { Db } from '#app/platform/db/connect.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { MayDo } from '#app/platform/permissions/capability.ts'
import type { Staff } from '#app/platform/permissions/session.ts'
import { findAssignee } from './assignee-store.server.ts'
import { flowOf } from './desk-reader.ts'
import { readEventData } from './event-data.ts'
import type { DeskEvent } from './event-schema.ts'
import {
  callStep,
  isRefusal,
  nextStepStep,
  type Step,
  stateStep,
  type Times,
} from './event-steps.ts'
import * as words from './event-words.ts'
import { type DeskRefusal, refused } from './outcome.ts'

type Given = Times & {
  row: EnquiryRow
  staff: Staff
  event: DeskEvent
  /** Of several at once: nobody has looked at each one. */
  anyVersion: boolean
  mayDo: MayDo
}

/** What an event does to an enquiry as it is now, or why it can't. */
export async function stepOf(trx: Db, given: Given): Promise<Step | DeskRefusal> {
  const { row, staff, event, at, now } = given
  const refusal = await refusalOf(trx, given)
  if (refusal) return refusal
  switch (event.type) {
    case 'note':
      return { work: {}, events: [{ type: 'note', text: event.text }] }
    case 'state':
      return stateStep(row, event, { at, staff, cleared: await lastCleared(trx, row) })
    case 'call':
      return callStep(row, event, given)
    case 'nextStep':
      return nextStepStep(row, event, now)
    case 'assign':
      return assignStep(trx, given, event.assignee)
  }
}

/** The note that was typed beside a move, if any. */
export function noteOf(event: DeskEvent): string | null {
  return ('note' in event && event.note) || null
}

async function refusalOf(trx: Db, { row, event, anyVersion }: Given) {
  const isAppended = event.type === 'note' || event.type === 'call'
  const writes =
    isAppended || noteOf(event) !== null || (event.type === 'nextStep' && event.at !== null)
  if (row.erased_at !== null && writes) return refused('conflict', words.isErased)
  if (!isAppended && row.joined_to !== null) return joinedTo(trx, row.joined_to)
  if ('version' in event && !anyVersion && event.version !== row.version)
    return refused('conflict', words.quicker(await quickest(trx, row.id)))
  return undefined
}

async function assignStep(
  trx: Db,
  { row, staff, now, mayDo }: Given,
  id: number | null,
): Promise<Step | DeskRefusal> {
  const isOwn = row.assignee_id === staff.id || row.assignee_id === null
  if (id !== staff.id && !isOwn && !mayDo(staff, 'desk.assign'))
    return refused('forbidden', words.notYours)
  const flow = flowOf(row.kind)
  const to = id === null ? null : await findAssignee(trx, id, { flow, now })
  if (to && isRefusal(to)) return to
  return {
    work: { assignee_id: to?.id ?? null },
    events: [{ type: 'assign', data: { assignee: to?.name ?? null } }],
  }
}

/** Who changed it last: a note changes nothing that could be overwritten. */
async function quickest(trx: Db, enquiryId: number): Promise<string> {
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

/** The next step that closing took away. */
async function lastCleared(trx: Db, { id }: EnquiryRow) {
  const last = await trx
    .selectFrom('desk_events')
    .select('data_json')
    .where('enquiry_id', '=', id)
    .where('type', '=', 'state')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && readEventData(last.data_json).cleared
}

async function joinedTo(trx: Db, id: number): Promise<DeskRefusal> {
  const main = await trx
    .selectFrom('enquiries')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst()
  return refused('conflict', words.isJoined(main?.reference ?? ''))
}

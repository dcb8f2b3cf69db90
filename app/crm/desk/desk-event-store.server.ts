import { initialStates } from '#app/crm/enquiries/enquiry-states.ts'
import { canSeeEnquiryKind, pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { type Clock, dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { canWorkOnPipeline } from '#app/platform/permissions/pipeline-work.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { type Failure, fail, ok, type Result } from '#app/platform/result/result.ts'
import { findAssignee, lockAssignee } from './assignee-query.server.ts'
import { callbackDeadlineAssigneeUpdate } from './callback-deadline-assignee-query.server.ts'
import {
  type DeskEventReceipt,
  deskEventDedupHashes,
  findPreviousOutcome,
  keyReusedRefusal,
} from './desk-event-dedup-query.server.ts'
import { findEventEffect, noteOfEvent } from './desk-event-effect-query.server.ts'
import type { EventEffect } from './desk-event-effects.ts'
import { deskEventMessage } from './desk-event-message.ts'
import type { DeskEvent } from './desk-event-schema.ts'
import * as words from './desk-event-words.ts'
import {
  applyEnquiryUpdate,
  authorOf,
  type EventAuthor,
  lockEnquiry,
  type NewDeskEvent,
  nextEventInstant,
  saveEnquiryUpdate,
} from './enquiry-update-query.server.ts'
import type { MentionRecorder } from './mention-query.server.ts'
import { markEventSeen } from './seen-desk-event-query.server.ts'

export type DeskEventStore = ReturnType<typeof deskEventStore>

/** Called in the event's transaction when a colleague assigns an enquiry. */
export type OnEnquiryAssigned = (
  trx: Db,
  given: { enquiry: EnquiryRow; staffId: number; by: string },
) => Promise<void>

/**
 * Called after the first response to an enquiry, and after that response was undone
 * (`first_call_at` is then null).
 */
export type OnFirstResponse = (trx: Db, enquiry: EnquiryRow) => Promise<void>

/**
 * Called in the event's transaction after a change of the enquiry. Returns further entries of the
 * history.
 */
export type OnEnquiryChanged = (
  trx: Db,
  before: EnquiryRow,
  after: EnquiryRow,
) => Promise<readonly NewDeskEvent[]>

/**
 * Called in the event's transaction before a change of the state. `at` is the time of the act.
 * Returns a refusal if the appointment does not allow the state.
 */
export type RefuseState = (
  trx: Db,
  enquiry: EnquiryRow,
  change: { state: string; at: string },
) => Promise<Failure | undefined>

export type DeskEventStoreDeps = {
  db: Db
  engine: DatabaseEngine
  clock: Clock
  timeZone: string
  mayDo: HasCapability
  mentions: MentionRecorder
  onAssigned?: readonly OnEnquiryAssigned[]
  onAnswered?: readonly OnFirstResponse[]
  refuseState?: RefuseState | undefined
  /** Keeps the appointment in step with the state. */
  onStateChanged?: OnEnquiryChanged | undefined
}

export type DeskEventSubmission = {
  reference: string
  event: DeskEvent
  /** The `Idempotency-Key` header. */
  key?: string | undefined
  /** `true` in a bulk change, because bulk changes do not check versions. */
  anyVersion?: boolean
}

/**
 * Stores events in the order of arrival. Each event updates the enquiry's row and its history in
 * one transaction.
 */
export function deskEventStore(needs: DeskEventStoreDeps) {
  const { db, engine, clock, timeZone, mayDo, mentions } = needs
  return {
    async append(
      staff: StaffAccount,
      sending: DeskEventSubmission,
    ): Promise<Result<DeskEventReceipt>> {
      const { event, anyVersion = false } = sending
      const sent = deskEventDedupHashes(staff.id, sending)
      return db.transaction().execute(async (trx) => {
        const given =
          event.type === 'assign' ? event.assignee : canTakeByEvent(staff, event) && staff.id
        if (given) await lockAssignee(trx, engine, given)
        const row = await lockEnquiry(trx, engine, sending)
        if (!row || !canSeeEnquiryKind(staff, row.kind))
          return fail('gone', words.noneOfThatReference)
        const earlier = await findPreviousOutcome(trx, sent)
        if (earlier) return earlier
        const now = clock()
        const at = await nextEventInstant(trx, row, now)
        const times = { at, now, endOfToday: endOfDay(now) }
        const effect = await findEventEffect(trx, {
          row,
          staff,
          event,
          anyVersion,
          mayDo,
          ...times,
        })
        if (!effect.ok) return effect
        const step = effect.value
        if (event.type === 'state') {
          const change = { state: event.state, at: step.work.state_at ?? at }
          const refusal = await needs.refuseState?.(trx, row, change)
          if (refusal) return refusal
        }
        const by = authorOf(staff)
        const isTaken =
          assignsToSelf(staff, row, event) && (await isStillAssignable(trx, staff, row, now))
        const assigned = { ...step.work, ...(isTaken ? { assignee_id: staff.id } : {}) }
        const after = applyEnquiryUpdate(row, {
          ...assigned,
          ...(await recomputeFirstResponse(trx, row, step)),
          ...(await callbackDeadlineAssigneeUpdate(trx, { row, event, work: assigned, at, staff })),
        })
        const isChanged = versionGuardedColumns.some((name) => after[name] !== row[name])
        const result = { ...after, version: row.version + (isChanged ? 1 : 0) }
        const [first, ...more] = step.events
        const { id, notice } = await mentions.insertEvent(trx, result, first, { at, by, sent })
        if (id === undefined) return keyReusedRefusal
        const notices = [notice]
        const own = isTaken ? [{ type: 'assign' as const, data: { assignee: by.name } }] : []
        const text = noteOfEvent(event)
        const beside = text === null ? [] : [{ type: 'note' as const, text }]
        // The event was not sent before, so its change is made now.
        const followed = (await needs.onStateChanged?.(trx, row, result)) ?? []
        let newest = id
        for (const one of [...more, ...own, ...followed, ...beside]) {
          const added = await mentions.insertEvent(trx, result, one, { at, by })
          newest = added.id ?? newest
          notices.push(added.notice)
        }
        if (isChanged) await saveEnquiryUpdate(trx, result)
        await markEventSeen(trx, { staffId: staff.id, enquiryId: row.id, eventId: newest })
        await tell(trx, row, result, by)
        const told = notices.find((one) => one !== undefined)
        const receipt = { ...deskEventMessage(first), version: result.version, event: id }
        return ok(told === undefined ? receipt : { ...receipt, notice: told })
      })
    },
  }

  async function tell(trx: Db, row: EnquiryRow, after: EnquiryRow, by: EventAuthor) {
    const { assignee_id: staffId } = after
    if (staffId !== null && staffId !== row.assignee_id && staffId !== by.id)
      for (const onAssigned of needs.onAssigned ?? [])
        await onAssigned(trx, { enquiry: after, staffId, by: by.name })
    if (after.first_call_at === row.first_call_at) return
    const answered = [after, ...(await setMergedFirstResponse(trx, row, after))]
    for (const onAnswered of needs.onAnswered ?? [])
      for (const enquiry of answered) await onAnswered(trx, enquiry)
  }

  function endOfDay(now: Date): string {
    return startOfDay(addDays(dayInZone(now, timeZone)), timeZone)
  }
}

/**
 * Columns whose change raises the version, so that no user overwrites a change without having seen
 * it.
 */
const versionGuardedColumns = [
  'state',
  'lost_reason',
  'assignee_id',
  'next_step_at',
  'next_step_text',
  'first_call_at',
  'is_open',
  'due_at',
] as const

/**
 * Copies the first response of the main enquiry to merged duplicates that have no response, or the
 * response that was struck out.
 */
export async function setMergedFirstResponse(
  trx: Db,
  before: EnquiryRow,
  { id, first_call_at, first_caller_id }: EnquiryRow,
): Promise<EnquiryRow[]> {
  if (first_call_at === null && before.first_call_at === null) return []
  return trx
    .updateTable('enquiries')
    .set({ first_call_at, first_caller_id })
    .where('joined_to', '=', id)
    .where('first_call_at', before.first_call_at === null ? 'is' : '=', before.first_call_at)
    .returningAll()
    .execute()
}

/** A move back to the initial state undoes the response, unless a call was logged. */
async function recomputeFirstResponse(
  trx: Db,
  row: EnquiryRow,
  { work, events: [first] }: EventEffect,
) {
  const isBack = first.type === 'state' && initialStates.some((state) => state === work.state)
  if (!isBack || row.first_call_at === null) return {}
  const call = await trx
    .selectFrom('desk_events')
    .select(['at', 'staff_id'])
    .where('enquiry_id', '=', row.id)
    .where('type', '=', 'call')
    .where('struck_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { first_call_at: call?.at ?? null, first_caller_id: call?.staff_id ?? null }
}

/**
 * Returns `true` if sales or workshop staff call or move an unassigned enquiry. The enquiry is then
 * assigned to this person.
 */
function assignsToSelf(staff: StaffAccount, row: EnquiryRow, event: DeskEvent): boolean {
  const isFree = row.assignee_id === null && row.joined_to === null
  return (
    canTakeByEvent(staff, event) &&
    isFree &&
    canWorkOnPipeline(staff.role, pipelineOfKind(row.kind))
  )
}

function canTakeByEvent({ role }: StaffAccount, { type }: DeskEvent): boolean {
  return (role === 'sales' || role === 'workshop') && (type === 'call' || type === 'state')
}

/** Returns `false` if the account was deactivated in the meantime. */
async function isStillAssignable(
  trx: Db,
  { id }: StaffAccount,
  { kind }: EnquiryRow,
  now: Date,
): Promise<boolean> {
  return (await findAssignee(trx, id, { flow: pipelineOfKind(kind), now })).ok
}

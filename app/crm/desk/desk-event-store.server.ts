import { firstStates } from '#app/crm/enquiries/flows.ts'
import { type Clock, dayAfter, dayOf, startOfDay } from '#app/platform/calendar/dates.server.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import type { Engine } from '#app/platform/db/migrations/engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { MayDo } from '#app/platform/permissions/capability.ts'
import type { Staff } from '#app/platform/permissions/session.ts'
import { findAssignee, holdAccount, worksOn } from './assignee-store.server.ts'
import { flowOf, maySee } from './desk-reader.ts'
import { markSeen } from './desk-seen-store.server.ts'
import {
  addToHistory,
  type Doer,
  instantAfter,
  lockEnquiry,
  saveWork,
  worked,
} from './enquiry-work-store.server.ts'
import type { DeskEvent } from './event-schema.ts'
import { noteOf, stepOf } from './event-step-store.server.ts'
import { isRefusal, type Step } from './event-steps.ts'
import * as words from './event-words.ts'
import { type DeskOutcome, refused } from './outcome.ts'
import { promiseAssignee } from './promise-assignee-store.server.ts'
import { findAnswer, sentAs, type Told, used } from './sent-event-store.server.ts'
import { tellOf } from './told-of.ts'

export type DeskEventStore = ReturnType<typeof deskEventStore>

/** An enquiry was given to somebody by another person: work of the event's own transaction. */
export type OnAssigned = (
  trx: Db,
  given: { enquiry: EnquiryRow; staffId: number; by: string },
) => Promise<void>

/** An enquiry was answered for the first time, or that was taken back (`first_call_at` null). */
export type OnAnswered = (trx: Db, enquiry: EnquiryRow) => Promise<void>

type Needs = {
  db: Db
  engine: Engine
  clock: Clock
  timeZone: string
  mayDo: MayDo
  onAssigned?: readonly OnAssigned[]
  onAnswered?: readonly OnAnswered[]
}

export type Sending = {
  reference: string
  event: DeskEvent
  /** The `Idempotency-Key` header. */
  key?: string | undefined
  /** Of several at once: nobody has looked at each one. */
  anyVersion?: boolean
}

/** Writes down what somebody did about an enquiry: row and history in one transaction, in the order of arrival. */
export function deskEventStore(needs: Needs) {
  const { db, engine, clock, timeZone, mayDo } = needs
  return {
    async append(staff: Staff, sending: Sending): Promise<DeskOutcome<Told>> {
      const { event, anyVersion = false } = sending
      const sent = sentAs(staff.id, sending)
      return db.transaction().execute(async (trx) => {
        const given = event.type === 'assign' ? event.assignee : mayTake(staff, event) && staff.id
        if (given) await holdAccount(trx, engine, given)
        const row = await lockEnquiry(trx, engine, sending)
        if (!row || !maySee(staff.role, row.kind)) return refused('gone', words.noneOfThatReference)
        const earlier = await findAnswer(trx, sent)
        if (earlier) return earlier
        const now = clock()
        const at = await instantAfter(trx, row, now)
        const times = { at, now, endOfToday: endOfDay(now) }
        const step = await stepOf(trx, { row, staff, event, anyVersion, mayDo, ...times })
        if (isRefusal(step)) return step
        const by = { id: staff.id, name: staff.userName || staff.userId }
        const isTaken = takesIt(staff, row, event) && (await isThere(trx, staff, row, now))
        const assigned = { ...step.work, ...(isTaken ? { assignee_id: staff.id } : {}) }
        const after = worked(row, {
          ...assigned,
          ...(await answeredAgain(trx, row, step)),
          ...(await promiseAssignee(trx, { row, event, work: assigned, at, staff })),
        })
        const isChanged = guarded.some((name) => after[name] !== row[name])
        const result = { ...after, version: row.version + (isChanged ? 1 : 0) }
        const [first, ...more] = step.events
        const id = await addToHistory(trx, result, first, { at, by, sent })
        if (id === undefined) return used
        const own = isTaken ? [{ type: 'assign' as const, data: { assignee: by.name } }] : []
        const text = noteOf(event)
        const beside = text === null ? [] : [{ type: 'note' as const, text }]
        let newest = id
        for (const one of [...more, ...own, ...beside])
          newest = (await addToHistory(trx, result, one, { at, by })) ?? newest
        if (isChanged) await saveWork(trx, result)
        await markSeen(trx, { staffId: staff.id, enquiryId: row.id, eventId: newest })
        await tell(trx, row, result, by)
        return { is: 'done', value: { ...tellOf(first), version: result.version } }
      })
    },
  }

  async function tell(trx: Db, row: EnquiryRow, after: EnquiryRow, by: Doer) {
    const { assignee_id: staffId } = after
    if (staffId !== null && staffId !== row.assignee_id && staffId !== by.id)
      for (const onAssigned of needs.onAssigned ?? [])
        await onAssigned(trx, { enquiry: after, staffId, by: by.name })
    if (after.first_call_at === row.first_call_at) return
    const answered = [after, ...(await answerJoined(trx, after))]
    for (const onAnswered of needs.onAnswered ?? [])
      for (const enquiry of answered) await onAnswered(trx, enquiry)
  }

  function endOfDay(now: Date): string {
    return startOfDay(dayAfter(dayOf(now, timeZone)), timeZone)
  }
}

/** What somebody else may not overwrite unseen. */
const guarded = [
  'state',
  'lost_reason',
  'assignee_id',
  'next_step_at',
  'next_step_text',
  'first_call_at',
  'is_open',
  'due_at',
] as const

/** Whoever sent it twice is answered in both. */
async function answerJoined(trx: Db, main: EnquiryRow): Promise<EnquiryRow[]> {
  const { id, first_call_at, first_caller_id } = main
  if (first_call_at === null) return []
  return trx
    .updateTable('enquiries')
    .set({ first_call_at, first_caller_id })
    .where('joined_to', '=', id)
    .where('first_call_at', 'is', null)
    .returningAll()
    .execute()
}

/** What is moved back to the beginning was not answered by being moved on. */
async function answeredAgain(trx: Db, row: EnquiryRow, { work, events: [first] }: Step) {
  const isBack = first.type === 'state' && firstStates.some((state) => state === work.state)
  if (!isBack || row.first_call_at === null) return {}
  const call = await trx
    .selectFrom('desk_events')
    .select(['at', 'staff_id'])
    .where('enquiry_id', '=', row.id)
    .where('type', '=', 'call')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { first_call_at: call?.at ?? null, first_caller_id: call?.staff_id ?? null }
}

/** Who works on the floor and calls or moves what nobody has, has it from then on. */
function takesIt(staff: Staff, row: EnquiryRow, event: DeskEvent): boolean {
  const isFree = row.assignee_id === null && row.joined_to === null
  return mayTake(staff, event) && isFree && worksOn(staff.role, flowOf(row.kind))
}

function mayTake({ role }: Staff, { type }: DeskEvent): boolean {
  return (role === 'sales' || role === 'workshop') && (type === 'call' || type === 'state')
}

/** Who was let go in this very moment takes nothing any more. */
async function isThere(trx: Db, { id }: Staff, { kind }: EnquiryRow, now: Date): Promise<boolean> {
  return !isRefusal(await findAssignee(trx, id, { flow: flowOf(kind), now }))
}

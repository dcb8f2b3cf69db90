import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { AppointmentEventAct } from '#app/crm/desk/appointment-event.ts'
import { findLastEditor, mergedIntoRefusal } from '#app/crm/desk/desk-event-effect-query.server.ts'
import {
  type OnFirstResponse,
  setMergedFirstResponse,
} from '#app/crm/desk/desk-event-store.server.ts'
import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import {
  applyEnquiryUpdate,
  type EnquiryUpdate,
  type EventAuthor,
  insertDeskEvent,
  lockEnquiry,
  type NewDeskEvent,
  saveEnquiryUpdate,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import { markEventSeen } from '#app/crm/desk/seen-desk-event-query.server.ts'
import { callbackDeadlineFor } from '#app/crm/enquiries/callback-deadline.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { Appointment } from './appointment-acts.ts'
import { type AppointmentPurpose, purposeOfEnquiry } from './appointment-purposes.ts'
import { type RulesDeps, readAppointmentRules } from './appointment-query.server.ts'
import * as queries from './appointment-row-query.server.ts'

export type AppointmentChangeDeps = RulesDeps & {
  engine: DatabaseEngine
  /** Returns a reader of models on a connection. */
  vehiclesOn: (db: Db) => Pick<VehicleStore, 'findByName'>
  onAnswered?: readonly OnFirstResponse[]
  /** Queues a mail about the appointment. Resolves to `false` if none can be sent. */
  mailCustomer?: (trx: Db, enquiry: EnquiryKind, of: MailedEnquiry) => Promise<boolean>
}

type MailedEnquiry = { id: number; answers: EnquiryAnswers }

/** An enquiry that is locked for an act on its appointment. */
export type LockedEnquiry = {
  row: EnquiryRow
  enquiry: EnquiryKind
  answers: EnquiryAnswers
  /** The appointment so far; it may be cancelled. */
  before: AppointmentRow | undefined
}

/**
 * Locks an enquiry for an act. An erased enquiry refuses every act, and a merged one refers to its
 * main enquiry.
 */
export async function lockForAct(
  trx: Db,
  engine: DatabaseEngine,
  { reference, version }: { reference: string; version?: number | undefined },
): Promise<Result<LockedEnquiry>> {
  const row = await lockEnquiry(trx, engine, { reference })
  const enquiry = row && findEnquiryKind(row.kind)
  if (!row || !enquiry) return fail('gone', eventWords.noneOfThatReference)
  if (row.erased_at !== null) return fail('conflict', eventWords.isErased)
  if (row.joined_to !== null) return mergedIntoRefusal(trx, row.joined_to)
  if (version !== undefined && version !== row.version)
    return fail('conflict', eventWords.quicker(await findLastEditor(trx, row.id)))
  const before = await queries.findAppointment(trx, row.id)
  return ok({ row, enquiry, answers: parseStoredAnswers(row.answers_json), before })
}

type HourOfAnswers = { purpose: AppointmentPurpose; day: string; at: string | null }

/**
 * Writes day, hour and purpose into the answers of a service or a test ride. The form does not ask
 * for deliveries, so its answers stay.
 */
export function answersWithHour(
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
  { purpose, day, at }: HourOfAnswers,
): EnquiryAnswers {
  const { appointment } = enquiry
  if (!appointment || purpose === 'delivery') return answers
  const isSame = purposeOfEnquiry(enquiry, answers) === purpose
  return {
    ...answers,
    ...(isSame || appointment.isRide ? {} : { purpose, serviceType: serviceTypeOf(purpose) }),
    [appointment.day]: day,
    [appointment.time]: at ?? undefined,
  }
}

function serviceTypeOf(purpose: AppointmentPurpose): string {
  if (purpose === 'service-accident') return ''
  return purpose === 'service-free' ? 'Free' : 'Paid'
}

/** Empties day and hour of a cancelled test ride, because its enquiry stays open. */
export function answersWithoutRide(
  { appointment }: EnquiryKind,
  answers: EnquiryAnswers,
): EnquiryAnswers {
  if (!appointment?.isRide) return answers
  return { ...answers, [appointment.day]: undefined, [appointment.time]: undefined }
}

type EventHour = { day: string; at: string | null }
type EventHours = { from?: EventHour | undefined; to?: EventHour }
type EventFacts = {
  reason?: string | null
  isUndo?: true
  /** Time of an act without a network. */
  takenAt?: string | null
  /** The promise of a call that the act ended. */
  promise?: { by: string; assigneeId: number | null }
}

/** Returns the event of an act for the history. Erasure empties the reason. */
export const appointmentEvent = (
  act: AppointmentEventAct,
  { from, to, reason, isUndo, promise, takenAt }: EventHours & EventFacts,
): NewDeskEvent => ({
  type: 'appointment',
  text: reason,
  data: {
    appointment: { act, ...(from && { from }), ...(to && { to }) },
    ...(isUndo && { isUndo }),
    ...(promise && { promise }),
    ...(takenAt && { takenAt }),
  },
})

export const hourOf = ({ day, starts_at }: AppointmentRow): EventHour => ({ day, at: starts_at })

/**
 * Returns a confirmed service to the requested ones, because the customer chose an hour that staff
 * must confirm. The next step is due when a call to a new enquiry would be.
 */
export async function askAgain(
  trx: Db,
  deps: RulesDeps,
  { row, enquiry, answers }: LockedEnquiry,
  at: string,
): Promise<{ work: EnquiryUpdate; events: readonly NewDeskEvent[] }> {
  if (row.state !== 'confirmed') return { work: {}, events: [] }
  const { hours, timeZone, now } = await readAppointmentRules(trx, deps)
  const deadline = callbackDeadlineFor(enquiry, answers, { hours, timeZone, now })
  const isSooner = deadline !== null && (row.next_step_at === null || deadline < row.next_step_at)
  return {
    work: { state: 'requested', state_at: at, ...(isSooner && { next_step_at: deadline }) },
    events: [{ type: 'state', data: { from: row.state, to: 'requested' } }],
  }
}

type CallPromise = Pick<EnquiryRow, 'call_by' | 'promise_assignee_id'>

type SavedAct = {
  by: EventAuthor
  /** Time that the history shows. */
  at: string
  work: EnquiryUpdate
  /** Written with a change of the hour. Without them, the key of the form stays as well. */
  answers?: EnquiryAnswers
  events: readonly NewDeskEvent[]
  /** The new promise of a call. Without it, the promise stays. */
  promise?: CallPromise | undefined
  /** `true` if the customer is told of the change by mail, if that is possible. */
  isTold?: boolean
}

/**
 * Saves the enquiry, its answers and the history of an act. Returns the enquiry's new version, and if
 * the customer gets a mail; undefined if the act does not tell them.
 */
export async function saveAct(
  trx: Db,
  { onAnswered = [], mailCustomer }: Pick<AppointmentChangeDeps, 'onAnswered' | 'mailCustomer'>,
  { row, enquiry, answers: former }: LockedEnquiry,
  { by, at, work, answers, events, promise, isTold = false }: SavedAct,
): Promise<{ version: number; isMailed: boolean | undefined }> {
  const after = { ...applyEnquiryUpdate({ ...row, ...promise }, work), version: row.version + 1 }
  await saveEnquiryUpdate(trx, after)
  if (promise) await queries.setCallPromise(trx, row.id, promise)
  if (answers) await queries.saveAnswersOfAppointment(trx, row, enquiry, answers)
  const isMailed = isTold
    ? ((await mailCustomer?.(trx, enquiry, { id: row.id, answers: answers ?? former })) ?? false)
    : undefined
  for (const event of events) {
    const eventId = await insertDeskEvent(trx, after, withMail(event, isMailed), { at, by })
    if (by.id !== null && eventId !== undefined)
      await markEventSeen(trx, { staffId: by.id, enquiryId: row.id, eventId })
  }
  if (after.first_call_at !== row.first_call_at) {
    const answered = [after, ...(await setMergedFirstResponse(trx, row, after))]
    for (const onFirstResponse of onAnswered)
      for (const one of answered) await onFirstResponse(trx, one)
  }
  return { version: after.version, isMailed }
}

function withMail(event: NewDeskEvent, isMailed: boolean | undefined): NewDeskEvent {
  const { appointment } = event.data ?? {}
  if (isMailed === undefined || !appointment) return event
  return { ...event, data: { ...event.data, appointment: { ...appointment, isMailed } } }
}

export const presentAppointment = (row: AppointmentRow): Appointment => ({
  purpose: row.purpose,
  day: row.day,
  at: row.starts_at,
  minutes: row.minutes,
  resource: row.resource,
  isActive: row.is_active === 1,
  isOverbooked: row.is_overbooked === 1,
  isComing: row.is_active === 1 && row.coming_at !== null,
  sequence: row.sequence,
})

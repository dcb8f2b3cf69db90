import type { ActHooks, AppointmentActs } from '#app/crm/appointments/appointment-acts.ts'
import type { AppointmentFollowers } from '#app/crm/appointments/appointment-followers.server.ts'
import {
  clearIdempotencyKey,
  findAppointment,
} from '#app/crm/appointments/appointment-row-query.server.ts'
import { isHourAhead } from '#app/crm/appointments/is-hour-ahead.ts'
import { byCustomer } from '#app/crm/desk/customer-author.ts'
import {
  applyEnquiryUpdate,
  type EnquiryUpdate,
  insertDeskEvent,
  lockEnquiry,
  type NewDeskEvent,
  nextEventInstant,
  saveEnquiryUpdate,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import type { HourRefusal, NearbyHour } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import {
  type CorrectEnquiryDeps,
  correctEnquiryAnswers,
} from '#app/crm/enquiry-editing/correct-enquiry.server.ts'
import { undoCorrection } from '#app/crm/enquiry-editing/undo-correction.server.ts'
import type { MailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { type Failure, fail, ok, type Result } from '#app/platform/result/result.ts'
import {
  answerEstimate,
  type EstimateAnswer,
  undoEstimateAnswer,
} from './answer-estimate.server.ts'
import { changeMails } from './change-mails-query.server.ts'
import { findCorrectableFields } from './correctable-fields.ts'
import { findUndoable, findUndoableAct, hasTooManyChanges } from './customer-events-query.server.ts'
import { isBeforeArrival } from './is-before-arrival.ts'
import * as words from './my-enquiry-words.ts'
import { withdrawConsent } from './withdraw-consent.server.ts'
import { withdrawnStates } from './withdrawn-states.ts'

export type CustomerActStore = ReturnType<typeof customerActStore>

type Deps = CorrectEnquiryDeps & {
  outbox: Pick<MailOutboxStore, 'enqueueChangeMails'>
  appointmentActs: AppointmentActs
  appointmentFollowers: Pick<AppointmentFollowers, 'followState' | 'retake'>
}

type Seen = { seen?: string | undefined }

type Outcome = Promise<Result<unknown, HourRefusal>>

/**
 * The acts of customers on their enquiry. Each is an event of the history. All but `noteComing` send
 * mails to the customer and the dealership if they changed the enquiry.
 */
export function customerActStore(deps: Deps) {
  const { db, engine, clock, timeZone, outbox, appointmentActs, appointmentFollowers } = deps

  /** Refuses an act on an enquiry that the customer can no longer change. */
  async function findRefusal(
    on: Db,
    row: Pick<EnquiryRow, 'id' | 'joined_to'>,
  ): Promise<Failure | undefined> {
    if (row.joined_to !== null) return fail('conflict', words.isMerged)
    if (await hasTooManyChanges(on, row.id, clock())) return fail('too-many', words.tooManyChanges)
    return undefined
  }

  async function inLock(
    { id }: Pick<EnquiryRow, 'id'>,
    act: (trx: Db, row: EnquiryRow) => Outcome,
  ): Outcome {
    return db.transaction().execute(async (trx): Outcome => {
      const row = await lockEnquiry(trx, engine, { id })
      if (!row || row.erased_at !== null) return fail('gone', words.gone)
      return (await findRefusal(trx, row)) ?? act(trx, row)
    })
  }

  type Change = {
    work: EnquiryUpdate
    /** Changes the appointment. Returns its events and the facts about it in the first event. */
    follow: (after: EnquiryRow) => Promise<{ events: NewDeskEvent[]; data?: NewDeskEvent['data'] }>
    data: NewDeskEvent['data']
    text?: string
  }

  async function store(trx: Db, row: EnquiryRow, change: Change): Promise<void> {
    const { work, data, text } = change
    const at = await nextEventInstant(trx, row, clock())
    const updated = applyEnquiryUpdate(row, { ...work, state_at: at })
    const after = { ...updated, version: row.version + 1 }
    const followed = await change.follow(after)
    const event = { type: 'state' as const, data: { ...data, ...followed.data }, text }
    for (const one of [event, ...followed.events])
      await insertDeskEvent(trx, after, one, { at, by: byCustomer })
    await saveEnquiryUpdate(trx, after)
    await sendMails(trx, row)
  }

  const sendMails = changeMails(outbox)

  /** Opens the enquiry again, for 30 minutes after the customer withdrew it. */
  const reopen = (enquiry: Pick<EnquiryRow, 'id'>): Outcome =>
    inLock(enquiry, async (trx, row) => {
      const undoable = await findUndoableAct(trx, row, clock())
      if (undoable?.act !== 'withdrawn') return fail('conflict', words.nothingToUndo)
      const { from, cleared, freed } = undoable
      const step = cleared && { next_step_at: cleared.at, next_step_text: cleared.text }
      let refusal: Result<never, HourRefusal> | undefined
      await store(trx, row, {
        work: { state: from, lost_reason: null, ...step },
        data: { from: row.state, to: from },
        async follow(after) {
          if (!freed || !(await isAppointmentAhead(trx, row))) return { events: [] }
          const taken = await appointmentFollowers.retake(trx, after)
          refusal = taken.refusal
          return taken
        },
      })
      return refusal ?? ok(undefined)
    })

  async function isAppointmentAhead(trx: Db, { id }: EnquiryRow): Promise<boolean> {
    const found = await findAppointment(trx, id)
    if (!found) return false
    return isHourAhead({ day: found.day, at: found.starts_at }, { now: clock(), timeZone })
  }

  /** Performs an act on the appointment. */
  async function onAppointment(row: EnquiryRow, act: (hooks: ActHooks) => Outcome): Outcome {
    if (row.joined_to !== null) return fail('conflict', words.isMerged)
    return act({ check: findRefusal, onChanged: (trx) => sendMails(trx, row) })
  }

  const estimateDeps = { clock, onChanged: sendMails }

  return {
    /** Notes that the customer is coming to the hour that the page showed. It sends no mail. */
    noteComing: (row: EnquiryRow, seen: string): Outcome =>
      appointmentActs.noteComing(byCustomer, row.reference, { seen, check: findRefusal }),

    /** `seen` is the hour that the page showed. Refused if the appointment has another one now. */
    move: (row: EnquiryRow, { seen, ...to }: Pick<NearbyHour, 'day' | 'at'> & Seen): Outcome =>
      onAppointment(row, (hooks) =>
        appointmentActs.schedule(byCustomer, row.reference, to, {
          ...{ isByCustomer: true, seen, ...hooks },
        }),
      ),

    /** Refused as a move is if the page showed another hour. */
    cancel: (row: EnquiryRow, { reason, seen }: { reason: string } & Seen): Outcome =>
      onAppointment(row, (hooks) =>
        appointmentActs.cancel(byCustomer, row.reference, {
          ...{ isByCustomer: true, reason, seen, ...hooks },
        }),
      ),

    /**
     * Closes the enquiry and cancels a pending appointment. The same form, sent again, then makes a
     * new enquiry.
     */
    withdraw: (enquiry: Pick<EnquiryRow, 'id'>, reason: string): Outcome =>
      inLock(enquiry, async (trx, row) => {
        const { flow = 'none' } = findEnquiryKind(row.kind) ?? {}
        const to = withdrawnStates[flow]
        if (!to || row.is_open !== 1) return fail('conflict', words.isClosed)
        if (flow === 'workshop' && !isBeforeArrival(row.state))
          return fail('conflict', words.isClosed)
        const appointment = await findAppointment(trx, row.id)
        // Staff arrange deliveries.
        const isBooked = appointment?.is_active === 1 && appointment.starts_at !== null
        if (isBooked && appointment.purpose === 'delivery') return fail('conflict', words.isClosed)
        const { next_step_at: stepAt, next_step_text: text } = row
        await clearIdempotencyKey(trx, row.id)
        await store(trx, row, {
          work: {
            ...{ state: to.state, lost_reason: to.reason },
            ...{ next_step_at: null, next_step_text: null },
          },
          async follow(after) {
            const events = await appointmentFollowers.followState(trx, row, after)
            return { events, data: { freed: events.length > 0 } }
          },
          data: {
            ...{ from: row.state, to: to.state, reason: to.reason },
            ...(stepAt && { cleared: { at: stepAt, text } }),
          },
          text: reason && words.customerReason(reason),
        })
        return ok(undefined)
      }),

    /** Undoes the last act once. The hour of an appointment may be gone by then. */
    async undo(row: EnquiryRow): Outcome {
      const undoable = await findUndoableAct(db, row, clock())
      const { reference } = row
      switch (undoable?.act) {
        case 'withdrawn':
          return reopen(row)
        case 'cancelled':
          return onAppointment(row, ({ check, ...hooks }) =>
            appointmentActs.restore(byCustomer, reference, {
              ...hooks,
              async check(trx, locked) {
                const refusal = await check?.(trx, locked)
                if (refusal) return refusal
                const found = await findUndoable(trx, locked, { acts: ['cancelled'], now: clock() })
                return found.ok ? undefined : found
              },
            }),
          )
        case 'moved':
          return onAppointment(row, (hooks) =>
            appointmentActs.undoMove(byCustomer, reference, {
              ...hooks,
              findMove: (trx, locked) =>
                findUndoable(trx, locked, { acts: ['moved'], now: clock() }),
            }),
          )
        case 'approved':
        case 'refused':
          return inLock(row, (trx, locked) => undoEstimateAnswer(trx, locked, estimateDeps))
        case 'corrected':
          return undoCorrection(deps, byCustomer, {
            reference,
            async find(trx, locked) {
              const refusal = await findRefusal(trx, locked)
              return refusal ?? findUndoable(trx, locked, { acts: ['corrected'], now: clock() })
            },
            andThen: (trx) => sendMails(trx, row, row),
          })
        default:
          return fail('conflict', words.nothingToUndo)
      }
    },

    /** Stores the answer to an estimate of the job. Refused if another estimate was shown. */
    answerEstimate: (row: EnquiryRow, answer: EstimateAnswer): Outcome =>
      inLock(row, (trx, locked) => answerEstimate(trx, locked, { ...estimateDeps, answer })),

    /** Returns `true` while the customer can undo the last act. */
    async canUndo(id: number): Promise<boolean> {
      const row = await db
        .selectFrom('enquiries')
        .select(['id', 'joined_to'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined && (await findUndoableAct(db, row, clock())) !== undefined
    },

    withdrawConsent: (row: EnquiryRow): Outcome =>
      withdrawConsent(deps, row, (trx) => sendMails(trx, row)),

    /**
     * Corrects the details by which the dealer reaches the customer, and the message. Refused if the
     * enquiry has another version than the form, `version` in `sent`.
     */
    async correct(row: EnquiryRow, sent: Readonly<Record<string, string>>): Outcome {
      const enquiry = findEnquiryKind(row.kind)
      if (!enquiry || row.is_open !== 1) return fail('conflict', words.isClosed)
      const refusal = await findRefusal(db, row)
      if (refusal) return refusal
      const checked = findCorrectableFields(enquiry).check(sent)
      if (!checked.ok) return checked
      const { reference, version } = row
      if (sent['version'] !== String(version)) return fail('conflict', words.isChangedMeanwhile)
      const corrected = await correctEnquiryAnswers(deps, byCustomer, {
        ...{ reference, version, answers: checked.value },
        andThen: (trx) => sendMails(trx, row, row),
      })
      // The other message names a colleague.
      if (corrected.ok || corrected.problem.kind !== 'conflict') return corrected
      return fail('conflict', words.isChangedMeanwhile)
    },
  }
}

import type { AppointmentActs } from '#app/crm/appointments/appointment-acts.ts'
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
import type { LostReason, statesByPipeline } from '#app/crm/enquiries/enquiry-states.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import {
  type CorrectEnquiryDeps,
  correctEnquiryAnswers,
} from '#app/crm/enquiry-editing/correct-enquiry.server.ts'
import type { MailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { findCorrectableFields } from './correctable-fields.ts'
import { byCustomer, findUndoableAct, hasTooManyChanges } from './customer-events-query.server.ts'
import * as words from './my-enquiry-words.ts'
import { withdrawConsent } from './withdraw-consent.server.ts'

export type CustomerActStore = ReturnType<typeof customerActStore>

type Deps = CorrectEnquiryDeps & {
  outbox: Pick<MailOutboxStore, 'enqueueChangeMails'>
  appointmentActs: AppointmentActs
}

type Done = Promise<Result<undefined>>
type Outcome = Promise<Result<unknown, HourRefusal>>

/** The state that an enquiry gets when its customer withdraws it. */
const withdrawnStates: {
  [P in Pipeline]?: { state: (typeof statesByPipeline)[P][number]; reason: LostReason | null }
} = {
  sales: { state: 'lost', reason: 'plan-dropped' },
  cover: { state: 'lost', reason: 'plan-dropped' },
  workshop: { state: 'cancelled', reason: null },
  contact: { state: 'closed', reason: null },
}

/**
 * The acts of customers on their enquiry. Each is an event of the history, and sends mails to the
 * customer and the dealership.
 */
export function customerActStore(deps: Deps) {
  const { db, engine, clock, outbox, appointmentActs } = deps

  /** Locks the enquiry, and refuses an act on one that the customer can no longer change. */
  async function inLock(
    { id }: Pick<EnquiryRow, 'id'>,
    act: (trx: Db, row: EnquiryRow) => Done,
  ): Done {
    return db.transaction().execute(async (trx) => {
      const row = await lockEnquiry(trx, engine, { id })
      if (!row || row.erased_at !== null) return fail('gone', words.gone)
      if (row.joined_to !== null) return fail('conflict', words.isMerged)
      if (await hasTooManyChanges(trx, id, clock())) return fail('too-many', words.tooManyChanges)
      return act(trx, row)
    })
  }

  async function store(
    trx: Db,
    row: EnquiryRow,
    change: {
      work: EnquiryUpdate
      data: NewDeskEvent['data']
      text?: string
    },
  ): Promise<void> {
    const { work, data = {}, text } = change
    const at = await nextEventInstant(trx, row, clock())
    const updated = applyEnquiryUpdate(row, { ...work, state_at: at })
    const after = { ...updated, version: row.version + 1 }
    await insertDeskEvent(trx, after, { type: 'state', data, text }, { at, by: byCustomer })
    await saveEnquiryUpdate(trx, after)
    await sendMails(trx, row)
  }

  async function sendMails(trx: Db, row: EnquiryRow): Promise<void> {
    const enquiry = findEnquiryKind(row.kind)
    const answers = parseStoredAnswers(row.answers_json)
    if (enquiry) await outbox.enqueueChangeMails(trx, enquiry, { id: row.id, answers })
  }

  /** Closes the enquiry. The same form, sent again, then makes a new enquiry. */
  const close = (enquiry: Pick<EnquiryRow, 'id'>, reason: string): Done =>
    inLock(enquiry, async (trx, row) => {
      const to = withdrawnStates[findEnquiryKind(row.kind)?.flow ?? 'none']
      if (!to || row.is_open !== 1) return fail('conflict', words.isClosed)
      const { next_step_at: stepAt, next_step_text: text } = row
      await trx
        .updateTable('enquiries')
        .set({ idempotency_key: null })
        .where('id', '=', row.id)
        .execute()
      await store(trx, row, {
        work: {
          ...{ state: to.state, lost_reason: to.reason },
          ...{ next_step_at: null, next_step_text: null },
        },
        data: {
          ...{ from: row.state, to: to.state, reason: to.reason },
          ...(stepAt && { cleared: { at: stepAt, text } }),
        },
        text: reason && words.customerReason(reason),
      })
      return ok(undefined)
    })

  /** Opens the enquiry again, for 30 minutes after the customer withdrew it. */
  const reopen = (enquiry: Pick<EnquiryRow, 'id'>): Done =>
    inLock(enquiry, async (trx, row) => {
      const undoable = await findUndoableAct(trx, row, clock())
      if (undoable?.act !== 'withdrawn') return fail('conflict', words.nothingToUndo)
      const { from, cleared } = undoable
      const step = cleared && { next_step_at: cleared.at, next_step_text: cleared.text }
      await store(trx, row, {
        work: { state: from, lost_reason: null, ...step },
        data: { from: row.state, to: from },
      })
      return ok(undefined)
    })

  /** Performs an act on the appointment, and sends its mails if it changed something. */
  async function onAppointment(row: EnquiryRow, act: () => Outcome): Outcome {
    if (row.joined_to !== null) return fail('conflict', words.isMerged)
    if (await hasTooManyChanges(db, row.id, clock())) return fail('too-many', words.tooManyChanges)
    const done = await act()
    if (done.ok) await sendMails(db, row)
    return done
  }

  const restore = ({ reference }: EnquiryRow) => appointmentActs.restore(byCustomer, reference)

  return {
    move: (row: EnquiryRow, to: Pick<NearbyHour, 'day' | 'at'>): Outcome =>
      onAppointment(row, () =>
        appointmentActs.schedule(byCustomer, row.reference, to, { isByCustomer: true }),
      ),

    cancel: (row: EnquiryRow, reason: string): Outcome =>
      onAppointment(row, () =>
        appointmentActs.cancel(byCustomer, row.reference, { isByCustomer: true, reason }),
      ),

    /** Closes the enquiry, and cancels its appointment first. */
    async withdraw(
      row: EnquiryRow,
      { reason, hasHour }: { reason: string; hasHour: boolean },
    ): Outcome {
      if (!hasHour) return close(row, reason)
      const cancelled = await appointmentActs.cancel(byCustomer, row.reference, {
        isByCustomer: true,
      })
      return cancelled.ok ? close(row, reason) : cancelled
    },

    /** Takes the last act back. The hour of an appointment may be gone by then. */
    async undo(row: EnquiryRow): Outcome {
      const undoable = await findUndoableAct(db, row, clock())
      switch (undoable?.act) {
        case 'withdrawn': {
          const opened = await reopen(row)
          return opened.ok && undoable.hadHour ? restore(row) : opened
        }
        case 'cancelled':
          return onAppointment(row, () => restore(row))
        case 'moved':
          return onAppointment(row, () =>
            appointmentActs.schedule(byCustomer, row.reference, undoable.back),
          )
        default:
          return fail('conflict', words.nothingToUndo)
      }
    },

    withdrawConsent: (row: EnquiryRow): Outcome => withdrawConsent(deps, row, sendMails),

    /** Corrects the details by which the dealer reaches the customer, and the message. */
    async correct(row: EnquiryRow, sent: Readonly<Record<string, string>>): Outcome {
      const enquiry = findEnquiryKind(row.kind)
      if (!enquiry || row.is_open !== 1) return fail('conflict', words.isClosed)
      if (row.joined_to !== null) return fail('conflict', words.isMerged)
      if (await hasTooManyChanges(db, row.id, clock()))
        return fail('too-many', words.tooManyChanges)
      const checked = findCorrectableFields(enquiry).check(sent)
      if (!checked.ok) return checked
      const { reference, version } = row
      return correctEnquiryAnswers(deps, byCustomer, {
        ...{ reference, version, answers: checked.value },
        andThen: (trx) => sendMails(trx, row),
      })
    },
  }
}

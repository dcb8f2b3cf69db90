import type { EventAuthor } from '#app/crm/desk/enquiry-update-query.server.ts'
import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { Failure, Result } from '#app/platform/result/result.ts'
import type { AppointmentPurpose } from './appointment-purposes.ts'

/** The appointment of an enquiry as staff and the customer see it. */
export type Appointment = {
  purpose: AppointmentPurpose
  /** `YYYY-MM-DD` on the dealer's clock. */
  day: string
  /** `HH:MM`; null if the hour is still to be agreed. */
  at: string | null
  minutes: number
  /** Key of the bay, demo vehicle or counter; null without an hour. */
  resource: string | null
  /** `false` after a cancellation. */
  isActive: boolean
  isOverbooked: boolean
  /** `true` if the customer said that they are coming to this hour. */
  isComing: boolean
  /** Rises with every move and cancellation, for calendars of customers. */
  sequence: number
}

/** Result of an act: a message for the person, and the enquiry's new version. */
export type AppointmentReceipt = {
  message: string
  version: number
  appointment: Appointment
  /** `true` if a mail tells the customer; undefined if there is nothing to tell. */
  isMailed?: boolean | undefined
}

export type ActResult = Result<AppointmentReceipt, HourRefusal>

type AppointmentResult = Promise<ActResult>

export type ActOptions = {
  /** Version of the enquiry that the person saw; without it, any version. */
  version?: number | undefined
}

/** Run in the transaction of an act, which has locked the enquiry. */
export type ActHooks = {
  /** Returns a refusal of the act. */
  check?: (trx: Db, row: EnquiryRow) => Promise<Failure | undefined>
  /**
   * The hour that the customer's page showed, `2026-11-04T10:30`, or '' for none. The act is refused
   * if the appointment has another one now. Pages of earlier releases name none.
   */
  seen?: string | undefined
  /** Runs if the act changed the enquiry, even if it was refused, as for an hour that is gone. */
  onChanged?: (trx: Db) => Promise<void>
}

/** A move by the customer: the hour before it, and the state and promise that it changed. */
export type MoveToUndo = {
  back: { day: string; at: string }
  confirmed:
    | { from: string; promise: { by: string; assigneeId: number | null } | undefined }
    | undefined
  /** The promise of a call that the move ended without a change of the state. */
  promise?: { by: string; assigneeId: number | null } | undefined
}

type ScheduleOptions = ActOptions & {
  /** Books beyond the free hours. Refused if the account lacks `appointments.overbook` now. */
  overbook?: { reason: string } | undefined
  /** `true` if the customer moves: notice and last moment for changes of the plan apply. */
  isByCustomer?: boolean
  /** Wanted resource, for a move on the day board; by default any that is free. */
  resource?: string | undefined
}

/**
 * The acts on an existing enquiry's appointment. Each locks the enquiry, then the days, and writes
 * the seats, the answers with their columns and an event of the history in one transaction. An act
 * that is refused changes nothing; for a taken hour the refusal has the nearest free ones.
 */
export type AppointmentActs = {
  /** Books an hour for an enquiry without one, or moves its appointment. */
  schedule(
    by: EventAuthor,
    reference: string,
    /** Without `at`: the first hour of the day that staff can book. */
    to: { day: string; at?: string | undefined; purpose?: AppointmentPurpose },
    options?: ScheduleOptions & ActHooks,
  ): AppointmentResult
  /** Cancels the appointment and frees its seats. A service's enquiry becomes cancelled. */
  cancel(
    by: EventAuthor,
    reference: string,
    options: ActOptions & ActHooks & { reason?: string | undefined; isByCustomer?: boolean },
  ): AppointmentResult
  /**
   * Undoes a cancellation if its seat, or another one at the same hour, is free. Otherwise the
   * enquiry is open again without an hour, and the refusal has the nearest free ones.
   */
  restore(by: EventAuthor, reference: string, options?: ActOptions & ActHooks): AppointmentResult
  /**
   * Notes that the customer is coming to the hour. A repeat changes nothing. Refused after the hour
   * has begun, and after the customer has arrived.
   */
  noteComing(
    by: EventAuthor,
    reference: string,
    options: ActHooks & { seen: string },
  ): Promise<Result<undefined, HourRefusal>>
  /**
   * Undoes a move by the customer, with the confirmation that it brought. `findMove` runs in the
   * transaction, so that a move is undone once.
   */
  undoMove(
    by: EventAuthor,
    reference: string,
    options: ActHooks & { findMove: (trx: Db, row: EnquiryRow) => Promise<Result<MoveToUndo>> },
  ): AppointmentResult
}

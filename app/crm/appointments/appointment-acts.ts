import type { EventAuthor } from '#app/crm/desk/enquiry-update-query.server.ts'
import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import type { Result } from '#app/platform/result/result.ts'
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
  /** Rises with every move and cancellation, for calendars of customers. */
  sequence: number
}

/** Result of an act: a message for the person, and the enquiry's new version. */
export type AppointmentReceipt = { message: string; version: number; appointment: Appointment }

export type ActResult = Result<AppointmentReceipt, HourRefusal>

type AppointmentResult = Promise<ActResult>

type ActOptions = {
  /** Version of the enquiry that the person saw; without it, any version. */
  version?: number | undefined
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
    to: { day: string; at: string; purpose?: AppointmentPurpose },
    options?: ScheduleOptions,
  ): AppointmentResult
  /** Cancels the appointment and frees its seats. A service's enquiry becomes cancelled. */
  cancel(
    by: EventAuthor,
    reference: string,
    options: ActOptions & { reason?: string | undefined; isByCustomer?: boolean },
  ): AppointmentResult
  /**
   * Takes a cancellation back if its seat, or another one at the same hour, is free. Otherwise the
   * enquiry is open again without an hour, and the refusal has the nearest free ones.
   */
  restore(by: EventAuthor, reference: string, options?: ActOptions): AppointmentResult
}

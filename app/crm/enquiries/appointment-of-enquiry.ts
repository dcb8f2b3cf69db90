import type { Result } from '#app/platform/result/result.ts'
import type { EnquiryAnswers, EnquiryKind } from './definition/define-enquiry-kind.ts'

/** A free hour near the one that was asked for. */
export type NearbyHour = {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` */
  at: string
  /** Appointments that can still start then. */
  left: number
}

/** Facts about a refused hour. */
export type HourRefusal = { nearest: readonly NearbyHour[] }

/** Thrown in the transaction of an enquiry whose hour is taken, so that nothing is stored. */
export class HourTaken extends Error {
  override name = 'HourTaken'
}

/** The checks of a new enquiry's appointment. `crm/appointments` implements them. */
export type NewAppointments = {
  /**
   * Checks an hour before the enquiry is stored. Returns undefined without an hour. `isConfirmed` is
   * `true` if the hour is booked without a call.
   */
  check(
    enquiry: EnquiryKind,
    answers: EnquiryAnswers,
  ): Promise<Result<{ isConfirmed: boolean }, HourRefusal> | undefined>
  /** Returns the refusal of an hour that was taken meanwhile, with the nearest free hours. */
  refuseTaken(enquiry: EnquiryKind, answers: EnquiryAnswers): Promise<Result<never, HourRefusal>>
}

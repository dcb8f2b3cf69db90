import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { Department } from '#app/platform/dealer-details/opening-status.ts'

/** Purposes of appointments. They are stored, so they are never renamed. */
export const appointmentPurposes = [
  'service-free',
  'service-paid',
  'service-accident',
  'test-ride',
  'delivery',
] as const

export type AppointmentPurpose = (typeof appointmentPurposes)[number]

/** Purposes that visitors book on the site. Deliveries are booked by staff only. */
export const publicPurposes = [
  'service-free',
  'service-paid',
  'service-accident',
  'test-ride',
] as const satisfies readonly AppointmentPurpose[]

export type PublicPurpose = (typeof publicPurposes)[number]

/** The counter whose opening hours limit the appointments. */
export function counterOfPurpose(purpose: AppointmentPurpose): Department {
  return purpose === 'test-ride' || purpose === 'delivery' ? 'sales' : 'service'
}

/** Returns `true` if enquiries of the kind can have an appointment of this purpose. */
export function isPurposeOfKind(
  { appointment, flow }: Pick<EnquiryKind, 'appointment' | 'flow'>,
  purpose: AppointmentPurpose,
): boolean {
  if (purpose === 'delivery') return flow === 'sales'
  return appointment !== undefined && Boolean(appointment.isRide) === (purpose === 'test-ride')
}

/** Removes the stored purpose if the service type was corrected, because the purpose follows from it. */
export function withPurposeOfServiceType(
  before: EnquiryAnswers,
  after: EnquiryAnswers,
): EnquiryAnswers {
  const { serviceType } = after
  if (!serviceType || serviceType === before['serviceType']) return after
  const { purpose: _, ...others } = after
  return others
}

/**
 * Returns the purpose of an enquiry's appointment; undefined for a kind without appointments. A
 * service without a type counts as paid.
 */
export function purposeOfEnquiry(
  { appointment }: Pick<EnquiryKind, 'appointment'>,
  answers: EnquiryAnswers,
): AppointmentPurpose | undefined {
  if (!appointment) return undefined
  if (appointment.isRide) return 'test-ride'
  const { purpose, serviceType } = answers
  const chosen = appointmentPurposes.find((it) => it === purpose)
  return chosen ?? (serviceType === 'Free' ? 'service-free' : 'service-paid')
}

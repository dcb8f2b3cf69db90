import type { AppointmentPurpose } from './appointment-purposes.ts'

const service = 'Bring your vehicle, its RC and the service booklet.'
/** Says what a customer brings to an appointment. */
export const bring: Record<AppointmentPurpose, string> = {
  'service-free': service,
  'service-paid': service,
  'service-accident': 'Bring your vehicle, its RC, the insurance policy and your driving licence.',
  'test-ride': 'Bring your driving licence. Wear closed shoes; a helmet is here for you.',
  delivery: 'Bring a proof of identity and your helmet.',
}

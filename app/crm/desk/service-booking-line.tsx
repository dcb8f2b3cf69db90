import type { ServiceBooking } from './desk-enquiry-schema.ts'

type Props = { service: ServiceBooking; className?: string }

/** The facts of a service booking that the workshop needs first, in one line. */
export function ServiceBookingLine({ service, className = '' }: Props) {
  const { registrationNumber, serviceType, complaint } = service
  return (
    <span className={`flex min-w-0 flex-wrap gap-x-3 ${className}`}>
      {registrationNumber && (
        <span className="whitespace-nowrap font-semibold">{registrationNumber}</span>
      )}
      {serviceType && <span className="whitespace-nowrap">{serviceType}</span>}
      {complaint && <span className="min-w-0 max-w-full truncate text-quiet">{complaint}</span>}
    </span>
  )
}

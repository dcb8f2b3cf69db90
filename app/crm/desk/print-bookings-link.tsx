import { bookingDayRange } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { filterParameters } from '#app/crm/enquiry-query/filter-address.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { Printer } from '#app/ui/icons/printer.ts'
import { useDeskContext } from './desk-context.ts'
import type { DeskFilter } from './desk-filter.ts'
import * as words from './desk-list-words.ts'

/**
 * Links to the printable report of service bookings for the chosen days, with phone numbers and
 * messages.
 */
export function PrintServiceBookingsLink({ filter }: { filter: DeskFilter }) {
  const { now, zone } = useDeskContext()
  const { from, to } = bookingDayRange(filter, localTime(new Date(now), zone).day)
  if (!from && !to) return null
  const days = new URLSearchParams(filterParameters({ bookingFrom: from, bookingTo: to }))
  return (
    <a
      href={`/admin/reports/booking/print?${days}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClassName({ size: 'dense' })}
    >
      <Printer aria-hidden className="size-4" />
      {words.printBookings}
    </a>
  )
}

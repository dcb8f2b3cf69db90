import { localTime } from '#app/platform/calendar/local-time.ts'
import { buttonLook } from '#app/ui/components/button.tsx'
import { Printer } from '#app/ui/icons/printer.ts'
import { useDeskFacts } from './desk-facts.ts'
import { bookingDays, type DeskFilter } from './desk-filter.ts'
import * as words from './desk-words.ts'

/** The workshop's sheet of the days that are chosen: the report's own paper, numbers and wishes included. */
export function PrintBookings({ filter }: { filter: DeskFilter }) {
  const { now, zone } = useDeskFacts()
  const { from, to } = bookingDays(filter, localTime(new Date(now), zone).day)
  if (!from && !to) return null
  const days = new URLSearchParams({ bookingFrom: from, bookingTo: to })
  return (
    <a
      href={`/admin/reports/booking/print?${days}`}
      target="_blank"
      rel="noreferrer"
      className={buttonLook({ size: 'dense' })}
    >
      <Printer aria-hidden className="size-4" />
      {words.printBookings}
    </a>
  )
}

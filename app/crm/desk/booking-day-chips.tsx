import { bookingPresetNames } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { Link } from '#app/ui/components/link.tsx'
import { type DeskFilter, deskFilterUrl } from './desk-filter.ts'
import * as words from './desk-list-words.ts'

/**
 * Filter chips for workshop booking days, shown in every section. A second tap removes the filter.
 */
export function BookingDayChips({ filter }: { filter: DeskFilter }) {
  return (
    <nav
      aria-label={words.bookings}
      className="-mx-4 flex max-w-[100vw] items-center gap-1.5 overflow-x-auto px-4 md:mx-0 md:px-0"
    >
      <span aria-hidden className="shrink-0 text-quiet text-sm">
        {words.bookings}
      </span>
      {bookingPresetNames.map((preset) => {
        const isChosen = filter.booking === preset
        const booking = isChosen ? undefined : preset
        const wanted = {
          ...filter,
          section: 'all' as const,
          bookingFrom: undefined,
          bookingTo: undefined,
          page: 1,
        }
        return (
          <Link
            key={preset}
            to={deskFilterUrl({ ...wanted, booking })}
            preventScrollReset
            aria-label={words.bookingsHeard[preset]}
            aria-current={isChosen ? 'true' : undefined}
            className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-control px-3 text-ink text-sm no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground md:min-h-8"
          >
            {words.bookingsIn[preset]}
          </Link>
        )
      })}
    </nav>
  )
}

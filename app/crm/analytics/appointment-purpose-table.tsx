import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { AppointmentCounts } from './appointment-counts.ts'
import type { AppointmentFigures } from './appointment-figures-endpoints.ts'
import * as words from './appointment-figures-words.ts'
import { deskListUrl } from './desk-list-url.ts'
import { MetricTable } from './metric-table.tsx'
import { count } from './staff-words.ts'

/** Appointments by purpose: no-shows, moves, cancellations, overbooked ones and the wait. */
export function AppointmentPurposeTable({ figures }: { figures: AppointmentFigures }) {
  const { total, purposes, from, to } = figures
  const noShows = deskListUrl({
    ...{ kind: serviceBookingEnquiry.slug, state: 'no-show' },
    ...{ bookingFrom: from, bookingTo: to },
  })
  const hasServices = purposes.some(({ purpose }) => purpose.startsWith('service'))
  return (
    <>
      <MetricTable
        title={words.byPurpose}
        columns={[
          { label: words.purpose, isText: true },
          ...[
            words.appointments,
            words.noShows,
            words.movedByCustomer,
            words.movedByStaff,
            words.cancelled,
            words.cancelledByCustomer,
            words.cancelledByStaff,
            words.overbooked,
            words.medianWait,
          ].map((label) => ({ label })),
        ]}
        rows={purposes.map(({ purpose, ...counts }) => ({
          key: purpose,
          cells: [words.purposes[purpose], ...cellsOf(counts)],
        }))}
        foot={purposes.length > 1 ? [words.total, ...cellsOf(total)] : undefined}
      />
      {total.cancelledByErasure > 0 && (
        <p className="mt-2 text-quiet text-sm">{words.erased(total.cancelledByErasure)}</p>
      )}
      {hasServices && (
        <p className="mt-2 text-sm">
          <Link to={noShows} className="inline-flex min-h-11 items-center underline md:min-h-8">
            {words.noShowsAtDesk}
          </Link>
        </p>
      )}
    </>
  )
}

const cellsOf = (counts: AppointmentCounts) => [
  count(counts.total),
  counts.due === 0 ? '–' : words.partOf(count(counts.noShows), count(counts.due)),
  count(counts.movedByCustomer),
  count(counts.movedByStaff),
  count(counts.cancelled),
  count(counts.cancelledByCustomer),
  count(counts.cancelledByStaff),
  count(counts.overbooked),
  counts.waitDays === null ? '–' : words.days(counts.waitDays),
]

import { purposes } from '#app/crm/appointments/appointments-content-words.ts'
import { reasons } from '#app/crm/appointments/lost-place-words.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { type DataColumn, DataTable } from '#app/ui/components/data-table.tsx'
import { Link } from '#app/ui/components/link.tsx'
import type { listLostPlacesNow } from './plan-endpoints.ts'
import * as words from './plans-editor-words.ts'

export type LostPlaces = EndpointAnswer<typeof listLostPlacesNow>
type Booking = LostPlaces['bookings'][number]

type Props = Pick<LostPlaces, 'bookings' | 'more'> & { caption: string }

/** Bookings that lost or would lose their place, with links to their enquiries. */
export function LostPlaceTable({ bookings, more, caption }: Props) {
  if (bookings.length === 0) return null
  return (
    <>
      <DataTable
        caption={caption}
        rows={bookings}
        rowKey={({ reference }) => reference}
        columns={columns}
        summary={(row) => (
          <div className="py-2 text-sm">
            <EnquiryLink {...row} />
            <CustomerCell {...row} />
            <span className="block">
              {words.moment(row.day, row.at)} · {purposes[row.purpose]}
              {row.resource !== null && ` · ${row.resource}`}
            </span>
            <span className="block text-quiet">{reasons[row.reason]}</span>
          </div>
        )}
      />
      {more > 0 && <p className="mt-1 text-quiet text-sm">{words.more(more)}</p>}
    </>
  )
}

const EnquiryLink = ({ reference }: Pick<Booking, 'reference'>) => (
  <Link
    to={`/admin/desk/${reference}`}
    className="inline-flex min-h-11 items-center font-semibold text-signal-text underline md:min-h-8"
  >
    {reference}
  </Link>
)

/** Name, plate and number to dial, so that nobody has to open the enquiry to call. */
function CustomerCell({ name, phone, registrationNumber }: Booking) {
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="font-semibold">{name}</span>
      <span className="whitespace-nowrap">{registrationNumber}</span>
      {phone && (
        <a
          href={telephoneUrl(phone)}
          className="inline-flex min-h-11 items-center whitespace-nowrap text-signal-text underline md:min-h-8"
        >
          {phone}
        </a>
      )}
    </span>
  )
}

const columns: readonly DataColumn<Booking>[] = [
  { key: 'reference', label: words.booking, cell: EnquiryLink },
  { key: 'customer', label: words.customer, cell: CustomerCell },
  { key: 'when', label: words.when, cell: ({ day, at }) => words.moment(day, at) },
  { key: 'purpose', label: words.purpose, cell: ({ purpose }) => purposes[purpose] },
  { key: 'resource', label: words.resource, cell: ({ resource }) => resource ?? '–' },
  { key: 'reason', label: words.reason, cell: ({ reason }) => reasons[reason] },
]

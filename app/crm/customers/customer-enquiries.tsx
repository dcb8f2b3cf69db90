import { StateBadge } from '#app/crm/desk/state-badge.tsx'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { Customer } from './customer-schema.ts'
import * as words from './customer-words.ts'

type Props = { customer: Customer; timeZone: string }

/** The customer's enquiries that the account may see, newest first. */
export function CustomerEnquiries({ customer: { enquiries, enquiryCount }, timeZone }: Props) {
  const more = enquiryCount - enquiries.length
  return (
    <section aria-labelledby="enquiries">
      <h2 id="enquiries" className="mb-2 font-bold text-lg">
        {words.enquiries}
      </h2>
      {enquiries.length === 0 && <p className="text-quiet">{words.noEnquiries}</p>}
      <ul>
        {enquiries.map(
          ({ reference, kindTitle, state, model, assignee, receivedAt, isImported }) => (
            <li key={reference} className="border-hairline border-b py-1.5">
              <Link
                to={`/admin/desk/${reference}`}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline md:min-h-8"
              >
                {`${kindTitle} ${reference}`}
              </Link>
              <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
                <StateBadge row={{ state }} />
                {(model || assignee) && (
                  <span>{[model, assignee?.name].filter(Boolean).join(' · ')}</span>
                )}
                <span>{formatInstant(receivedAt, timeZone)}</span>
                {isImported && <span>{words.imported}</span>}
              </p>
            </li>
          ),
        )}
      </ul>
      {more > 0 && <p className="mt-2 text-quiet text-sm">{words.moreEnquiries(more)}</p>}
    </section>
  )
}

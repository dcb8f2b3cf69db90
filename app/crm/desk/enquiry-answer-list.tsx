import type { ReactNode } from 'react'
import { ConfigurationView } from '#app/crm/enquiries/configuration-view.tsx'
import type { EnquiryRecordEntry } from '#app/crm/enquiries/enquiry-record-schema.ts'
import { PriceChoicesView } from '#app/crm/enquiries/price-choices-view.tsx'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { DeskEnquiry } from './desk-enquiry-schema.ts'
import * as deskWords from './desk-list-words.ts'
import * as words from './enquiry-words.ts'

/** Lists the customer's answers and omits empty ones. `edit` opens the form that corrects them. */
export function EnquiryAnswerList({ enquiry, edit }: { enquiry: DeskEnquiry; edit?: ReactNode }) {
  const given = enquiry.answers.filter(({ value }) => value !== '' && value !== '–')
  return (
    <section aria-labelledby="answers">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="answers" className="font-bold text-lg">
          {words.answers}
        </h2>
        {!enquiry.isErased && edit}
      </div>
      {enquiry.missing.length > 0 && (
        <p className="mb-2 border-warn border-l-4 pl-3">{deskWords.isMissing(enquiry.missing)}</p>
      )}
      {enquiry.isErased ? (
        <p className="text-quiet">{words.erased}</p>
      ) : (
        <dl className="border-hairline border-t">
          {given.map((entry) => (
            <div
              key={entry.label}
              className="grid grid-cols-[minmax(0,7rem)_1fr] gap-x-4 border-hairline border-b py-2 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-quiet text-sm">{entry.label}</dt>
              <dd className="wrap-anywhere min-w-0 whitespace-pre-wrap">
                <AnswerValue entry={entry} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function AnswerValue({
  entry: { value, control, call, configuration, priceChoices },
}: {
  entry: EnquiryRecordEntry
}) {
  if (configuration) return <ConfigurationView {...configuration} />
  if (priceChoices) return <PriceChoicesView {...priceChoices} />
  if (call) return <ContactLink href={telephoneUrl(call)}>{value}</ContactLink>
  if (control === 'email') return <ContactLink href={`mailto:${value}`}>{value}</ContactLink>
  return control === 'date' ? formatIfDay(value) : value
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="-my-2 inline-flex min-h-11 items-center font-semibold text-signal-text underline sm:-my-1 sm:min-h-8"
    >
      {children}
    </a>
  )
}

import { ConfigurationView } from '#app/crm/enquiries/configuration-view.tsx'
import type { EnquiryRecord, EnquiryRecordEntry } from '#app/crm/enquiries/enquiry-record-schema.ts'
import { PriceChoicesView } from '#app/crm/enquiries/price-choices-view.tsx'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatDayAndTime } from '#app/platform/calendar/format-day-and-time.ts'
import { formatIfDay } from '#app/platform/calendar/format-if-day.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import * as words from './enquiry-record-words.ts'

/** All answers of an enquiry, including long messages. */
export function EnquiryRecordDetails({ record }: { record: EnquiryRecord }) {
  return (
    <dl className="border-hairline border-t">
      <RecordDetail
        label={words.received}
        control="text"
        value={formatDayAndTime(record.created_date, record.created_time)}
      />
      {record.erased_date && (
        <RecordDetail
          label={words.erased}
          control="text"
          value={words.erasedOn(formatDay(record.erased_date))}
        />
      )}
      {(record.erased_date ? [] : record.entries).map((entry) => (
        <RecordDetail key={entry.label} {...entry} />
      ))}
    </dl>
  )
}

function RecordDetail({
  label,
  value: stored,
  control,
  call,
  configuration,
  priceChoices,
}: EnquiryRecordEntry) {
  const value = control === 'date' ? formatIfDay(stored) : stored
  return (
    <div className="grid gap-x-4 border-hairline border-b py-2.5 sm:grid-cols-[11rem_1fr]">
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className="wrap-anywhere min-w-0 whitespace-pre-wrap">
        {configuration ? (
          <ConfigurationView {...configuration} />
        ) : priceChoices ? (
          <PriceChoicesView {...priceChoices} />
        ) : call ? (
          <a href={telephoneUrl(call)} className={link}>
            {value}
          </a>
        ) : control === 'email' && value !== '–' ? (
          <a href={`mailto:${value}`} className={link}>
            {value}
          </a>
        ) : (
          value
        )}
      </dd>
    </div>
  )
}

const link = 'inline-flex min-h-11 items-center font-semibold text-signal-text underline md:min-h-8'

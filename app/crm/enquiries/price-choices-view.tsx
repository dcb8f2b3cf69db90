import type { EnquiryRecordEntry } from './enquiry-record-schema.ts'
import * as words from './price-choices-words.ts'

type Props = NonNullable<EnquiryRecordEntry['priceChoices']>

/** The choices behind the on-road price that the customer saw, with a link to the price. */
export function PriceChoicesView({ path, lines }: Props) {
  return (
    <div className="whitespace-normal">
      <ul className="grid gap-y-1">
        {lines.map(({ label, value }) => (
          <li key={label} className="flex items-baseline justify-between gap-x-4">
            <span className="min-w-0">{label}</span>
            <span className="figure">{value}</span>
          </li>
        ))}
      </ul>
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold text-signal-text underline sm:min-h-8"
      >
        {words.openToday}
      </a>
    </div>
  )
}

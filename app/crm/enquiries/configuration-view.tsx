import * as words from './configuration-view-words.ts'
import type { EnquiryRecordEntry } from './enquiry-record-schema.ts'

type Props = NonNullable<EnquiryRecordEntry['configuration']>

/**
 * The visitor's configuration at the prices that the visitor saw, with the differences from the
 * price list.
 */
export function ConfigurationView({ path, lines }: Props) {
  return (
    <div className="whitespace-normal">
      <ul className="grid gap-y-1">
        {lines.map(({ label, number, price, note }) => (
          <li key={number ?? label} className="flex items-baseline justify-between gap-x-4">
            <span className="min-w-0">
              {label}
              {number && <span className="text-quiet text-sm"> {number}</span>}
              {note && <span className="block font-semibold text-bad text-sm">{note}</span>}
            </span>
            <span className="figure whitespace-nowrap">{price}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-quiet text-sm">{words.withoutRegistration}</p>
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

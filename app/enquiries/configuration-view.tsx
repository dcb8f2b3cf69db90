import * as words from './configuration-view-words.ts'
import type { RecordEntry } from './enquiry-record-schema.ts'

type Props = NonNullable<RecordEntry['configuration']>

/** What somebody put together, at the prices that were shown, with what the list had instead. */
export function ConfigurationView({ path, lines }: Props) {
  return (
    <div className="whitespace-normal">
      <ul className="grid gap-y-1">
        {lines.map(({ label, number, price, note }) => (
          <li key={number ?? label} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {label}
              {number && <span className="text-quiet text-sm"> {number}</span>}
            </span>
            <span className="figure ml-auto">{price}</span>
            {note && <span className="w-full font-semibold text-bad text-sm">{note}</span>}
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

import type { KeptConfiguration } from '#app/forms/sent-configuration.ts'
import { configurationPath } from '#app/vehicles/configuration/configuration.ts'
import * as words from './configuration-staff-words.ts'
import { configurationLines } from './configuration-text.ts'

/** What somebody put together, as the staff read it: at the prices that were shown, with what the list had instead. */
export function ConfigurationView({ configuration }: { configuration: KeptConfiguration }) {
  const { bikeName, variant, colour, parts } = configuration
  const fit = parts.map(({ partNo }) => partNo)
  return (
    <div className="whitespace-normal">
      <ul className="grid gap-y-1">
        {configurationLines(configuration).map(({ label, number, price, note }) => (
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
        href={configurationPath(bikeName, { variant, colour: colour?.slug ?? '', fit })}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center font-semibold text-signal-text underline sm:min-h-8"
      >
        {words.openToday}
      </a>
    </div>
  )
}

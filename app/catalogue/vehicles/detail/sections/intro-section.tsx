import { ApproximateMark } from '#app/catalogue/vehicles/approximate-mark.tsx'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { ModelPageSectionsData } from './load-model-page-sections.server.ts'
import * as words from './words.ts'

/** The description, and the specifications that visitors ask for first. */
export function IntroSection({ model }: { model: ModelPageSectionsData['model'] }) {
  const { description, keyFigures, seat, mileage } = model
  return (
    <section className="column grid gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
      <p className="max-w-[46ch] text-xl leading-snug md:text-2xl md:leading-snug">{description}</p>
      <dl className="border-hairline border-t lg:self-start">
        {keyFigures.map(({ name, value, approximate }) => (
          <IntroMeasurement
            key={name}
            label={vehicleWords.keyFigures[name]}
            value={value}
            isApproximate={approximate}
          />
        ))}
        {seat && (
          <IntroMeasurement
            label={words.scales.seat}
            value={words.millimetres(seat.shown)}
            isApproximate={seat.approximate}
          />
        )}
        {mileage && (
          <IntroMeasurement
            label={words.mileage}
            value={mileage.shown}
            isApproximate={mileage.approximate}
            note={words.sourceOn(mileage.source, formatDay(mileage.checkedOn))}
          />
        )}
      </dl>
    </section>
  )
}

type IntroMeasurementProps = {
  label: string
  value: string
  isApproximate: boolean
  /** The source of the value. */
  note?: string
}

function IntroMeasurement({ label, value, isApproximate, note }: IntroMeasurementProps) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-hairline border-b py-3">
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className="figure text-right md:text-lg">
        {value}
        {isApproximate && <ApproximateMark isFigure={/\d/.test(value)} />}
        {note && <span className="block font-normal text-quiet text-sm">{note}</span>}
      </dd>
    </div>
  )
}

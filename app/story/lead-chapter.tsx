import { Approximate } from '#app/vehicles/approximate.tsx'
import * as vehicleWords from '#app/vehicles/words.ts'
import type { Story } from './story.server.ts'

/** What it is in a few sentences, and the figures that are asked first. */
export function LeadChapter({ model }: { model: Story['model'] }) {
  return (
    <section className="column grid gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
      <p className="max-w-[46ch] text-xl leading-snug md:text-2xl md:leading-snug">
        {model.description}
      </p>
      <dl className="border-hairline border-t lg:self-start">
        {model.keyFigures.map(({ name, value, approximate }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-6 border-hairline border-b py-3"
          >
            <dt className="text-quiet text-sm">{vehicleWords.keyFigures[name]}</dt>
            <dd className="figure text-right md:text-lg">
              {value}
              {approximate && <Approximate isFigure={/\d/.test(value)} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

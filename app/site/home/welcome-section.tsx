import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { OpeningStatusText } from '#app/site/dealer-on-pages/opening-status-text.tsx'
import { countModels, type KindSummary } from './model-ranges.ts'
import * as words from './words.ts'

type Props = { dealer: Dealer; timeZone: string; ranges: readonly KindSummary[] }

/** The number of models, the lowest price, and whether the showroom is open now. */
export function WelcomeSection({ dealer, timeZone, ranges }: Props) {
  const { name, address, hours, salesPhones } = dealer
  const [phone] = salesPhones
  const [cheapest] = ranges
    .filter(({ lowest }) => lowest)
    .toSorted((one, other) => one.lowest - other.lowest)
  return (
    <section className="column flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pt-10 pb-8 md:pt-16 md:pb-10">
      <h1 className="max-w-[44rem]">
        <span className="label block text-quiet">{words.welcome(name, address.city)}</span>{' '}
        {cheapest && (
          <span className="headline mt-2 block text-title md:text-4xl">
            {words.floor(
              countModels(ranges),
              formatRupees(cheapest.lowest),
              cheapest.isApproximate,
            )}
          </span>
        )}
      </h1>
      <div>
        {/* Without scripts the page knows no time here. The hours are beside the address. */}
        <p className="font-semibold noscript:hidden">
          <OpeningStatusText hours={hours} counter="sales" timeZone={timeZone} />
        </p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          {phone && (
            <a
              href={telephoneUrl(phone)}
              className="link inline-flex min-h-11 items-center tabular-nums"
            >
              {words.call(phone)}
            </a>
          )}
          <a href="#come-by" className="link inline-flex min-h-11 items-center">
            {words.whereWeAre(address.area)}
          </a>
        </p>
      </div>
    </section>
  )
}

import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { OpeningStatusText } from '#app/site/dealer-on-pages/opening-status-text.tsx'
import type { HomeTexts } from './home-content.ts'
import { countModels, type KindSummary } from './model-ranges.ts'
import * as words from './words.ts'

type Props = {
  texts: Pick<HomeTexts, 'welcome' | 'headline' | 'directions'>
  dealer: Pick<Dealer, 'hours' | 'salesPhones'>
  timeZone: string
  ranges: readonly KindSummary[]
}

/**
 * The headline, and whether the showroom is open now. Without a headline of the dealer's own, it is
 * the number of models and the lowest price.
 */
export function WelcomeSection({ texts, dealer, timeZone, ranges }: Props) {
  const [phone] = dealer.salesPhones
  const [cheapest] = ranges
    .filter(({ lowest }) => lowest)
    .toSorted((one, other) => one.lowest - other.lowest)
  const headline =
    texts.headline ??
    (cheapest &&
      words.floor(countModels(ranges), formatRupees(cheapest.lowest), cheapest.isApproximate))
  return (
    <section className="column flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pt-10 pb-8 md:pt-16 md:pb-10">
      <h1 className="max-w-[44rem]">
        <span className="label block text-quiet">{texts.welcome}</span>{' '}
        {headline !== undefined && (
          <span className="headline mt-2 block text-title md:text-4xl">{headline}</span>
        )}
      </h1>
      <div>
        {/* Without scripts the page knows no time here. The hours are beside the address. */}
        <p className="font-semibold noscript:hidden">
          <OpeningStatusText hours={dealer.hours} counter="sales" timeZone={timeZone} />
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
            {texts.directions}
          </a>
        </p>
      </div>
    </section>
  )
}

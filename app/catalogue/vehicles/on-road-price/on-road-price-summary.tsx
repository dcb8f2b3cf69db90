import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { OnRoadPriceSummaryData } from './on-road-price-summary.server.ts'
import * as words from './price-form-words.ts'

/** The on-road price of a vehicle in one line, above the form that asks for a call about it. */
export function OnRoadPriceSummary({ price }: { price: OnRoadPriceSummaryData }) {
  const { total, unconfirmed, holdsUntil, path } = price
  return (
    <div>
      <p>
        <span className="figure text-xl">
          <ModelPrice amount={total} isApproximate={unconfirmed.length > 0} />
        </span>{' '}
        {words.summaryOf(price)}{' '}
        <Link to={path} className="link inline-flex min-h-11 items-center text-sm">
          {words.madeUp}
        </Link>
      </p>
      <p className="text-quiet text-sm">
        {words.holds(formatNonBreakingDay(holdsUntil))}{' '}
        {unconfirmed.length > 0 && words.notConfirmed(unconfirmed)}
      </p>
    </div>
  )
}

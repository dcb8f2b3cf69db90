import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { ModelPrice } from './model-price.tsx'
import * as words from './words.ts'

/** A large price with its terms and the day when it was last checked. */
export function LargePrice({
  price,
  isApproximate,
  checkedOn,
  prefix,
}: {
  price: number
  isApproximate: boolean
  checkedOn: string
  prefix?: string
}) {
  const [before, after] = words.priceCheckedOn
  return (
    <p>
      <span className="price-figure block">
        {prefix && price > 0 && (
          <span className="block text-quiet text-sm in-[.stage]:text-on-stage-quiet">{prefix}</span>
        )}
        <span className="figure block text-2xl md:text-3xl">
          <ModelPrice amount={price} isApproximate={isApproximate} />
        </span>
      </span>
      {price > 0 && (
        <span className="price-note mt-1 block text-quiet text-sm in-[.stage]:text-on-stage-quiet">
          {before}
          <time dateTime={checkedOn}>{formatNonBreakingDay(checkedOn)}</time>
          {after}
        </span>
      )}
    </p>
  )
}

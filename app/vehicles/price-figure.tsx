import { shownDay } from '#app/calendar/shown-day.ts'
import { formatRupees } from '#app/money/money.ts'
import * as words from './words.ts'

/** A price in large figures with what it holds and when it was last checked. */
export function PriceFigure({
  price,
  checkedOn,
  prefix,
}: {
  price: number
  checkedOn: string
  prefix?: string
}) {
  const [before, after] = words.priceCheckedOn
  return (
    <p>
      {prefix && (
        <span className="block text-quiet text-sm in-[.stage]:text-on-stage-quiet">{prefix}</span>
      )}
      <span className="figure block text-2xl md:text-3xl">{formatRupees(price)}</span>
      <span className="mt-1 block text-quiet text-sm in-[.stage]:text-on-stage-quiet">
        {before}
        <time dateTime={checkedOn}>{shownDay(checkedOn)}</time>
        {after}
      </span>
    </p>
  )
}

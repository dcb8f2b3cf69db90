import type { ReactNode } from 'react'
import { ListedOnRoadPrice } from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { testRidePath } from '#app/catalogue/vehicles/model-paths.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees, formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { ConfigurationActions } from './configuration-actions.tsx'
import { queryOfConfiguration } from './configure-vehicle.ts'
import type { PicturedOptions } from './pictured-options.ts'
import { buildConfigurationQuery, type VehicleConfiguration } from './vehicle-configuration.ts'
import * as words from './words.ts'

export type PriceSummaryProps = {
  sold: PicturedOptions
  configuration: VehicleConfiguration
  /** `false` if only the model was chosen, as when the page opens. */
  isChosen: boolean
  /** Messages about the last change. */
  news: readonly string[]
  /** As `YYYY-MM-DD`. */
  today: string
  origin: string
}

/** The price of each chosen option, and the total. The total stays in view. */
export function PriceSummary({
  sold,
  configuration,
  isChosen,
  news,
  today,
  origin,
}: PriceSummaryProps) {
  const { name, variant, price, priceIsApproximate, colour, parts } = configuration
  const [before, after] = vehicleWords.priceCheckedOn
  return (
    <>
      <section aria-labelledby="bill" className="mt-8">
        <h2 id="bill" className="font-bold text-lg">
          {words.yours(name)}
        </h2>
        <ul className="mt-2 border-hairline border-b">
          {/* A colour with the same name as its variant is shown only once. */}
          <PriceSummaryLine
            what={words.exShowroom(variant)}
            more={colour?.name === variant ? undefined : colour?.name}
          >
            <ModelPrice amount={price} isApproximate={priceIsApproximate} />
          </PriceSummaryLine>
          {parts.map((part) => (
            <PriceSummaryLine
              key={part.partNo}
              what={part.heading}
              more={words.partNumber(part.partNo)}
            >
              {formatRupeesExact(Number(part.price))}
            </PriceSummaryLine>
          ))}
        </ul>
      </section>
      <TotalBar {...{ configuration, isChosen, news }} />
      <div className="mt-3 grid gap-1 text-quiet text-sm">
        {price > 0 && (
          <p>
            {before}
            <time dateTime={sold.priceCheckedOn}>{formatNonBreakingDay(sold.priceCheckedOn)}</time>
            {after}
          </p>
        )}
        <ApproximatePriceNote of={[sold]} className="" />
        <p>{words.pricesOf(formatNonBreakingDay(today))}</p>
        {configuration.monthly !== undefined && sold.loan && (
          <p>
            {words.loanTerms({
              ...sold.loan,
              isOnRoad: configuration.onRoad !== undefined,
              checkedOn: formatNonBreakingDay(sold.loan.checkedOn),
            })}
          </p>
        )}
        {price === 0 && <p>{words.priceOnRequest}</p>}
      </div>
      <ConfigurationActions {...{ configuration, isChosen, origin }} />
    </>
  )
}

function PriceSummaryLine({
  what,
  more,
  children,
}: {
  what: string
  more?: string | undefined
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-hairline border-t py-2">
      <span className="min-w-24 flex-1 leading-tight">
        {what}
        {more && <span className="block text-quiet text-sm">{more}</span>}
      </span>
      <span className="figure">{children}</span>
    </li>
  )
}

function TotalBar({
  configuration,
  isChosen,
  news,
}: Pick<PriceSummaryProps, 'configuration' | 'isChosen' | 'news'>) {
  const { bikeName, colour, monthly } = configuration
  return (
    <div className="total-bar sticky bottom-0 z-20 border-hairline border-b pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] -mx-3 px-3 max-lg:-mx-(--edge) max-lg:px-(--edge) print:static">
      {news.map((sentence) => (
        <p key={sentence} className="mb-2 border-warn border-l-3 pl-3 text-sm leading-snug">
          {sentence}
        </p>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="leading-tight">
          <span className="sr-only">{words.total} </span>
          <span className="figure block text-xl lg:text-2xl">
            <TotalPrice {...configuration} />
          </span>
          {monthly !== undefined && (
            <span className="block text-sm">{words.fromAMonth(formatRupees(monthly))}</span>
          )}
        </p>
        <LinkButton
          to={
            isChosen
              ? `${testRidePath(bikeName)}&${buildConfigurationQuery(queryOfConfiguration(configuration))}`
              : testRidePath(bikeName, { shown: colour?.slug })
          }
          tone="signal"
          className="max-lg:px-4"
        >
          {words.testRide}
        </LinkButton>
      </div>
      <OnRoadTotal {...configuration} />
    </div>
  )
}

/** The total on the road, or the charges that the total does not include. */
function OnRoadTotal({ onRoad }: VehicleConfiguration) {
  if (!onRoad) return <p className="mt-1 text-quiet text-xs leading-tight">{words.notIncluded}</p>
  return (
    <p className="mt-1 text-sm leading-tight">
      <ListedOnRoadPrice price={onRoad} place={onRoad.place} />
    </p>
  )
}

/** The total price, with paise only if an accessory has any. */
function TotalPrice({ total, priceIsApproximate }: VehicleConfiguration) {
  const rupees = Math.trunc(total)
  return (
    <>
      <ModelPrice amount={rupees} isApproximate={priceIsApproximate} />
      {total > rupees && formatRupeesExact(total).slice(-3)}
    </>
  )
}

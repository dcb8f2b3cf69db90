import { Fragment, useEffect, useRef, useState } from 'react'
import {
  ExShowroom,
  ListedOnRoadPrice,
} from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { OnRoadPriceNote } from '#app/catalogue/pricing/charges/on-road-price-note.tsx'
import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { DiscontinuedModels } from '#app/catalogue/vehicles/discontinued-models.tsx'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { VehicleLink } from '#app/catalogue/vehicles/vehicle-link.tsx'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import * as words from './comparable-model-list-words.ts'
import { maxComparedModels } from './max-compared-models.ts'
import type { SearchResultModel } from './search-result-model.ts'

/**
 * A list of models from which a visitor chooses up to three to compare. It is a GET form and works
 * without JavaScript.
 */
export function ComparableModelList({
  models,
  place,
  terms,
}: {
  models: readonly SearchResultModel[]
  /** Place of the on-road prices. */
  place: string | undefined
  /** Loan terms behind the monthly price, as text. */
  terms: string | undefined
}) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const isFull = chosen.length >= maxComparedModels
  const sold = models.filter(({ isOnSale }) => isOnSale)
  const elsewhere = chosen.filter((name) => !models.some(({ bikeName }) => bikeName === name))

  // Boxes ticked before hydration count as well.
  useEffect(() => {
    const ticked = form.current?.querySelectorAll<HTMLInputElement>('[name=model]:checked') ?? []
    if (ticked.length > 0)
      setChosen([...ticked].map((box) => box.value).slice(0, maxComparedModels))
  }, [])

  function toggle(bikeName: string, isChosen: boolean) {
    setChosen(isChosen ? [...chosen, bikeName] : chosen.filter((name) => name !== bikeName))
  }

  return (
    <form ref={form} action="/compare" className="mt-2 md:mt-4">
      {/* Models chosen on another page, or before the list was filtered. */}
      {elsewhere.map((name) => (
        <input key={name} type="hidden" name="model" value={name} />
      ))}
      <ModelCheckboxes models={sold} places={0} {...{ chosen, isFull, toggle }} />
      <DiscontinuedModels of={models}>
        {(others) => (
          <ModelCheckboxes models={others} places={sold.length} {...{ chosen, isFull, toggle }} />
        )}
      </DiscontinuedModels>
      <ApproximatePriceNote of={models} />
      <OnRoadPriceNote of={models} place={place} />
      {terms && models.some(({ monthly }) => monthly) && (
        <p className="mt-2 text-quiet text-sm">{words.monthMeans(terms)}</p>
      )}
      <div
        className={`sticky bottom-0 z-20 -mx-(--edge) border-hairline border-t bg-ground px-(--edge) py-3 ${chosen.length > 0 ? '' : 'hidden noscript:block'}`}
      >
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" tone="signal" disabled={chosen.length === 1}>
            {words.compareModels(chosen.length)}
          </Button>
          <p role="status" className="text-quiet text-sm">
            {chosen.length === 1 && words.chooseMore}
            {isFull && words.threeAtMost}
          </p>
        </div>
      </div>
    </form>
  )
}

type ModelCheckboxesProps = {
  models: readonly SearchResultModel[]
  /** Number of models before these on the page. */
  places: number
  chosen: readonly string[]
  isFull: boolean
  toggle: (bikeName: string, isChosen: boolean) => void
}

function ModelCheckboxes({ models, places, chosen, isFull, toggle }: ModelCheckboxesProps) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {models.map((model, index) => (
        <li
          key={model.id}
          className="flex items-center gap-4 border-hairline border-t py-3 has-[:checked]:border-signal"
        >
          <ModelIcon
            icon={model.icon}
            sizes="(min-width: 640px) 128px, 112px"
            isInView={places + index < 12}
            className="h-auto w-[min(7rem,30vw)] shrink-0 sm:w-32"
          />
          <div className="min-w-0 grow">
            <h2 className="font-bold leading-tight">
              <VehicleLink
                bikeName={model.bikeName}
                className="wrap-anywhere inline-flex min-h-11 min-w-11 items-center hover:text-signal-text"
              >
                {model.name}
              </VehicleLink>
            </h2>
            {model.isOnSale && <Prices model={model} />}
            <p className="text-quiet text-sm leading-snug">
              {model.glance}
              {[model.seat && vehicleWords.seat(model.seat), model.mileage].map(
                (figure) =>
                  figure && (
                    <Fragment key={figure}>
                      {'\u00a0· '}
                      <span className="inline-block">{figure}</span>
                    </Fragment>
                  ),
              )}
            </p>
            <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
              <input
                type="checkbox"
                name="model"
                value={model.bikeName}
                checked={chosen.includes(model.bikeName)}
                disabled={isFull && !chosen.includes(model.bikeName)}
                onChange={({ target }) => toggle(model.bikeName, target.checked)}
                className="size-5 accent-(--signal-text)"
              />
              <CompareLabel model={model.name} />
            </label>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** With an on-road price, each price has a line with its name. */
function Prices({
  model: { price, priceIsApproximate, onRoad, monthly },
}: {
  model: SearchResultModel
}) {
  const instalment = monthly && words.aMonth(formatRupees(monthly))
  if (!onRoad)
    return (
      <p className="text-sm tabular-nums">
        <ModelPrice amount={price} isApproximate={priceIsApproximate} />
        {instalment && (
          <span className="text-quiet">
            {'\u00a0· '}
            {instalment}
          </span>
        )}
      </p>
    )
  return (
    <p className="text-sm tabular-nums">
      <span className="block font-semibold">
        <ModelPrice amount={price} isApproximate={priceIsApproximate} />
        <ExShowroom />
      </span>
      <span className="block">
        <ListedOnRoadPrice price={onRoad} />
      </span>
      {instalment && <span className="block text-quiet">{instalment}</span>}
    </p>
  )
}

function CompareLabel({ model }: { model: string }) {
  const [compare, which] = words.compare(model)
  return (
    <>
      {compare}
      <span className="sr-only">{which}</span>
    </>
  )
}

import {
  ExShowroom,
  ListedOnRoadPrice,
} from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { DiscontinuedModels } from '#app/catalogue/vehicles/discontinued-models.tsx'
import { ModelListPagination } from '#app/catalogue/vehicles/model-list-pagination.tsx'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import type { ModelListPage } from '#app/catalogue/vehicles/paginate-models.ts'
import { uses } from '#app/catalogue/vehicles/search/words.ts'
import { SmallModelIcon } from '#app/catalogue/vehicles/small-model-icon.tsx'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { VehicleLink } from '#app/catalogue/vehicles/vehicle-link.tsx'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Link } from '#app/ui/components/link.tsx'
import * as words from './model-overview-list-words.ts'
import type { ModelOverviewRow } from './strip-models.ts'

type Props = { kind: VehicleKind; list: ModelOverview; terms: string | undefined }

/** `onSale` is the number of models on sale in the whole list; they come first. */
export type ModelOverview = ModelListPage<ModelOverviewRow> & { onSale: number }

/** All models of a kind as a list: use, price and instalment. */
export function ModelOverviewList({ kind, list, terms }: Props) {
  const sold = list.models.filter(({ isOnSale }) => isOnSale)
  return (
    <section className="column pt-4 pb-10 md:pt-0 md:pb-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 border-hairline border-b pb-2">
        <h2 className="headline text-xl md:text-2xl">{words.onSale(list.onSale, kind)}</h2>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/compare" className="link inline-flex min-h-11 items-center">
            {words.compare}
          </Link>
          <Link to={`/search?kind=${kind}`} className="link inline-flex min-h-11 items-center">
            {words.search}
          </Link>
        </p>
      </div>
      <Rows models={sold} />
      {terms && sold.length > 0 && <p className="mt-4 max-w-[65ch] text-quiet text-sm">{terms}</p>}
      <DiscontinuedModels of={list.models}>
        {(models) => <Rows models={models} />}
      </DiscontinuedModels>
      <ModelListPagination {...list} />
    </section>
  )
}

function Rows({ models }: { models: readonly ModelOverviewRow[] }) {
  return (
    <ul className="@container lg:grid lg:grid-cols-2 lg:gap-x-16">
      {models.map((model) => (
        <li key={model.id} className="border-hairline border-b">
          <Row model={model} />
        </li>
      ))}
    </ul>
  )
}

function Row({ model }: { model: ModelOverviewRow }) {
  const { name, price, onRoad, use, isOnSale, icon, seat, monthly } = model
  const look = onRoad ? namedPrices : onePrice
  return (
    <VehicleLink
      bikeName={model.bikeName}
      className={`grid min-h-18 grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] items-center gap-x-4 py-2 hover:text-signal-text ${look.row}`}
    >
      <SmallModelIcon icon={icon} className="h-auto w-full" />
      <span>
        <span className="block font-bold leading-tight">{name}</span>
        <span className="block text-quiet text-sm">
          {uses[use]}
          {seat && (
            <>
              {'\u00a0· '}
              <span className="inline-block">{vehicleWords.seat(seat)}</span>
            </>
          )}
        </span>
      </span>
      {isOnSale && (
        <span className={`col-start-2 tabular-nums leading-tight ${look.prices}`}>
          <span className="block font-semibold">
            <ModelPrice amount={price} isApproximate={model.priceIsApproximate} />
            {onRoad && <ExShowroom />}
          </span>
          {onRoad && (
            <span className="block text-sm">
              <ListedOnRoadPrice price={onRoad} />
            </span>
          )}
          {monthly !== undefined && (
            <span className="block text-sm">{words.aMonth(formatRupees(monthly))}</span>
          )}
        </span>
      )}
    </VehicleLink>
  )
}

/** Prices with names are too wide to stand beside the model's name on a phone. */
const onePrice = {
  row: '@min-[15rem]:grid-cols-[4.5rem_minmax(0,1fr)_auto]',
  prices: '@min-[15rem]:col-start-3 @min-[15rem]:text-right',
}
const namedPrices = {
  row: '@min-[26rem]:grid-cols-[4.5rem_minmax(0,1fr)_auto]',
  prices: '@min-[26rem]:col-start-3 @min-[26rem]:text-right',
}

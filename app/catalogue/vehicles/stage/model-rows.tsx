import type { LoanTerms } from '#app/catalogue/finance/loan-facts.ts'
import { loanTermsLine } from '#app/catalogue/finance/loan-terms-line.ts'
import { monthlyFrom } from '#app/catalogue/finance/monthly-from.ts'
import type { ListPage } from '#app/catalogue/vehicles/list-page.ts'
import { ListPages } from '#app/catalogue/vehicles/list-pages.tsx'
import { detailPath } from '#app/catalogue/vehicles/paths.ts'
import { Price } from '#app/catalogue/vehicles/price.tsx'
import { uses } from '#app/catalogue/vehicles/search/words.ts'
import { ServiceOnlyGroup } from '#app/catalogue/vehicles/service-only-group.tsx'
import { SmallIcon } from '#app/catalogue/vehicles/small-icon.tsx'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { ModelRow } from './listed-models.ts'
import * as words from './row-words.ts'

type Props = { kind: VehicleKind; list: ListedRows; loan: LoanTerms | null }

/** `onSale`: how many of the whole list are on sale; they come first. */
export type ListedRows = ListPage<ModelRow> & { onSale: number }

/** All models of a kind, one under another: use, price and instalment. */
export function ModelRows({ kind, list, loan }: Props) {
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
      <Rows models={sold} loan={loan} />
      {loan && sold.length > 0 && (
        <p className="mt-4 max-w-[65ch] text-quiet text-sm">{loanTermsLine(loan)}</p>
      )}
      <ServiceOnlyGroup of={list.models}>
        {(models) => <Rows models={models} loan={loan} />}
      </ServiceOnlyGroup>
      <ListPages {...list} />
    </section>
  )
}

function Rows({ models, loan }: { models: readonly ModelRow[]; loan: LoanTerms | null }) {
  return (
    <ul className="@container lg:grid lg:grid-cols-2 lg:gap-x-16">
      {models.map((model) => (
        <li key={model.id} className="border-hairline border-b">
          <Row model={model} loan={loan} />
        </li>
      ))}
    </ul>
  )
}

function Row({ model, loan }: { model: ModelRow; loan: LoanTerms | null }) {
  const { name, price, use, isOnSale, icon, seat } = model
  const monthly = monthlyFrom(price, loan)
  return (
    <Link
      to={detailPath(model)}
      state={{ bikeName: model.bikeName }}
      className="grid min-h-18 grid-cols-[min(4.5rem,20vw)_minmax(0,1fr)] @min-[15rem]:grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-4 py-2 hover:text-signal-text"
    >
      <SmallIcon icon={icon} className="h-auto w-full" />
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
        <span className="col-start-2 tabular-nums leading-tight @min-[15rem]:col-start-3 @min-[15rem]:text-right">
          <span className="block font-semibold">
            <Price amount={price} isApproximate={model.priceIsApproximate} />
          </span>
          {monthly !== undefined && (
            <span className="block text-quiet text-sm">{words.aMonth(formatRupees(monthly))}</span>
          )}
        </span>
      )}
    </Link>
  )
}

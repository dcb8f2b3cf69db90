import { formatRupees } from '#app/money/money.ts'
import { call } from '#app/portal/call.ts'
import { CallForm } from '#app/portal/call-form.tsx'
import { findRow } from '#app/portal/find-row.ts'
import type { EditProps } from '#app/portal/list-page.tsx'
import { useLatest } from '#app/portal/use-latest.ts'
import { bikeNameOf } from '#app/vehicles/vehicle.ts'
import { differenceOf, type PricedModel, priceFields } from './price.ts'
import { changePrice, listPrices } from './price-calls.ts'
import { PriceHistory } from './price-history.tsx'
import * as words from './staff-words.ts'

/** Manage → Price: a model's price and what its variants cost more. */
export function PriceForm({ row, ...how }: EditProps<PricedModel>) {
  const { current, learn } = useLatest(row, async () => findRow(await call(listPrices), row.id))
  const bikeName = bikeNameOf(row.name)
  const [first, ...others] = row.variants
  const own = { ...priceFields, price: { ...priceFields.price, hint: hintOf(current) } }
  const differences = Object.fromEntries(
    others.map(({ name }, index) => [`variants.${index}.difference`, differenceOf(name)]),
  )
  const stored = others.map(({ difference }, index) => [`variants.${index}.difference`, difference])
  const fields = { ...own, ...differences }

  return (
    <CallForm
      {...how}
      fields={fields}
      values={{ ...row, ...Object.fromEntries(stored) }}
      send={(values) => {
        const given: Record<string, unknown> = values
        const variants = others.map(({ id }, index) => ({
          id,
          difference: Number(given[`variants.${index}.difference`] ?? 0),
        }))
        const body = { ...values, variants, version: current.version }
        return call(changePrice, { params: { bikeName }, body })
      }}
      failure={words.priceFailed}
      submit={words.update}
      sending={words.updating}
      onConflict={learn}
      layout={(show) => (
        <>
          {show(own)}
          {others.length > 0 && (
            <fieldset>
              <legend className="font-semibold text-base">
                {words.variantsCostMore(first?.name)}
              </legend>
              <div className="mt-2 grid gap-4 md:grid-cols-2">{show(differences)}</div>
            </fieldset>
          )}
        </>
      )}
    >
      <PriceHistory key={current.version} bikeName={bikeName} />
    </CallForm>
  )
}

const hintOf = ({ price, checkedOn }: PricedModel) => words.priceNow(formatRupees(price), checkedOn)

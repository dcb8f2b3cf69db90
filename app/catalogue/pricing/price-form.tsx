import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { findRow } from '#app/ui/portal/find-row.ts'
import type { EditFormProps } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import { PlannedPriceNote } from './planned-prices.tsx'
import { changePrice, listPrices } from './price-endpoints.ts'
import { type PricedModel, priceFields, variantDifferenceField } from './price-fields.ts'
import { PriceHistory } from './price-history.tsx'
import * as words from './staff-words.ts'
import { useConfirmLargePriceChange } from './use-confirm-large-price-change.tsx'

/** Form of Manage → Price that edits a model's price and the differences of its variants. */
export function PriceForm({ row, ...how }: EditFormProps<PricedModel>) {
  const { current, learn } = useLatestRow(row, async () =>
    findRow(await requestAsStaff(listPrices), row.id),
  )
  const { askOfJumps, dialog } = useConfirmLargePriceChange()
  const bikeName = toBikeName(row.name)
  const [first, ...others] = row.variants
  const own = { ...priceFields, price: { ...priceFields.price, hint: priceHint(current) } }
  const differences = Object.fromEntries(
    others.map(({ name }, index) => [differenceFieldName(index), variantDifferenceField(name)]),
  )
  const stored = others.map(({ difference }, index) => [differenceFieldName(index), difference])
  const fields = { ...own, ...differences }

  return (
    <EndpointForm
      {...how}
      keptAs={`price ${bikeName}`}
      fields={fields}
      values={{ ...row, ...Object.fromEntries(stored) }}
      send={(values) => {
        const given = new Map<string, unknown>(Object.entries(values))
        const variants = others.map(({ id }, index) => ({
          id,
          difference: Number(given.get(differenceFieldName(index))),
        }))
        const body = { price: values.price, variants, version: current.version }
        return requestAsStaff(changePrice, { params: { bikeName }, body })
      }}
      mayGo={(values) => {
        const given = new Map<string, unknown>(Object.entries(values))
        return askOfJumps([
          { name: row.name, was: current.price, now: values.price },
          ...current.variants.slice(1).map(({ name, difference }, index) => ({
            name: `${row.name} ${name}`,
            was: current.price + difference,
            now: values.price + Number(given.get(differenceFieldName(index))),
          })),
        ])
      }}
      failure={words.priceFailed}
      submit={words.update}
      sending={words.updating}
      onConflict={learn}
      layout={(show) => (
        <>
          <PlannedPriceNote id={row.id} />
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
      {dialog}
      <PriceHistory key={current.version} bikeName={bikeName} />
    </EndpointForm>
  )
}

/** Name of the field in the server's validation errors, for the variant at this index. */
const differenceFieldName = (index: number) => `variants.${index}.difference`

const priceHint = ({ price, checkedOn }: PricedModel) =>
  words.priceNow(formatRupees(price), formatDay(checkedOn))

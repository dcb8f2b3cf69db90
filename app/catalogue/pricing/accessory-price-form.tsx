import { formatRupeesAndPaise } from '#app/platform/money/format-rupees.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { findRow } from '#app/ui/portal/find-row.ts'
import type { EditFormProps } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import { PlannedPriceNote } from './planned-prices.tsx'
import { changeAccessoryPrice, listAccessoryPrices } from './price-endpoints.ts'
import { accessoryPriceField, type PricedAccessory } from './price-fields.ts'
import * as words from './staff-words.ts'
import { useConfirmLargePriceChange } from './use-confirm-large-price-change.tsx'

/** Form of Manage → Accessories Price that edits the price of one accessory. */
export function AccessoryPriceForm({ row, ...how }: EditFormProps<PricedAccessory>) {
  const { id } = row
  const { current, learn } = useLatestRow(row, async () =>
    findRow(await requestAsStaff(listAccessoryPrices), id),
  )
  const { askOfJumps, dialog } = useConfirmLargePriceChange()
  const hint = words.accessoryNow(
    row.partNo,
    row.model,
    formatRupeesAndPaise(Number(current.price)),
  )
  return (
    <EndpointForm
      {...how}
      fields={{ price: { ...accessoryPriceField, hint } }}
      keptAs={`accessory price ${id}`}
      values={row}
      send={({ price }) =>
        requestAsStaff(changeAccessoryPrice, {
          params: { id },
          body: { price, version: current.version },
        })
      }
      mayGo={({ price }) =>
        askOfJumps([{ name: row.heading, was: Number(current.price), now: Number(price) }])
      }
      failure={words.accessoryFailed}
      submit={words.update}
      sending={words.updating}
      onConflict={learn}
      layout={(show) => (
        <>
          <PlannedPriceNote id={id} />
          {show()}
        </>
      )}
    >
      {dialog}
    </EndpointForm>
  )
}

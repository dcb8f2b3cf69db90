import type { Change } from '#app/changes/change.ts'
import { presentChange } from '#app/changes/present-change.server.ts'
import { changedBy, settle } from '#app/changes/settle.server.ts'
import { handle } from '#app/http/handle-call.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import { Problem } from '#app/http/problem.server.ts'
import { formatRupees, formatRupeesAndPaise } from '#app/money/money.ts'
import type { AccessoryStore } from '#app/vehicles/prices/accessory-store.server.ts'
import type { PriceStore } from '#app/vehicles/prices/price-store.server.ts'
import {
  changeAccessoryPrice,
  changePrice,
  listAccessoryPrices,
  listPriceHistory,
  listPrices,
} from './price-calls.ts'

const noModel = 'This model is not in the list any more.'
const noAccessory = 'This accessory is not in the list any more.'

/** Manage → Price and Accessories Price. */
export const priceCalls = [
  handle(listPrices, ({ prices }: { prices: PriceStore }) => prices.list()),

  handle(
    listPriceHistory,
    async ({ prices, timeZone }: { prices: PriceStore; timeZone: string }, { params }) => {
      const history = await prices.history(params.bikeName)
      if (!history) throw new Problem(404, noModel)
      return history.map((change) => presentChange(change, timeZone))
    },
  ),

  handle(changePrice, async ({ prices }: { prices: PriceStore }, { params, body, editor }) => {
    const model = settle(await prices.change(editor, params.bikeName, body), {
      gone: noModel,
      conflict: (latest) =>
        `${changedBy(latest, 'this price')} ${priceNow(latest)}Your figures are still here: Update once more replaces theirs.`,
    })
    return { message: 'Price updated successfully', ...model }
  }),

  handle(listAccessoryPrices, ({ accessories }: { accessories: AccessoryStore }) =>
    accessories.list(),
  ),

  handle(
    changeAccessoryPrice,
    async ({ accessories }: { accessories: AccessoryStore }, { params, body, editor }) => {
      const id = idFrom(params.id)
      if (id === undefined) throw new Problem(404, noAccessory)
      const accessory = settle(await accessories.change(editor, id, body), {
        gone: noAccessory,
        conflict: (latest) =>
          `${changedBy(latest, 'this price')} ${accessoryPriceNow(latest)}Your figure is still here: Update once more replaces theirs.`,
      })
      return { message: 'Price updated successfully!', ...accessory }
    },
  ),
]

function priceNow(latest: Change | undefined): string {
  const price = latest?.after.price
  return typeof price === 'number' ? `It is ${formatRupees(price)} now. ` : ''
}

function accessoryPriceNow(latest: Change | undefined): string {
  const price = latest?.after.price
  return typeof price === 'string' ? `It is ${formatRupeesAndPaise(Number(price))} now. ` : ''
}

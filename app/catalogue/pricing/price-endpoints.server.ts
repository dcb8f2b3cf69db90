import type { Change } from '#app/platform/audit/change.ts'
import { presentChange } from '#app/platform/audit/present-change.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { formatRupees, formatRupeesAndPaise } from '#app/platform/money/format-rupees.ts'
import {
  changeAccessoryPrice,
  changePrice,
  listAccessoryPrices,
  listPriceHistory,
  listPrices,
} from './price-endpoints.ts'
import type { AccessoryPriceStore, PriceStore } from './price-store.server.ts'
import * as words from './staff-words.ts'

/** Endpoints of Manage → Price and Manage → Accessories Price. */
export const priceEndpoints = [
  handleEndpoint(listPrices, ({ prices }: { prices: PriceStore }) => prices.list()),

  handleEndpoint(
    listPriceHistory,
    async ({ prices, timeZone }: { prices: PriceStore; timeZone: string }, { params }) => {
      const history = await prices.history(params.bikeName)
      if (!history) throw new Problem(404, words.noSuchModel)
      return history.map((change) => presentChange(change, timeZone))
    },
  ),

  handleEndpoint(
    changePrice,
    async ({ prices }: { prices: PriceStore }, { params, body, editor }) => {
      const model = unwrapResult(await prices.change(editor, params.bikeName, body), {
        gone: words.noSuchModel,
        conflict: (latest) =>
          words.priceChangedMeanwhile({ who: latest?.who, price: priceOfChange(latest) }),
      })
      return { message: words.priceUpdated, ...model }
    },
  ),

  handleEndpoint(listAccessoryPrices, ({ accessories }: { accessories: AccessoryPriceStore }) =>
    accessories.list(),
  ),

  handleEndpoint(
    changeAccessoryPrice,
    async ({ accessories }: { accessories: AccessoryPriceStore }, { params, body, editor }) => {
      const id = parseRowId(params.id)
      if (id === undefined) throw new Problem(404, words.noSuchAccessory)
      const accessory = unwrapResult(await accessories.change(editor, id, body), {
        gone: words.noSuchAccessory,
        conflict: (latest) =>
          words.accessoryChangedMeanwhile({
            who: latest?.who,
            price: accessoryPriceOfChange(latest),
          }),
      })
      return { message: words.accessoryUpdated, ...accessory }
    },
  ),
]

function priceOfChange(latest: Change | undefined): string | undefined {
  const price = latest?.after.price
  return typeof price === 'number' ? formatRupees(price) : undefined
}

function accessoryPriceOfChange(latest: Change | undefined): string | undefined {
  const price = latest?.after.price
  return typeof price === 'string' ? formatRupeesAndPaise(Number(price)) : undefined
}

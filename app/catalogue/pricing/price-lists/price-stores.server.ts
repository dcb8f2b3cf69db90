import { accessoryPriceStore, priceStore } from '#app/catalogue/pricing/price-store.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { plannedPriceListStore } from './planned-price-list-store.server.ts'
import { priceListStore } from './price-list-store.server.ts'

type Deps = ChangeContext & Parameters<typeof plannedPriceListStore>[0]

/** Creates the stores of prices. */
export const priceStores = (deps: Deps) => ({
  prices: priceStore(deps),
  accessories: accessoryPriceStore(deps),
  priceLists: priceListStore(deps),
  plannedPriceLists: plannedPriceListStore(deps),
})

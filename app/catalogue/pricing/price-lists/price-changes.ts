import type { PricedItem } from '#app/catalogue/vehicles/price-tables.server.ts'
import { pickStoredPrice, type StoredPrice } from '#app/catalogue/vehicles/stored-price.ts'
import type { AuditedValues } from '#app/platform/audit/change.ts'
import { type Failure, fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './price-list-file-words.ts'
import {
  isValidVariantDifference,
  type PriceListLine,
  type PriceListLineEdit,
  priceListLineKey,
} from './price-list-line.ts'

/** A change of one item. The availability is among the values only if it changes. */
export type PriceChange = {
  id: number
  /** The item's version after the change. */
  version: number
  name: string
  before: StoredPrice
  after: StoredPrice
}

/** Prices that an item cannot have, by the index of the edited line. */
type PriceFlaw = { index: number; message: string }
/** A line that was changed or deleted since it was read. */
type StaleLine = { index: number; name: string; now: PriceListLine[] }

/** Details of a refused edit: wrong prices, or a conflict. */
export type PriceEditRefusal = { flaws: PriceFlaw[] } | { stale: StaleLine[] }

/** Returns one line for the item, which stands for its first variant too, and one for each other. */
export function priceListLines(item: PricedItem): PriceListLine[] {
  const { id, version, name, detail, isActive, availability, price, variants } = item
  const own = { id, version, name, isActive, isOnSale: availability === 'on-sale' }
  return [
    { ...own, variant: null, detail, price },
    ...variants.slice(1).map((it) => ({
      ...own,
      variant: it.id,
      detail: it.name,
      price: price + it.difference,
    })),
  ]
}

/** Finds the lines that no longer exist or, unless `anyVersion`, were changed since they were read. */
export function findStaleEdits(
  items: readonly PricedItem[],
  rows: readonly PriceListLineEdit[],
  { anyVersion = false } = {},
): Failure<{ stale: StaleLine[] }> | undefined {
  const byId = new Map(items.map((it) => [it.id, it]))
  const lines = rows.flatMap((row, index) => {
    const item = byId.get(row.id)
    const now = item ? priceListLines(item) : []
    const isListed = now.some((it) => priceListLineKey(it) === priceListLineKey(row))
    if (isListed && (anyVersion || item?.version === row.version)) return []
    return [{ index, name: item?.name ?? '', now }]
  })
  return lines.length > 0 ? fail('conflict', '', { details: { stale: lines } }) : undefined
}

/** Applies the edits to the items. An item whose values stay the same is not in the result. */
export function findPriceChanges(
  items: readonly PricedItem[],
  rows: readonly PriceListLineEdit[],
  today: string,
): Result<PriceChange[], { flaws: PriceFlaw[] }> {
  const edits = Map.groupBy(rows, ({ id }) => id)
  const changes: PriceChange[] = []
  const flaws: PriceFlaw[] = []
  for (const item of items) {
    const own = edits.get(item.id)
    if (!own) continue
    const edited = editPrice(item, own, today)
    if ('flaws' in edited)
      for (const [row, message] of edited.flaws) flaws.push({ index: rows.indexOf(row), message })
    else if (!isSamePrice(item, edited.price)) changes.push(priceChange(item, edited.price))
  }
  return flaws.length > 0 ? fail('invalid', '', { details: { flaws } }) : ok(changes)
}

function editPrice(
  item: PricedItem,
  edits: readonly PriceListLineEdit[],
  today: string,
): { price: StoredPrice } | { flaws: ReadonlyMap<PriceListLineEdit, string> } {
  const own = edits.find((it) => it.variant === null)
  const price = own?.price ?? item.price
  const availability = own?.availability === item.availability ? undefined : own?.availability
  if (own && (availability ?? item.availability) === 'on-sale' && price <= 0)
    return { flaws: new Map([[own, words.needsPrice(item.name)]]) }
  const below = edits.filter(
    (it) =>
      it.variant !== null && it.price !== undefined && !isValidVariantDifference(it.price - price),
  )
  if (below.length > 0)
    return { flaws: new Map(below.map((it) => [it, words.cheaperThanModel(item.name)])) }
  const [first, ...others] = item.variants
  const moved = others.map((it) => {
    const edit = edits.find(({ variant }) => variant === it.id)
    return edit?.price === undefined ? it : { ...it, difference: edit.price - price }
  })
  // A change of the availability alone does not confirm the price.
  const isPriced = edits.some((it) => it.price !== undefined)
  return {
    price: {
      price,
      checkedOn: isPriced ? today : item.checkedOn,
      isApproximate: isPriced ? false : item.isApproximate,
      variants: first ? [first, ...moved] : [],
      availability,
    },
  }
}

/** `true` if the change would write the same values, apart from the day of the check. */
const isSamePrice = (item: PricedItem, price: StoredPrice): boolean =>
  item.price === price.price &&
  price.availability === undefined &&
  item.variants.every((it) =>
    price.variants.every(({ id, difference }) => id !== it.id || difference === it.difference),
  )

export const hasNewAvailability = ({ after }: PriceChange): boolean =>
  after.availability !== undefined

export const priceChange = (item: PricedItem, after: StoredPrice): PriceChange => ({
  ...{ id: item.id, version: item.version + 1, name: item.name, after },
  before: {
    ...pickStoredPrice(item),
    ...(after.availability !== undefined && { availability: item.availability }),
  },
})

/** Returns all prices that change, by the names of models and variants. */
export function auditedPriceChanges(
  changes: readonly PriceChange[],
  format: (price: number) => number | string,
): { before: AuditedValues; after: AuditedValues } {
  const side = (name: string, { price, variants, availability }: StoredPrice): AuditedValues => ({
    [name]: format(price),
    ...(availability !== undefined && { [words.availabilityOf(name)]: availability }),
    ...Object.fromEntries(
      variants.slice(1).map((it) => [`${name} ${it.name}`, format(price + it.difference)]),
    ),
  })
  const [before, after]: [AuditedValues, AuditedValues] = [{}, {}]
  for (const change of changes) {
    const { name } = change
    const [was, is] = [side(name, change.before), side(name, change.after)]
    for (const key of Object.keys(is).filter((it) => is[it] !== was[it])) {
      before[key] = was[key] ?? null
      after[key] = is[key] ?? null
    }
  }
  return { before, after }
}

import { isLargePriceChange, percentChange } from '#app/catalogue/pricing/large-price-change.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { parsePastedCells } from '#app/platform/schema/parse-pasted-cells.ts'
import { parsePriceCell } from './parse-price-cell.ts'
import {
  isValidVariantDifference,
  type PriceListLine,
  type PriceListLineEdit,
  type PriceListName,
  priceListLineKey,
  soldNewLineKey,
} from './price-list-line.ts'

/**
 * Typed prices by `priceListLineKey`, and chosen availabilities by `soldNewLineKey`. Untouched
 * lines are absent.
 */
export type TypedPrices = ReadonlyMap<string, string>

export type PriceGridRowData = {
  key: string
  line: PriceListLine
  /** Text in the price cell. */
  text: string
  isTyped: boolean
  /** New price in rupees; undefined if the typed text is not a valid price. */
  price: number | undefined
  isChanged: boolean
  isJump: boolean
  percent: number
  /** `true` if the model will be on sale after the edit. */
  isOnSale: boolean
  /** `true` if the edit changes the availability. Only the model's own row has it. */
  isAvailabilityChanged: boolean
  flaw: 'no-price' | 'below-model' | undefined
}

/**
 * Combines the price list with the typed values. A variant without a typed price moves with its
 * model.
 */
export function buildPriceGridRows(
  list: PriceListName,
  lines: readonly PriceListLine[],
  typed: TypedPrices,
): PriceGridRowData[] {
  const models = new Map(lines.filter((it) => it.variant === null).map((it) => [it.id, it]))
  const isSold = (line: PriceListLine) => {
    const chosen = typed.get(soldNewLineKey(line.id))
    return chosen === undefined ? line.isOnSale : chosen === 'yes'
  }
  // A service-only model needs no price and keeps its last one.
  const read = (line: PriceListLine, text: string) =>
    text.trim() === '' && !isSold(line) ? undefined : text
  const priceOf = (line: PriceListLine) => {
    const text = read(line, typed.get(priceListLineKey(line)) ?? '')
    return typed.has(priceListLineKey(line)) && text !== undefined
      ? parsePriceCell(list, text)
      : line.price
  }
  return lines.map((line) => {
    const key = priceListLineKey(line)
    const model = line.variant === null ? undefined : models.get(line.id)
    const base = model && priceOf(model)
    const moved = model && base !== undefined ? line.price + base - model.price : line.price
    const own = typed.get(key)
    const given = own === undefined ? undefined : read(line, own)
    const price = given === undefined ? moved : parsePriceCell(list, given)
    const isOnSale = isSold(line)
    const isMissing = price === undefined || (isOnSale && price <= 0)
    const isBelow =
      base !== undefined && price !== undefined && !isValidVariantDifference(price - base)
    return {
      key,
      line,
      text: own ?? (moved > 0 ? formatPlainPrice(moved) : ''),
      isTyped: given !== undefined,
      price,
      isChanged: price !== undefined && price !== line.price,
      isJump: price !== undefined && isLargePriceChange(line.price, price),
      percent: price === undefined ? 0 : percentChange(line.price, price),
      isOnSale,
      isAvailabilityChanged: line.variant === null && isOnSale !== line.isOnSale,
      flaw: isMissing ? 'no-price' : isBelow ? 'below-model' : undefined,
    }
  })
}

const displayedFields = [
  ...(['line', 'text', 'isTyped', 'isChanged', 'isJump', 'percent', 'flaw'] as const),
  ...(['isOnSale', 'isAvailabilityChanged'] as const),
]

/**
 * `true` if both rows show the same, so that typing in one row does not render the others again.
 */
export const isSamePriceGridRow = (one: PriceGridRowData, other: PriceGridRowData): boolean =>
  displayedFields.every((field) => one[field] === other[field])

/** Formats a price without the rupee sign, which each cell would repeat. */
export function formatPlainPrice(price: number): string {
  return formatRupeesExact(price).replace('₹', '')
}

/**
 * Returns the edits to send: typed prices that changed, and variants with a fixed price whose model
 * moves.
 */
export function collectPriceEdits(rows: readonly PriceGridRowData[]): PriceListLineEdit[] {
  const moving = new Set(rows.filter(isTypedChange).map(({ line }) => line.id))
  return rows.flatMap(({ line, price, isTyped, isOnSale, isAvailabilityChanged }) => {
    const isSame = line.variant === null && price === line.price
    const isPriced = isTyped && price !== undefined && moving.has(line.id) && !isSame
    if (!isPriced && !isAvailabilityChanged) return []
    return [
      {
        ...{ id: line.id, variant: line.variant, version: line.version },
        price: isPriced ? price : undefined,
        ...(isAvailabilityChanged && {
          availability: isOnSale ? ('on-sale' as const) : ('service-only' as const),
        }),
      },
    ]
  })
}

const isTypedChange = ({ isTyped, isChanged }: PriceGridRowData) => isTyped && isChanged

/** Pastes the last column of copied spreadsheet cells into the cells from `at` downwards. */
export function pastePrices(
  typed: TypedPrices,
  keys: readonly string[],
  { at, text }: { at: string; text: string },
): TypedPrices {
  const next = new Map(typed)
  const start = keys.indexOf(at)
  for (const [index, cells] of parsePastedCells(text).entries()) {
    const key = keys[start + index]
    const price = cells.at(-1) ?? ''
    // A blank row of the spreadsheet leaves its line unchanged.
    if (start >= 0 && key !== undefined && price !== '') next.set(key, price)
  }
  return next
}

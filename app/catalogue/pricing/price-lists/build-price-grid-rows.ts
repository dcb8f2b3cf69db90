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

/** Typed prices by the line's key and choices by `soldNewLineKey`. Untouched lines are absent. */
export type TypedPrices = ReadonlyMap<string, string>

export type PriceGridRowData = {
  key: string
  line: PriceListLine
  /** What its cell shows. */
  text: string
  isTyped: boolean
  /** What it will cost; undefined where what was typed is no price. */
  price: number | undefined
  isChanged: boolean
  isJump: boolean
  percent: number
  /** Whether the model will be sold new. */
  isOnSale: boolean
  /** In the model's own row, where that is another than now. */
  isAvailabilityChanged: boolean
  flaw: 'no-price' | 'below-model' | undefined
}

/** The table as it stands with what was typed; a variant that nobody touched moves with its model. */
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
  // A model that is not on sale needs no price, and keeps its last one.
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

/** Whether the one shows what the other does: most rows stay as they are while somebody types into one. */
export const isSamePriceGridRow = (one: PriceGridRowData, other: PriceGridRowData): boolean =>
  displayedFields.every((field) => one[field] === other[field])

/** As one reads it, without the sign that each cell would repeat. */
export function formatPlainPrice(price: number): string {
  return formatRupeesExact(price).replace('₹', '')
}

/** What is sent: what was typed and is another price, and a variant that stays while its model moves. */
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

/** A column that was copied from a spreadsheet, from this cell on downwards; of several columns the last is the price. */
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
    // A blank row of the spreadsheet leaves its line as it is.
    if (start >= 0 && key !== undefined && price !== '') next.set(key, price)
  }
  return next
}

import { byteOrderMark, csvLine } from '#app/platform/schema/csv-line.ts'
import type { PriceListLine, PriceListName } from './price-list-line.ts'

const csvHeadings = {
  prices: ['Model', 'Variant', 'Ex-showroom price', 'Sold new'],
  accessories: ['Part number', 'Accessory', 'Price'],
} as const

/** Formats the price list as CSV. An import of the unchanged file changes nothing. */
export function priceListCsv(list: PriceListName, lines: readonly PriceListLine[]): string {
  const rows = lines.map(({ name, detail, variant, price, isOnSale }) => {
    if (list === 'accessories') return [name, detail, price.toFixed(2)]
    // A model without a price has an empty cell.
    const written = price > 0 ? price : ''
    return variant === null
      ? [name, '', written, isOnSale ? 'yes' : 'no']
      : [name, detail, written, '']
  })
  return byteOrderMark + [csvHeadings[list], ...rows].map(csvLine).join('')
}

import { byteOrderMark, csvLine } from '#app/platform/schema/csv-line.ts'
import type { PriceListLine, PriceListName } from './price-list-line.ts'

const csvHeadings = {
  prices: ['Model', 'Variant', 'Ex-showroom price', 'Sold new'],
  accessories: ['Part number', 'Accessory', 'Price'],
} as const

/** The list as a file that comes back the same: what nobody touches there changes nothing here. */
export function priceListCsv(list: PriceListName, lines: readonly PriceListLine[]): string {
  const rows = lines.map(({ name, detail, variant, price, isOnSale }) => {
    if (list === 'accessories') return [name, detail, price.toFixed(2)]
    // A model that was never priced has none to send back.
    const written = price > 0 ? price : ''
    return variant === null
      ? [name, '', written, isOnSale ? 'yes' : 'no']
      : [name, detail, written, '']
  })
  return byteOrderMark + [csvHeadings[list], ...rows].map(csvLine).join('')
}

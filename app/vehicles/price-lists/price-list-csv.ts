import { byteOrderMark, csvLine } from '#app/shapes/csv.ts'
import type { PriceLine, PriceListName } from './price-line.ts'

const headings = {
  prices: ['Model', 'Variant', 'Ex-showroom price'],
  accessories: ['Part number', 'Accessory', 'Price'],
} as const

/** The list as a file that comes back the same: what nobody touches there changes nothing here. */
export function priceListCsv(list: PriceListName, lines: readonly PriceLine[]): string {
  const rows = lines.map(({ name, detail, variant, price }) =>
    list === 'prices'
      ? [name, variant === null ? '' : detail, price]
      : [name, detail, price.toFixed(2)],
  )
  return byteOrderMark + [headings[list], ...rows].map(csvLine).join('')
}

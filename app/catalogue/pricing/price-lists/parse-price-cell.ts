import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import type { SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'
import { maxCellLength } from './max-cell-length.ts'
import type { PriceListName } from './price-list-line.ts'

/**
 * Parses a price as people and programs write it: `104116`, `1,04,116`, `₹ 1,04,116/-`,
 * `Rs. 104116.00`, `104116,00`. A "?" may replace a rupee sign that an old encoding lost, and a "`"
 * one of an old rupee font. Returns rupees, or undefined if the cell has no price that is valid in
 * this list.
 */
export function parsePriceCell(list: PriceListName, cell: SheetCell): number | undefined {
  const amount = typeof cell === 'number' ? cell : parseAmountText(String(cell ?? ''))
  if (amount === undefined || !Number.isFinite(amount)) return undefined
  // Floating-point arithmetic of a spreadsheet leaves errors below a hundredth of a paisa.
  const paise = Math.round(amount * 100)
  if (Math.abs(amount * 100 - paise) > 0.01) return undefined
  if (list === 'prices' && paise % 100 !== 0) return undefined
  const price = paise / 100
  const least = list === 'prices' ? 1 : 0.01
  return price >= least && price < 10_000_000 ? price : undefined
}

const groupedPattern = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/
const plainPattern = /^\d+(?:\.\d{1,2})?$/
const decimalCommaPattern = /^\d+,\d{1,2}$/

function parseAmountText(text: string): number | undefined {
  if (text.trim().length > maxCellLength) return undefined
  const bare = normalizeIdentifier(text)
    .replace(/^\s*(?:₹|rs\.?|inr|[?`\uFFFD])/i, '')
    .replace(/(?:\/[-=]?|₹|rs\.?|inr)?\s*(?:only)?\.?\s*$/i, '')
    .replaceAll(/[\s']/g, '')
  if (groupedPattern.test(bare)) return Number(bare.replaceAll(',', ''))
  if (plainPattern.test(bare)) return Number(bare)
  return decimalCommaPattern.test(bare) ? Number(bare.replace(',', '.')) : undefined
}

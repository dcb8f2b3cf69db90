import { normalizeIdentifier } from './normalize-identifier.ts'

/** Parses a typed number: `1,15,800`, `90 000`, `9.5`, `-17.4`. Returns NaN for anything else. */
export function parseNumber(typed: string): number {
  const bare = normalizeIdentifier(typed).replaceAll(/ ?, ?| /g, ',')
  return plain.test(bare) || grouped.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN
}

/**
 * Parses a typed amount in rupees: `₹ 90,000`, `Rs. 80000/-`, `1.5 lakh`, `2 crore`. Returns NaN
 * for anything else.
 */
export function parseRupees(typed: string): number {
  const bare = normalizeIdentifier(typed)
    .toLowerCase()
    .replace(/^(₹|rs\b\.?|inr\b)/, '')
    .replace(/ ?\/-$/, '')
  const [, digits = bare, unit] = /^(.*\d) ?(k|l|lakhs?|lacs?|cr|crores?)\.?$/.exec(bare) ?? []
  const amount = parseNumber(digits)
  if (unit === undefined) return amount
  const times = unit === 'k' ? 1e3 : unit.startsWith('l') ? 1e5 : 1e7
  // Floating-point arithmetic returns 114999.99999999999 for 1.15 lakh.
  return Math.round(amount * times * 100) / 100
}

/** Returns an amount as digits, `115800`; other text is only normalized. */
export function rupeeDigits(typed: string): string {
  const amount = parseRupees(typed)
  return Number.isNaN(amount) ? normalizeIdentifier(typed) : String(amount)
}

const plain = /^-?(\d+\.?\d*|\.\d+)$/
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/

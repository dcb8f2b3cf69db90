import { normalizeIdentifier } from './normalize-identifier.ts'

/** A number as people type it: `1,15,800`, `90 000`, `9.5`, `-17.4`. NaN for anything else. */
export function parseNumber(typed: string): number {
  const bare = normalizeIdentifier(typed).replaceAll(/ ?, ?| /g, ',')
  return plain.test(bare) || grouped.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN
}

/** The same of rupees: `₹ 90,000`, `Rs. 80000/-`, `1.5 lakh`, `2 crore`. */
export function parseRupees(typed: string): number {
  const bare = normalizeIdentifier(typed)
    .toLowerCase()
    .replace(/^(₹|rs\b\.?|inr\b)/, '')
    .replace(/ ?\/-$/, '')
  const [, digits = bare, unit] = /^(.*\d) ?(k|l|lakhs?|lacs?|cr|crores?)\.?$/.exec(bare) ?? []
  const amount = parseNumber(digits)
  if (unit === undefined) return amount
  const times = unit === 'k' ? 1e3 : unit.startsWith('l') ? 1e5 : 1e7
  // A computer's own arithmetic makes 114999.99999999999 of 1.15 lakh.
  return Math.round(amount * times * 100) / 100
}

/** An amount as its digits, `115800`; text that is none stays as it was typed. */
export function rupeeDigits(typed: string): string {
  const amount = parseRupees(typed)
  return Number.isNaN(amount) ? normalizeIdentifier(typed) : String(amount)
}

const plain = /^-?(\d+\.?\d*|\.\d+)$/
const grouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/

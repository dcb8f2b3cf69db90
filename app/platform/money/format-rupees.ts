/** Whole rupees with Indian grouping, lakhs and crores: `₹1,04,116`. */
export function formatRupees(amount: number): string {
  return `₹${groupIndianDigits(amount)}`
}

/** Rupees to two decimals, for instalments and accessory prices: `₹3,321.43`. */
export function formatRupeesAndPaise(amount: number): string {
  return `₹${groupIndianDigits(amount, 2)}`
}

/** With paise only where there are any: `₹7,490`, `₹89.50`. */
export function formatRupeesExact(amount: number): string {
  return Number.isInteger(amount) ? formatRupees(amount) : formatRupeesAndPaise(amount)
}

/**
 * A number from 0 on with its digits in threes, then twos: what `Intl.NumberFormat('en-IN')` writes.
 * The first of those in a page holds a telephone up for a twentieth of a second.
 */
export function groupIndianDigits(number: number, decimals = 0): string {
  return number.toFixed(decimals).replaceAll(/\B(?=(\d\d)*\d{3}(\.|$))/g, ',')
}

/** Formats whole rupees with Indian grouping, lakhs and crores: `₹1,04,116`. */
export function formatRupees(amount: number): string {
  return `₹${groupIndianDigits(amount)}`
}

/** Formats rupees with two decimals, for instalments and accessory prices: `₹3,321.43`. */
export function formatRupeesAndPaise(amount: number): string {
  return `₹${groupIndianDigits(amount, 2)}`
}

/** Formats rupees, with paise only if there are any: `₹7,490`, `₹89.50`. */
export function formatRupeesExact(amount: number): string {
  return Number.isInteger(amount) ? formatRupees(amount) : formatRupeesAndPaise(amount)
}

/**
 * Groups the digits of a number ≥ 0 as `Intl.NumberFormat('en-IN')` does. On a phone, the first
 * `Intl.NumberFormat` in a page blocks for about 50 ms.
 */
export function groupIndianDigits(number: number, decimals = 0): string {
  return number.toFixed(decimals).replaceAll(/\B(?=(\d\d)*\d{3}(\.|$))/g, ',')
}

/**
 * Formats an amount with a minus sign if it reduces a price, `−₹25,000`, and with ≈ if it is not
 * confirmed: `≈ ₹500`.
 */
export function formatSignedRupees(rupees: number, isApproximate = false): string {
  const amount = rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees)
  return isApproximate ? `≈\u00a0${amount}` : amount
}

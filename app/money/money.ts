const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})
const rupeesAndPaise = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Whole rupees with Indian grouping, lakhs and crores: `₹1,04,116`. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}

/** Rupees to two decimals, for instalments and accessory prices: `₹3,321.43`. */
export function formatRupeesAndPaise(amount: number): string {
  return rupeesAndPaise.format(amount)
}

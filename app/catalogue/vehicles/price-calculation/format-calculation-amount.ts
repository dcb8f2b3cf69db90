import { formatRupees } from '#app/platform/money/format-rupees.ts'

/** Formats a line's amount: `₹10,080`, `≈ ₹500` if it is not confirmed, `−₹25,000` if it is less than 0. */
export function formatCalculationAmount({
  rupees,
  isUnconfirmed = false,
}: {
  rupees: number
  isUnconfirmed?: boolean
}): string {
  const amount = rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees)
  return isUnconfirmed ? `≈\u00a0${amount}` : amount
}

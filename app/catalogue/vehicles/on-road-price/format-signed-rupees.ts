import { formatRupees } from '#app/platform/money/format-rupees.ts'

/** Formats an amount with a minus sign if it reduces a price: `−₹25,000`. */
export const formatSignedRupees = (rupees: number): string =>
  rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees)

/**
 * A loan as a lender quotes it: amount in rupees, rate in percent a year on a reducing balance,
 * time in years.
 */
export type Loan = { amount: number; rate: number; years: number }

/**
 * Calculates the instalment in unrounded rupees. The monthly rate is the annual percentage / 12 /
 * 100. Without interest it is the amount divided by the months.
 */
export function monthlyInstalment({ amount, rate, years }: Loan): number {
  const months = years * 12
  const monthly = rate / 12 / 100
  if (monthly === 0) return amount / months
  // expm1 and log1p keep the precision of rates near zero.
  return (amount * monthly) / -Math.expm1(-months * Math.log1p(monthly))
}

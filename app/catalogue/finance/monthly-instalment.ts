/** A loan as a lender quotes it: rupees, percent a year on the falling balance, years. */
export type Loan = { amount: number; rate: number; years: number }

/** Monthly rate = annual percent / 12 / 100, months = years × 12; without interest the plain share. */
export function monthlyInstalment({ amount, rate, years }: Loan): number {
  const months = years * 12
  const monthly = rate / 12 / 100
  if (monthly === 0) return amount / months
  // Written with expm1 and log1p, or a rate of almost nothing would lose its digits.
  return (amount * monthly) / -Math.expm1(-months * Math.log1p(monthly))
}

import { type Loan, monthlyInstalment } from './monthly-instalment.ts'

export type LoanScheduleYear = {
  year: number
  /** Rupees paid in this year, and their split into principal and interest. */
  paid: number
  principal: number
  interest: number
  /** Balance at the end of the year, in rupees. */
  balance: number
}

export type LoanCost = Loan & {
  months: number
  instalment: number
  totalInterest: number
  totalPayable: number
  schedule: LoanScheduleYear[]
}

/**
 * Calculates the total cost and the yearly schedule of a loan on a reducing balance, in unrounded
 * rupees.
 */
export function calculateLoanCost({ amount, rate, years }: Loan): LoanCost {
  const months = years * 12
  const instalment = monthlyInstalment({ amount, rate, years })
  const totalPayable = instalment * months
  return {
    amount,
    rate,
    years,
    months,
    instalment,
    totalPayable,
    totalInterest: totalPayable - amount,
    schedule: repaymentSchedule({ amount, rate, years }, instalment),
  }
}

function repaymentSchedule(loan: Loan, instalment: number): LoanScheduleYear[] {
  const months = loan.years * 12
  const schedule: LoanScheduleYear[] = []
  let owed = loan.amount
  for (let year = 1; (year - 1) * 12 < months; year++) {
    const end = Math.min(year * 12, months)
    const paid = instalment * (end - (year - 1) * 12)
    const balance = end === months ? 0 : balanceAfter(loan, instalment, end)
    const principal = owed - balance
    schedule.push({ year, paid, principal, interest: paid - principal, balance })
    owed = balance
  }
  return schedule
}

function balanceAfter({ amount, rate }: Loan, instalment: number, month: number): number {
  const monthly = rate / 12 / 100
  if (monthly === 0) return amount - instalment * month
  const growth = (1 + monthly) ** month
  return amount * growth - (instalment * (growth - 1)) / monthly
}

/** The model that a loan finances, with its ex-showroom or on-road price in rupees. */
export type FinancedModel = {
  name: string
  price: number
  priceIsApproximate: boolean
  isOnRoad?: boolean
}

import { type Loan, monthlyInstalment } from './monthly-instalment.ts'

export type LoanScheduleYear = {
  year: number
  /** What is paid in this year, and which parts of it are principal and interest. */
  paid: number
  principal: number
  interest: number
  /** What is still owed at the end of the year. */
  balance: number
}

export type LoanCost = Loan & {
  months: number
  instalment: number
  totalInterest: number
  totalPayable: number
  schedule: LoanScheduleYear[]
}

/** The whole cost of a loan on a reducing balance, in unrounded rupees. */
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

/** The machine that a loan is for, and its ex-showroom price in rupees. */
export type FinancedModel = { name: string; price: number; priceIsApproximate: boolean }

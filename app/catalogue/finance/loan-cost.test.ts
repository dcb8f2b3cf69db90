import { describe, expect, it } from 'vitest'
import { calculateLoanCost } from './loan-cost.ts'
import { monthlyInstalment } from './monthly-instalment.ts'

describe('monthly instalment', () => {
  it.each([
    [{ amount: 100_000, rate: 12, years: 3 }, '3321.43'],
    [{ amount: 90_000, rate: 9.5, years: 3 }, '2882.97'],
    [{ amount: 90_000, rate: 0, years: 3 }, '2500.00'],
    [{ amount: 0, rate: 9.5, years: 3 }, '0.00'],
    [{ amount: 60_000, rate: 10, years: 0.5 }, '10293.68'],
  ])('calculates for the loan %o the instalment %s', (loan, expected) => {
    expect(monthlyInstalment(loan).toFixed(2)).toBe(expected)
  })

  it('approaches the amount divided by the months as the rate approaches zero', () => {
    expect(monthlyInstalment({ amount: 90_000, rate: 1e-12, years: 3 })).toBeCloseTo(2500, 6)
  })
})

describe('cost of a loan', () => {
  it('derives total and interest from the unrounded instalment', () => {
    expect(calculateLoanCost({ amount: 100_000, rate: 12, years: 3 }).totalPayable.toFixed(2)).toBe(
      '119571.52',
    )
    expect(
      calculateLoanCost({ amount: 90_000, rate: 9.5, years: 3 }).totalInterest.toFixed(2),
    ).toBe('13786.76')
  })

  it('lists each year, including the last partial one, and ends with a balance of zero', () => {
    const { schedule, months } = calculateLoanCost({ amount: 90_000, rate: 9.5, years: 2.5 })
    expect(months).toBe(30)
    expect(schedule.map((it) => it.year)).toEqual([1, 2, 3])
    expect(schedule.at(-1)?.balance).toBe(0)
    expect(calculateLoanCost({ amount: 90_000, rate: 9.5, years: 3 }).schedule).toHaveLength(3)
  })

  it('reduces the balance by the same amount each year if the rate is zero', () => {
    const { schedule } = calculateLoanCost({ amount: 90_000, rate: 0, years: 3 })
    expect(schedule.map((it) => it.balance)).toEqual([60_000, 30_000, 0])
  })

  it.each([0, 9.5, 36])('lists years whose sums equal the totals at %s percent', (rate) => {
    const cost = calculateLoanCost({ amount: 90_000, rate, years: 3 })
    const sum = (of: (it: (typeof cost.schedule)[number]) => number) =>
      cost.schedule.reduce((total, it) => total + of(it), 0)
    expect(sum((it) => it.principal)).toBeCloseTo(90_000, 4)
    expect(sum((it) => it.paid)).toBeCloseTo(cost.totalPayable, 4)
    expect(sum((it) => it.interest)).toBeCloseTo(cost.totalInterest, 4)
  })

  it("charges each month's interest on the balance of that month", () => {
    const { schedule, instalment } = calculateLoanCost({ amount: 100_000, rate: 12, years: 3 })
    let owed = 100_000
    for (let month = 1; month <= 12; month++) owed = owed * 1.01 - instalment
    expect(schedule[0]?.balance).toBeCloseTo(owed, 4)
  })
})

import { expect, it } from 'vitest'
import { emptyLoanInput, loanInputFrom, readLoan } from './loan-input.ts'

it('reads numbers as people type them', () => {
  expect(readLoan({ amount: '₹1,45,000', rate: ' 9.5 % ', years: '3' })).toEqual({
    amount: 145_000,
    rate: 9.5,
    years: 3,
  })
})

it.each([
  { amount: '', rate: '9.5', years: '3' },
  { amount: '145000', rate: '', years: '3' },
  { amount: '145000', rate: '9.5', years: '' },
  { amount: '145000', rate: '9.5', years: '0' },
  { amount: '-1', rate: '9.5', years: '3' },
  { amount: 'much', rate: '9.5', years: '3' },
  { amount: '145000', rate: '9.5', years: '1e9' },
])('makes no loan of %o', (input) => {
  expect(readLoan(input)).toBeUndefined()
})

it('makes a loan of no interest, of nothing, and of the longest time', () => {
  expect(readLoan({ amount: '0', rate: '0', years: '40' })).toEqual({
    amount: 0,
    rate: 0,
    years: 40,
  })
  expect(readLoan({ amount: '1', rate: '1', years: '40.1' })).toBeUndefined()
  expect(readLoan(emptyLoanInput)).toBeUndefined()
})

it('takes no more from an address than a field may hold', () => {
  const { amount } = loanInputFrom(new URLSearchParams({ amount: '1'.repeat(50) }))
  expect(amount).toHaveLength(20)
})

it('takes the fields from an address', () => {
  expect(loanInputFrom(new URLSearchParams('amount=145000&years=3'))).toEqual({
    amount: '145000',
    rate: '',
    years: '3',
  })
})

import { describe, expect, it } from 'vitest'
import {
  defaultLoanInput,
  type LoanInput,
  loanInputFromQuery,
  parseLoanInput,
} from './loan-input.ts'

const input: LoanInput = { amount: '145000', rate: '9.5', years: '3', unit: 'years' }
const none = defaultLoanInput(null)

describe('parseLoanInput', () => {
  it.each([
    [{ amount: '₹1,45,000', rate: ' 9.5 % ', years: '3' }],
    [{ amount: 'Rs. 145000/-', rate: '9.50', years: '3.0' }],
    [{ amount: '145000', years: '36', unit: 'months' }],
  ] as const)('reads numbers in the formats that people type: %o', (typed) => {
    const loan = { amount: 145_000, rate: 9.5, years: 3 }
    expect(parseLoanInput({ ...input, ...typed })).toEqual({ loan, wrong: [] })
  })

  it.each(['amount', 'rate', 'years'])(
    'returns neither a loan nor errors while %s is empty',
    (name) => {
      expect(parseLoanInput({ ...input, rate: 'abc', [name]: ' ' })).toEqual({ wrong: [] })
    },
  )

  it.each([
    ['amount', '0'],
    ['amount', '-5'],
    ['amount', '2e9'],
    ['amount', '1000000001'],
    ['rate', 'abc'],
    ['rate', '-1'],
    ['rate', '101'],
    ['years', '0'],
    ['years', 'abc'],
    ['years', '-5'],
    ['years', '40.1'],
    ['years', '0.01'],
    ['years', '1.2.3'],
  ])('refuses the field %s with the value %s', (name, typed) => {
    expect(parseLoanInput({ ...input, [name]: typed })).toEqual({ wrong: [name] })
  })

  it.each(['0', '2.5', '481'])('refuses a tenure of %s months', (years) => {
    expect(parseLoanInput({ ...input, years, unit: 'months' })).toEqual({ wrong: ['years'] })
  })

  it('accepts a rate of 0 and a tenure of forty years, and lists every invalid field', () => {
    const { loan } = parseLoanInput({ ...input, rate: '0', years: '480', unit: 'months' })
    expect(loan).toEqual({ amount: 145_000, rate: 0, years: 40 })
    expect(parseLoanInput({ ...input, amount: 'x', years: 'y' }).wrong).toEqual(['amount', 'years'])
  })
})

describe('initial input of the calculator', () => {
  it('contains the dealer’s rate and tenure and the model’s price', () => {
    const terms = { ratePercent: 11.5, months: 36, checkedOn: '2026-11-01' }
    expect(defaultLoanInput(terms, 79_000)).toEqual({
      amount: '79000',
      rate: '11.5',
      years: '3',
      unit: 'years',
    })
    expect(defaultLoanInput({ ...terms, months: 30 })).toMatchObject({
      years: '30',
      unit: 'months',
    })
    expect(none).toEqual({ amount: '', rate: '', years: '', unit: 'years' })
  })

  it('contains values from the address, and says whether they describe a complete loan', () => {
    const usual: LoanInput = { amount: '', rate: '12', years: '30', unit: 'months' }
    const from = (query: string) => loanInputFromQuery(new URLSearchParams(query), usual)
    expect(from('amount=145000')).toEqual({
      input: { amount: '145000', rate: '12', years: '30', unit: 'months' },
      isWhole: false,
    })
    expect(from('amount=145000&rate=&years=2')).toEqual({
      input: { amount: '145000', rate: '', years: '2', unit: 'years' },
      isWhole: true,
    })
    expect(from('years=24&unit=months').input).toMatchObject({ years: '24', unit: 'months' })
    expect(from(`amount=${'1'.repeat(50)}`).input.amount).toHaveLength(20)
  })
})

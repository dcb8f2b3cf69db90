import { expect, it } from 'vitest'
import type { Charge } from './charges-content.ts'
import { formatChargeAmount } from './format-charge-amount.ts'

const row: Charge = {
  key: 'tax',
  label: 'Tax',
  side: 'government',
  need: 'always',
  amount: 'fixed',
  border: 'upTo',
  isDeduction: false,
  from: '2026-01-01',
  checkedOn: '2026-11-01',
  source: 'Order of the state',
  toConfirm: false,
}

it.each<[string, Partial<Charge>]>([
  ['₹1,00,000', { rupees: 100_000 }],
  ['₹5,000 for each kWh', { amount: 'perUnit', rupees: 5000 }],
  ['10 % of life-tax', { amount: 'part', of: ['life-tax'], percent: 10 }],
  [
    '1.5 % of the ex-showroom price and the insured value',
    { amount: 'part', of: ['exShowroom', 'idv'], percent: 1.5 },
  ],
  [
    '₹2,901 up to 75 cc; ₹3,851 above',
    { amount: 'slabs', by: 'cc', steps: [{ to: 75, rupees: 2901 }, { rupees: 3851 }] },
  ],
  [
    '7 % below ₹40,000; 9 % above',
    {
      amount: 'slabs',
      by: 'exShowroom',
      border: 'below',
      steps: [{ to: 40_000, percent: 7 }, { percent: 9 }],
    },
  ],
])('the amount of a charge is written as %s', (text, change) => {
  expect(formatChargeAmount({ ...row, ...change })).toBe(text)
})

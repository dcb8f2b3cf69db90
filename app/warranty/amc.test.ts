import { expect, it } from 'vitest'
import { amcFeatures, amcTerms } from './amc.ts'

it('promises what the contract holds, figure by figure', () => {
  expect(amcFeatures.map(({ text, figure }) => `${text}: ${figure}`)).toEqual([
    'Savings up to: 30%',
    'Maintenance services: 3',
    'Additional free washes: 2',
    'Discount on labour (except accidental): 10%',
    'On spares and accessories: 5%',
    'On genuine engine oil: 5%',
    'Engine health report: 1',
  ])
  expect(amcTerms).toEqual([
    'Free maintenance for 1 year.',
    'The AMC is purchasable after the free services.',
  ])
})

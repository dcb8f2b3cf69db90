import { expect, it } from 'vitest'
import type { SubmittedConfiguration } from '#app/platform/forms/submitted-configuration.ts'
import { configurationCellText, configurationMailLines } from './configuration-text.ts'

const guard = { partNo: 'SR-ACC-1172', heading: 'Crash guard', price: '1410.00' }
const visor = { partNo: 'SR-ACC-1173', heading: 'Visor', price: '890.50' }
const shown: SubmittedConfiguration = {
  bikeName: 'HORNET2.0',
  name: 'HORNET 2.0',
  variant: 'Standard',
  price: 145_000,
  priceIsApproximate: false,
  colour: { name: 'Matte Axis Grey Metallic', slug: 'matte-axis-grey-metallic' },
  parts: [guard, visor],
  total: 147_300.5,
  monthly: 4893,
}

it('formats a configuration as lines and as one table cell', () => {
  expect(configurationMailLines(shown)).toEqual([
    'HORNET 2.0, Standard, Matte Axis Grey Metallic: ₹1,45,000',
    'Crash guard (SR-ACC-1172): ₹1,410',
    'Visor (SR-ACC-1173): ₹890.50',
    'Total shown to the customer: ₹1,47,300.50',
    'Monthly EMI shown to the customer: ₹4,893',
  ])
  const { colour: _, monthly: __, ...plain } = { ...shown, parts: [], total: 145_000 }
  expect(configurationMailLines(plain)).toEqual([
    'HORNET 2.0, Standard: ₹1,45,000',
    'Total shown to the customer: ₹1,45,000',
  ])
  expect(configurationCellText(plain)).toBe('HORNET 2.0 Standard; ₹1,45,000')
  const edition = { ...plain, variant: 'Repsol', colour: { name: 'Repsol', slug: 'repsol' } }
  expect(configurationMailLines(edition)[0]).toBe('HORNET 2.0, Repsol: ₹1,45,000')
  expect(configurationCellText(edition)).toBe('HORNET 2.0 Repsol; ₹1,45,000')
})

it('adds the price, name or paint of the price list if it differed from the configuration', () => {
  const dearer = { ...guard, price: '1510.00' }
  const listed = { ...shown, parts: [dearer, visor], total: 147_400.5, monthly: 4896 }
  expect(configurationMailLines({ ...shown, listed })).toEqual([
    'HORNET 2.0, Standard, Matte Axis Grey Metallic: ₹1,45,000',
    'Crash guard (SR-ACC-1172): ₹1,410. Price list on that day: ₹1,510',
    'Visor (SR-ACC-1173): ₹890.50',
    'Total shown to the customer: ₹1,47,300.50. Price list on that day: ₹1,47,400.50',
    'Monthly EMI shown to the customer: ₹4,893. Price list on that day: ₹4,896',
  ])
  const other = { ...shown, variant: 'Repsol Edition', price: 147_300 }
  const named = { ...guard, heading: 'Crash guard, steel' }
  expect(
    configurationMailLines({ ...shown, listed: { ...other, parts: [named] } }).slice(0, 3),
  ).toEqual([
    'HORNET 2.0, Standard, Matte Axis Grey Metallic: ₹1,45,000. Price list on that day: HORNET 2.0, Repsol Edition, Matte Axis Grey Metallic, ₹1,47,300',
    'Crash guard (SR-ACC-1172): ₹1,410. Price list on that day: Crash guard, steel, ₹1,410',
    'Visor (SR-ACC-1173): ₹890.50. Not on the price list on that day',
  ])
  expect(
    configurationMailLines({ ...shown, listed: null }).map((line) =>
      line.includes('Not on the price list'),
    ),
  ).toEqual([true, true, true, false, false])
})

import { expect, it } from 'vitest'
import { enquiryModelText } from './format-desk-row.ts'

const facts = {
  models: [
    { name: 'CB500X', price: 0, isOnSale: false },
    { name: 'DIO', price: 68_800, isOnSale: true },
  ],
  kinds: [
    { slug: 'test-ride', title: 'Test ride', isBuying: true },
    { slug: 'amc', title: 'AMC', isBuying: false },
  ],
}

it.each([
  ['test-ride', 'CB500X', 'CB500X (no longer sold)'],
  ['amc', 'CB500X', 'CB500X'],
  ['test-ride', 'DIO', 'DIO'],
  ['test-ride', 'Unicycle', 'Unicycle'],
])('formats an enquiry of kind %s about the model %s as %s', (kind, model, shown) => {
  expect(enquiryModelText({ kind, model, vehicle: '' }, facts)).toBe(shown)
})

it('includes the variant and colour that the customer requested', () => {
  const asked = { kind: 'test-ride', model: 'CB500X', vehicle: 'CB500X, Red' }
  expect(enquiryModelText(asked, facts)).toBe('CB500X, Red (no longer sold)')
})

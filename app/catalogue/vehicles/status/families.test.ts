import { expect, it } from 'vitest'
import { families, familyOf } from './families.ts'

it('is the one that the address names, and bikes where it names none that we have', () => {
  expect(families.map(({ value }) => familyOf(value).kind)).toEqual(['bike', 'scooter', 'ev'])
  for (const type of [null, '', 'boats']) expect(familyOf(type).kind).toBe('bike')
})

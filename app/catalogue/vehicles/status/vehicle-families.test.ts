import { expect, it } from 'vitest'
import { vehicleFamilies, vehicleFamilyOf } from './vehicle-families.ts'

it('is the one that the address names, and bikes where it names none that we have', () => {
  expect(vehicleFamilies.map(({ value }) => vehicleFamilyOf(value).kind)).toEqual([
    'bike',
    'scooter',
    'ev',
  ])
  for (const type of [null, '', 'boats']) expect(vehicleFamilyOf(type).kind).toBe('bike')
})

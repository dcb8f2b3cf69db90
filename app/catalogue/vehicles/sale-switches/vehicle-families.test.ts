import { expect, it } from 'vitest'
import { parseVehicleFamily, vehicleFamilies } from './vehicle-families.ts'

it('reads the family from the address, and defaults to bikes', () => {
  expect(vehicleFamilies.map(({ value }) => parseVehicleFamily(value).kind)).toEqual([
    'bike',
    'scooter',
    'ev',
  ])
  for (const type of [null, '', 'boats']) expect(parseVehicleFamily(type).kind).toBe('bike')
})

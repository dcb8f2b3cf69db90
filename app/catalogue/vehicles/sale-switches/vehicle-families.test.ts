import { expect, it } from 'vitest'
import { parseVehicleFamily, vehicleFamilies } from './vehicle-families.ts'

it('is the one that the address names, and bikes where it names none that we have', () => {
  expect(vehicleFamilies.map(({ value }) => parseVehicleFamily(value).kind)).toEqual([
    'bike',
    'scooter',
    'ev',
  ])
  for (const type of [null, '', 'boats']) expect(parseVehicleFamily(type).kind).toBe('bike')
})

import { expect, it } from 'vitest'
import { contractsForVehicle } from './contracts-for-vehicle.ts'

const contracts = [
  'Scooters',
  'Electric scooters',
  'Motorcycles up to 125 cc',
  'Motorcycles up to 200 cc',
  'Motorcycles above 200 cc',
].map((label) => ({ label }))

const labelsFor = (kind: 'bike' | 'scooter' | 'ev', cc: number | null) =>
  contractsForVehicle(contracts, { kind, cc }).map(({ label }) => label)

it.each([
  ['scooter', 109.51, ['Scooters']],
  ['ev', null, ['Electric scooters']],
  ['bike', 124, ['Motorcycles up to 125 cc']],
  ['bike', 125, ['Motorcycles up to 125 cc']],
  ['bike', 184.4, ['Motorcycles up to 200 cc']],
  ['bike', 998, ['Motorcycles above 200 cc']],
] as const)('offers a %s of %s cc the contract of its class', (kind, cc, labels) => {
  expect(labelsFor(kind, cc)).toEqual(labels)
})

it('offers all sizes for a motorcycle whose engine is not known', () => {
  expect(labelsFor('bike', null)).toHaveLength(3)
})

it('offers all contracts if their labels name no class, or only others', () => {
  const plain = [{ label: 'Standard' }, { label: 'Premium' }]
  expect(contractsForVehicle(plain, { kind: 'ev', cc: null })).toEqual(plain)
  const others = [{ label: 'Motorcycles above 200 cc' }]
  expect(contractsForVehicle(others, { kind: 'scooter', cc: 110 })).toEqual(others)
})

import { expect, it } from 'vitest'
import { sampleVehicle } from '#tests/sample-vehicle.ts'
import { pickFeaturedModels, summarizeKinds } from './model-ranges.ts'

const names = (models: readonly { name: string }[]) => models.map(({ name }) => name)
const scooter = (name: string) =>
  sampleVehicle(name, { kind: 'scooter', price: 70_000, priceIsApproximate: true })

it('shows three vehicles: one of each kind before a second of any kind', () => {
  const bikes = ['A', 'B', 'C', 'D'].map((name) => sampleVehicle(name))
  const ev = sampleVehicle('E', { kind: 'ev' })
  expect(names(pickFeaturedModels([...bikes, ev, scooter('S')]))).toEqual(['A', 'E', 'S'])
  expect(names(pickFeaturedModels([...bikes, scooter('S')]))).toEqual(['A', 'S', 'B'])
  expect(names(pickFeaturedModels(bikes))).toEqual(['A', 'B', 'C'])
  expect(pickFeaturedModels([])).toEqual([])
})

it('neither shows nor counts discontinued models', () => {
  const old = sampleVehicle('OLD', { isOnSale: false, price: 0 })
  const models = [old, sampleVehicle('A'), scooter('S')]
  expect(names(pickFeaturedModels(models))).toEqual(['A', 'S'])
  expect(summarizeKinds(models)).toEqual([
    { kind: 'bike', models: 1, lowest: 80_000, isApproximate: false },
    { kind: 'scooter', models: 1, lowest: 70_000, isApproximate: true },
  ])
  expect(summarizeKinds([old])).toEqual([])
})

import { expect, it } from 'vitest'
import stored from '../machines/headlamps.json' with { type: 'json' }
import { listVehicles } from './catalogue.ts'
import { findHeadlamp, isOnSale } from './headlamps.ts'

const sold = listVehicles().filter(isOnSale)

it('knows the headlamp of each vehicle on sale, within its picture', () => {
  expect(Object.keys(stored).toSorted()).toEqual(sold.map(({ slug }) => slug).toSorted())
  const shares = Object.values(stored).flatMap(({ points }) => points.flat())
  expect(shares.filter((share) => share <= 0 || share >= 100)).toEqual([])
  expect(Object.values(stored).filter(({ points }) => points.length === 0)).toEqual([])
})

it.each(sold.filter(({ slug }) => ['hornet-2-0', 'cb-shine', 'dio-125'].includes(slug)))(
  'stores the place of $name’s headlamp in its hero (node studio/headlamps.ts)',
  (vehicle) => {
    expect(Object.entries(stored)).toContainEqual([vehicle.slug, findHeadlamp(vehicle)])
  },
)

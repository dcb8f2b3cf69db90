import { describe, expect, it } from 'vitest'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { listModelDifferences, listSimilarModels, withPriceDifference } from './similar-models.ts'

const amount = (value: number) => ({ value, approximate: false })
const machine = (
  id: number,
  price: number,
  rest: { kind?: VehicleKind; use?: string; kg?: number; kw?: number } = {},
) => ({
  id,
  price,
  kind: rest.kind ?? 'bike',
  use: rest.use ?? 'commute',
  figures: {
    ...(rest.kg && { weightKg: amount(rest.kg) }),
    ...(rest.kw && {
      power: { kw: rest.kw, isPeak: false, stated: `${rest.kw} kW`, approximate: false },
    }),
  },
})

describe('similar models', () => {
  it('finds three other models of similar price and use, closest first', () => {
    const own = machine(1, 80_000)
    const floor = [
      own,
      machine(2, 160_000),
      machine(3, 78_000, { use: 'sport' }),
      machine(4, 85_000),
      machine(5, 90_000),
      machine(6, 80_000, { kind: 'scooter' }),
    ]
    expect(listSimilarModels(own, floor).map(({ id }) => id)).toEqual([4, 5, 3])
  })

  it('includes other kinds of vehicle if no other model of the same kind exists', () => {
    const own = machine(1, 90_000, { kind: 'ev' })
    const floor = [own, machine(2, 700_000), machine(3, 88_000, { kind: 'scooter' })]
    expect(listSimilarModels(own, floor).map(({ id }) => id)).toEqual([3, 2])
  })

  it('lists only differences that a rider can notice', () => {
    const own = machine(1, 100_000, { kg: 100, kw: 8 })
    const differ = (other: typeof own) =>
      withPriceDifference(listModelDifferences(own.figures, other.figures), own.price, other.price)
    expect(differ(machine(2, 120_000, { kg: 101, kw: 9.5 }))).toEqual([
      { in: 'price', by: 20_000 },
      { in: 'power', by: 1.5 },
    ])
    expect(differ(machine(2, 100_900, { kg: 101, kw: 8 }))).toEqual([])
    expect(differ(machine(2, 90_000))).toEqual([{ in: 'price', by: -10_000 }])
    expect(differ(machine(2, 0))).toEqual([])
  })

  it('shows the price difference to the chosen variant', () => {
    const lighter = { in: 'weight', by: -9 } as const
    expect(withPriceDifference([lighter], 104_000, 100_000)).toEqual([
      { in: 'price', by: -4_000 },
      lighter,
    ])
    expect(withPriceDifference([lighter], 100_000, 100_000)).toEqual([lighter])
  })
})

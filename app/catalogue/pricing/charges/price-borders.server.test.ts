import { describe, expect, it } from 'vitest'
import type { ChargeTable } from './charges-content.ts'
import { findPriceBorder, findPriceBorders } from './price-borders.server.ts'
import { telanganaCharges } from './start-charges-telangana.ts'

const today = '2026-11-26'
const bike = (exShowroom: number, cc = 124) => ({ kind: 'bike', exShowroom, cc }) as const

const limitsFor = (exShowroom: number, table: ChargeTable = telanganaCharges) =>
  findPriceBorders(table, bike(exShowroom), today).map(({ limit }) => limit)

const belowBorder: ChargeTable = {
  ...telanganaCharges,
  charges: telanganaCharges.charges.map((row) => ({ ...row, border: 'below' })),
}

describe('limits of the ex-showroom price', () => {
  it('cost ₹3,001 more from ₹1,00,001 in Telangana', () => {
    expect(findPriceBorders(telanganaCharges, bike(99_500), today)).toEqual([
      { key: 'life-tax', label: 'Life tax', limit: 100_000, extra: 3001 },
    ])
  })

  it('are near up to ₹2,000 above the price', () => {
    expect(limitsFor(98_000)).toEqual([100_000])
    expect(limitsFor(97_999)).toEqual([])
  })

  it('are near for a vehicle that costs exactly the limit', () => {
    expect(limitsFor(100_000)).toEqual([100_000])
    expect(limitsFor(100_001)).toEqual([])
  })

  it('are a rupee lower if the limit belongs to the higher slab', () => {
    expect(limitsFor(99_500, belowBorder)).toEqual([99_999])
    expect(limitsFor(100_000, belowBorder)).toEqual([])
  })

  it('include the price above which tax is collected at source', () => {
    expect(findPriceBorders(telanganaCharges, bike(999_000, 750), today)).toEqual([
      { key: 'tcs', label: 'Tax collected at source (TCS)', limit: 1_000_000, extra: 10_001 },
    ])
  })

  it('do not include limits of rows for other vehicles and other days', () => {
    const scooter = { kind: 'ev', exShowroom: 99_500, kw: 4 } as const
    expect(findPriceBorders(telanganaCharges, scooter, today)).toEqual([])
    expect(findPriceBorders(telanganaCharges, scooter, '2027-01-01')).toHaveLength(1)
  })

  it('do not include a limit at which the charge falls', () => {
    const charges = telanganaCharges.charges.map((row) =>
      row.key === 'life-tax' && row.fuel === 'petrol'
        ? { ...row, steps: [{ to: 100_000, percent: 12 }, { percent: 10 }] }
        : row,
    )
    expect(limitsFor(99_500, { ...telanganaCharges, charges })).toEqual([])
  })
})

describe('the limit near a variant', () => {
  const model = {
    kind: 'bike',
    engineCc: 124,
    figures: {},
    registration: {},
    isOnSale: true,
  } as const
  const charges = { table: telanganaCharges, today }

  it('is the nearest one', () => {
    expect(findPriceBorder(charges, model, 99_500)?.extra).toBe(3001)
  })

  it('is missing without charges, for a price on request, and for a vehicle that is not sold', () => {
    expect(findPriceBorder(undefined, model, 99_500)).toBeUndefined()
    expect(findPriceBorder(charges, model, 0)).toBeUndefined()
    expect(findPriceBorder(charges, { ...model, isOnSale: false }, 99_500)).toBeUndefined()
  })
})

import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type ChargeTable, chargesContent } from './charges-content.ts'
import { priceSheet } from './price-sheet.ts'
import { startCharges } from './start-charges.ts'

const tables = Object.entries(startCharges)
const petrol = { kind: 'bike', exShowroom: 84_000, cc: 109.51 } as const

function lifeTax(table: ChargeTable | undefined, vehicle: Parameters<typeof priceSheet>[1]) {
  if (!table) throw new Error('the state has no table')
  const { lines } = priceSheet(table, vehicle, {}, '2026-11-26')
  return lines.find(({ key }) => key === 'life-tax')?.rupees
}

describe('tables with which a dealer can start', () => {
  it.each(tables)('%s is valid', (stateCode, table) => {
    expect(v.parse(chargesContent.schema, table)).toEqual(table)
    expect(table.stateCode).toBe(stateCode)
  })

  it.each(tables)(
    '%s has a total for a petrol, an imported and an electric vehicle',
    (_, table) => {
      for (const vehicle of [
        petrol,
        { ...petrol, exShowroom: 2_356_000, cc: 999.9, isImported: true },
        { kind: 'ev', exShowroom: 117_000, kw: 6 } as const,
      ])
        expect(priceSheet(table, vehicle, {}, '2026-11-27').is).toBe('whole')
    },
  )

  it('Telangana is the table of the demo', () => {
    const { charges } = JSON.parse(readFileSync('catalogue/facts.json', 'utf8'))
    expect(v.parse(chargesContent.schema, charges)).toEqual(startCharges.TG)
  })

  it('have no rates for Rajasthan and West Bengal', () => {
    expect([startCharges.RJ, startCharges.WB]).toEqual([undefined, undefined])
  })

  it('take ₹40,000 in Uttar Pradesh as the higher slab', () => {
    expect(lifeTax(startCharges.UP, { ...petrol, exShowroom: 39_999 })).toBe(2800)
    expect(lifeTax(startCharges.UP, { ...petrol, exShowroom: 40_000 })).toBe(3600)
  })

  it('compute the tax by the engine in Maharashtra, and 20 % for imported vehicles', () => {
    expect(lifeTax(startCharges.MH, { ...petrol, cc: 99 })).toBe(8400)
    expect(lifeTax(startCharges.MH, petrol)).toBe(9240)
    expect(lifeTax(startCharges.MH, { ...petrol, isImported: true })).toBe(16_800)
  })

  it('compute the cess of Andhra Pradesh from the life tax', () => {
    const table = startCharges.AP
    if (!table) throw new Error('Andhra Pradesh has no table')
    const { lines } = priceSheet(table, petrol, {}, '2026-11-26')
    expect(lines.find(({ key }) => key === 'road-safety-cess')?.rupees).toBe(1008)
  })
})

import { expect, it } from 'vitest'
import { warrantyTables } from './warranty.ts'

it.each([
  ['Scooters', [48_000, 60_000, 72_000, 120_000]],
  ['Motorcycles', [58_000, 70_000, 82_000, 130_000]],
])('%s are covered for 4, 5, 6 or 10 years in all', (heading, km) => {
  const table = warrantyTables.find((it) => it.heading === heading)
  expect(table?.options.map((it) => it.total)).toEqual(
    [4, 5, 6, 10].map((years, index) => ({ years, km: km[index] })),
  )
})

it('starts from three years and the standard kilometres', () => {
  expect(warrantyTables.map((it) => it.standard)).toEqual([
    { years: 3, km: 36_000 },
    { years: 3, km: 42_000 },
  ])
})

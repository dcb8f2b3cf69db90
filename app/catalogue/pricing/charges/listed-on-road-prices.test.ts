import { expect, it } from 'vitest'
import { sampleVehicle } from '#tests/sample-vehicle.ts'
import {
  confirmedOnRoadOffer,
  describeOnRoad,
  onRoadPrices,
} from './listed-on-road-prices.server.ts'
import { telanganaCharges } from './start-charges-telangana.ts'
import type { ChargesToday } from './vehicle-price-sheet.server.ts'

const today = '2026-11-27'
const charges = { table: telanganaCharges, today }
const confirmed = {
  today,
  table: {
    ...charges.table,
    charges: telanganaCharges.charges.map((row) => ({ ...row, toConfirm: false })),
  },
}
const scooter = sampleVehicle('SCOOTER', {
  id: 1,
  kind: 'scooter',
  price: 84_000,
  engineCc: 109.51,
  priceIsApproximate: false,
})
const pricesOf = (given: ChargesToday | undefined, ...models: (typeof scooter)[]) =>
  onRoadPrices(given)
    .on(models)
    .map(({ onRoad }) => onRoad)

it('adds the on-road price to each model that has a complete sheet', () => {
  const serviceOnly = { ...scooter, id: 2, isOnSale: false, price: 0 }
  const withoutPower = { ...scooter, id: 3, kind: 'ev' as const }
  expect(pricesOf(charges, scooter, serviceOnly, withoutPower)).toEqual([
    {
      total: 103_585,
      isApproximate: true,
      unconfirmed: ['Accident cover for the owner, 1 year'],
    },
    undefined,
    undefined,
  ])
  expect(pricesOf(undefined, scooter)).toEqual([undefined])
})

it('marks a price as approximate only if a line or the ex-showroom price is unconfirmed', () => {
  const [sure] = pricesOf(confirmed, scooter)
  expect(sure).toEqual({ total: 103_585, isApproximate: false, unconfirmed: [] })
  const [unsure] = pricesOf(confirmed, { ...scooter, priceIsApproximate: true })
  expect(unsure).toEqual({ total: 103_585, isApproximate: true, unconfirmed: [] })
})

it('names the city of registration, or the state if there is no city', () => {
  const { place: _, ...table } = telanganaCharges
  expect(onRoadPrices(charges).place).toBe('Hyderabad')
  expect(onRoadPrices({ ...charges, table }).place).toBe('Telangana')
  expect(onRoadPrices(undefined).place).toBeUndefined()
})

it('describes the on-road price in one sentence for link previews', () => {
  expect(describeOnRoad(confirmed, scooter)).toBe('₹1,03,585 on the road in Hyderabad')
  expect(describeOnRoad(charges, scooter)).toBe('≈\u00a0₹1,03,585 on the road in Hyderabad')
  expect(describeOnRoad(undefined, scooter)).toBeUndefined()
})

it('gives search engines only prices that are confirmed line by line', () => {
  expect(confirmedOnRoadOffer(confirmed, scooter, { exShowroom: 84_000 })).toEqual({
    total: 103_585,
    place: 'Hyderabad',
    from: '2026-11-27',
    until: '2026-12-04',
  })
  expect(confirmedOnRoadOffer(charges, scooter, { exShowroom: 84_000 })).toBeUndefined()
  const unsure = { ...scooter, priceIsApproximate: true }
  expect(confirmedOnRoadOffer(confirmed, unsure, { exShowroom: 84_000 })).toBeUndefined()
})

import type { ChargeTable } from './charges-content.ts'
import type { PricedVehicle } from './compute-charges.ts'
import { priceSheet } from './price-sheet.ts'
import {
  type ChargesToday,
  pricedVehicle,
  sheetOfVehicle,
  type VehicleFigures,
} from './vehicle-price-sheet.server.ts'

/** A limit of the ex-showroom price above which a charge is higher. */
export type PriceBorder = {
  /** Key and name of the charge. */
  key: string
  label: string
  /** The highest ex-showroom price in whole rupees without the higher charge. */
  limit: number
  /** Rupees that a vehicle costs more on the road if its price is one rupee above the limit. */
  extra: number
}

/** Distance in rupees up to which a limit is near. */
const nearRupees = 2000

type Table = Pick<ChargeTable, 'charges' | 'holdsDays'>

/**
 * Returns the limits from the vehicle's price up to ₹2,000 above it, the nearest first. A limit
 * counts only if its charge rises there by more than rounding.
 */
export function findPriceBorders(table: Table, vehicle: PricedVehicle, on: string): PriceBorder[] {
  const { exShowroom } = vehicle
  return listPriceLimits(table)
    .filter((limit) => exShowroom <= limit && limit <= exShowroom + nearRupees)
    .map((limit) => stepAt(table, vehicle, limit, on))
    .filter(({ extra, rise }) => extra > 1 && rise > 1)
    .map(({ rise: _, ...border }) => border)
}

/**
 * Returns the limits of the table above which a vehicle costs less on the road. `extra` is below 0.
 * The limits are tried with one vehicle of each kind.
 */
export function findFallingLimits(table: Table, on: string): PriceBorder[] {
  const vehicles = [
    { kind: 'bike', cc: 125 },
    { kind: 'scooter', cc: 110 },
    { kind: 'ev', kw: 4, kwh: 3 },
    { kind: 'bike', cc: 1000, isImported: true },
  ] as const
  const found = listPriceLimits(table).flatMap((limit) =>
    vehicles
      .map((vehicle) => stepAt(table, { ...vehicle, exShowroom: limit }, limit, on))
      .filter(({ extra }) => extra < 0)
      .map(({ rise: _, ...border }) => border),
  )
  return [...new Map(found.map((border) => [`${border.limit} ${border.key}`, border])).values()]
}

/**
 * Returns the highest prices of each slab and the prices above which a charge begins, the lowest
 * first.
 */
function listPriceLimits({ charges }: Table): number[] {
  const limits = charges.flatMap(({ amount, by, border, steps = [], above }) => [
    ...(above === undefined ? [] : [above]),
    ...(amount === 'slabs' && by === 'exShowroom'
      ? steps.flatMap(({ to }) =>
          to === undefined ? [] : [border === 'upTo' ? Math.floor(to) : Math.ceil(to) - 1],
        )
      : []),
  ])
  return [...new Set(limits)].filter((limit) => limit > 0).toSorted((one, other) => one - other)
}

/**
 * Compares the chosen lines of the vehicle at the limit and one rupee above it. `rise` is the
 * difference of the line that causes most of the change.
 */
function stepAt(
  table: Table,
  vehicle: PricedVehicle,
  limit: number,
  on: string,
): PriceBorder & { rise: number } {
  const chosenLines = (exShowroom: number) =>
    priceSheet(table, { ...vehicle, exShowroom }, {}, on).lines.filter((line) => line.isChosen)
  const before = new Map(chosenLines(limit).map(({ key, rupees }) => [key, rupees]))
  const rises = chosenLines(limit + 1).map(({ key, label, rupees }) => ({
    ...{ key, label, limit },
    rise: rupees - (before.get(key) ?? 0),
  }))
  const extra = rises.reduce((sum, { rise }) => sum + rise, 0)
  const sign = Math.sign(extra)
  const main = rises.reduce((one, other) => (other.rise * sign > one.rise * sign ? other : one))
  return { ...main, extra }
}

/**
 * Returns the nearest limit for a variant at `exShowroom` rupees, today. Returns undefined if there
 * is none, or if the vehicle has no on-road price.
 */
export function findPriceBorder(
  charges: ChargesToday | undefined,
  model: VehicleFigures,
  exShowroom: number,
): PriceBorder | undefined {
  if (!charges || !sheetOfVehicle(charges, model, exShowroom)) return undefined
  return findPriceBorders(charges.table, pricedVehicle(model, exShowroom), charges.today)[0]
}

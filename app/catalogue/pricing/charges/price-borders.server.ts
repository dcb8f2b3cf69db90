import type { ChargeTable } from './charges-content.ts'
import {
  type ChargesToday,
  pricedVehicle,
  sheetOfVehicle,
  type VehicleFigures,
} from './on-road-price.server.ts'
import { type PricedVehicle, priceSheet } from './price-sheet.ts'

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

/**
 * Returns the limits from the vehicle's price up to ₹2,000 above it, the nearest first. A limit
 * counts only if its charge rises there by more than rounding.
 */
export function findPriceBorders(
  table: Pick<ChargeTable, 'charges' | 'holdsDays'>,
  vehicle: PricedVehicle,
  on: string,
): PriceBorder[] {
  const { exShowroom } = vehicle
  const limits = new Set(listPriceLimits(table).filter((limit) => isNear(limit, exShowroom)))
  return [...limits]
    .toSorted((one, other) => one - other)
    .flatMap((limit) => borderAt(table, vehicle, limit, on) ?? [])
}

const isNear = (limit: number, price: number) => price <= limit && limit <= price + nearRupees

/** The highest prices of each slab, and the prices above which a charge begins. */
function listPriceLimits({ charges }: Pick<ChargeTable, 'charges'>): number[] {
  return charges.flatMap(({ amount, by, border, steps = [], above }) => [
    ...(above === undefined ? [] : [above]),
    ...(amount === 'slabs' && by === 'exShowroom'
      ? steps.flatMap(({ to }) =>
          to === undefined ? [] : [border === 'upTo' ? Math.floor(to) : Math.ceil(to) - 1],
        )
      : []),
  ])
}

function borderAt(
  table: Pick<ChargeTable, 'charges' | 'holdsDays'>,
  vehicle: PricedVehicle,
  limit: number,
  on: string,
): PriceBorder | undefined {
  const chosenLines = (exShowroom: number) =>
    priceSheet(table, { ...vehicle, exShowroom }, {}, on).lines.filter((line) => line.isChosen)
  const below = new Map(chosenLines(limit).map(({ key, rupees }) => [key, rupees]))
  const rises = chosenLines(limit + 1).map(({ key, label, rupees }) => ({
    key,
    label,
    rise: rupees - (below.get(key) ?? 0),
  }))
  const largest = rises.reduce((one, other) => (other.rise > one.rise ? other : one))
  // One rupee more moves a rounded line by one rupee at most.
  if (largest.rise <= 1) return undefined
  const extra = rises.reduce((sum, { rise }) => sum + rise, 0)
  return extra > 1 ? { key: largest.key, label: largest.label, limit, extra } : undefined
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

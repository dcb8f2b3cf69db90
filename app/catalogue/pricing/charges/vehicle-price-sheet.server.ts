import type { Vehicle, VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { ChargeTable } from './charges-content.ts'
import { chargesSetting } from './charges-setting.ts'
import type { PricedVehicle } from './compute-charges.ts'
import { type PriceSheet, priceSheet, type SheetChoices } from './price-sheet.ts'

export type ChargesDeps = {
  facts: Pick<SettingsStore, 'get'>
  clock: Clock
  timeZone: string
}

export type VehicleFigures = Pick<Vehicle, 'engineCc' | 'figures' | 'registration' | 'isOnSale'> & {
  kind: VehicleKind
}

/** Finds the last day of a model's price, if the dealer has planned another one. */
export type PlannedPricesDeps = {
  plannedPriceLists: {
    prices: { findLastDayOfPrice: (modelId: number) => Promise<string | undefined> }
  }
}

/** A price can be computed for this number of days from today. */
export const maxDaysAhead = 366

/** The table of charges on a day. */
export type ChargesToday = { table: ChargeTable; today: string }

/** Reads the charges, or undefined if the dealer has not published any. */
export async function loadCharges({
  facts,
  clock,
  timeZone,
}: ChargesDeps): Promise<ChargesToday | undefined> {
  const table = await facts.get(chargesSetting)
  return table.charges.length === 0 ? undefined : { table, today: dayInZone(clock(), timeZone) }
}

/**
 * Returns the vehicle as charges are computed from it. `exShowroom` is the price of the variant in
 * whole rupees. The registered figures take precedence over those of the page.
 */
export function pricedVehicle(
  { kind, engineCc, figures, registration }: VehicleFigures,
  exShowroom: number,
): PricedVehicle {
  return {
    kind,
    exShowroom,
    cc: registration.cc ?? engineCc ?? undefined,
    kw: registration.kw ?? figures.power?.kw,
    kwh: figures.batteryKwh?.value,
    isImported: registration.isImported,
  }
}

/**
 * Computes the sheet of a variant. Returns undefined if the dealer publishes no charges, the model
 * is not sold new, or its price is on request. `on` is the day, today by default.
 */
export function sheetOfVehicle(
  charges: ChargesToday | undefined,
  model: VehicleFigures,
  exShowroom: number,
  { on, ...choices }: SheetChoices & { on?: string } = {},
): PriceSheet | undefined {
  if (!charges || !model.isOnSale || exShowroom <= 0) return undefined
  return priceSheet(charges.table, pricedVehicle(model, exShowroom), choices, on ?? charges.today)
}

import { kwPerBhp } from '#app/catalogue/vehicles/format-measurements.ts'
import type {
  Measurement,
  Measurements,
  PowerMeasurement,
  TorqueMeasurement,
} from '#app/catalogue/vehicles/measurements.ts'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'

/** A specification with the numbers for its everyday comparison. */
export type EverydayComparison =
  | { of: 'power'; power: PowerMeasurement; horses: number }
  /** Weight in kilograms that the engine can hold at the end of a lever of one metre. */
  | { of: 'torque'; torque: TorqueMeasurement; kgAtOneMetre: number }
  /** Rounded to half a person of 70 kg. */
  | { of: 'weight'; weight: Measurement; people: number }
  | { of: 'boot'; boot: Measurement }
  | { of: 'range'; range: Measurement; days: number }
  /** Plugged in at 10 PM, the battery is full at this minute of the day. */
  | { of: 'charging'; charging: Measurement; fullAt: number }
  | { of: 'running'; paisePerKm: number; rupeesPerUnit: number; checkedOn: string }
  | { of: 'speed'; speed: Measurement }

/** Price of a unit of electricity at home, and the day when it was checked. */
export type ElectricityTariff = { rupeesPerUnit: number; checkedOn: string }

/** Lists the comparisons for a kind of vehicle: at most three, of those with data. */
export function listEverydayComparisons(
  kind: VehicleKind,
  figures: Measurements,
  tariff: ElectricityTariff | undefined,
): EverydayComparison[] {
  const { power, torque, weightKg, bootLitres, rangeKm, chargingHours } = figures
  const weight = weightKg && weightComparison(weightKg)
  const drawn: Record<VehicleKind, (EverydayComparison | undefined)[]> = {
    bike: [power && powerComparison(power), torque && torqueComparison(torque), weight],
    scooter: [
      bootLitres && { of: 'boot', boot: bootLitres },
      weight,
      power && powerComparison(power),
    ],
    ev: [
      rangeKm && rangeComparison(rangeKm),
      chargingHours && chargingComparison(chargingHours),
      runningCostComparison(figures, tariff),
      figures.topSpeedKmh && { of: 'speed', speed: figures.topSpeedKmh },
      weight,
    ],
  }
  return drawn[kind].flatMap((scale) => scale ?? []).slice(0, 3)
}

const kgPerPerson = 70
const kmPerDay = 20
const newtonPerKg = 9.806_65
const tenInTheEvening = 22 * 60

function powerComparison(power: PowerMeasurement): EverydayComparison {
  return { of: 'power', power, horses: Math.round(power.kw / kwPerBhp) }
}

function torqueComparison(torque: TorqueMeasurement): EverydayComparison {
  return { of: 'torque', torque, kgAtOneMetre: torque.nm / newtonPerKg }
}

function weightComparison(weight: Measurement): EverydayComparison {
  return { of: 'weight', weight, people: Math.round((weight.value / kgPerPerson) * 2) / 2 }
}

function rangeComparison(range: Measurement): EverydayComparison | undefined {
  const days = Math.floor(range.value / kmPerDay)
  return days > 0 ? { of: 'range', range, days } : undefined
}

function chargingComparison(charging: Measurement): EverydayComparison {
  const minutes = Math.round(charging.value * 60)
  return { of: 'charging', charging, fullAt: (tenInTheEvening + minutes) % (24 * 60) }
}

/** Returns nothing for a swappable battery: its plan includes the electricity. */
function runningCostComparison(
  { batteryKwh, rangeKm, chargingHours }: Measurements,
  tariff: ElectricityTariff | undefined,
): EverydayComparison | undefined {
  if (!batteryKwh || !rangeKm || !chargingHours || !tariff) return undefined
  const paisePerKm = Math.round((batteryKwh.value / rangeKm.value) * tariff.rupeesPerUnit * 100)
  // A cost near zero would draw an endless row of kilometres.
  return paisePerKm < 1 ? undefined : { of: 'running', paisePerKm, ...tariff }
}

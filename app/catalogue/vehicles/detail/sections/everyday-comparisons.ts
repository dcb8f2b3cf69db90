import { kwPerBhp } from '#app/catalogue/vehicles/format-measurements.ts'
import type {
  Measurement,
  Measurements,
  PowerMeasurement,
  TorqueMeasurement,
} from '#app/catalogue/vehicles/measurements.ts'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'

/** A figure with what a person can hold it against. */
export type EverydayComparison =
  | { of: 'power'; power: PowerMeasurement; horses: number }
  /** As many kilograms at the end of a metre as the engine could just hold. */
  | { of: 'torque'; torque: TorqueMeasurement; kgAtOneMetre: number }
  /** To the half: nobody weighs 70 kg to the gram. */
  | { of: 'weight'; weight: Measurement; people: number }
  | { of: 'seat'; seat: Measurement }
  | { of: 'boot'; boot: Measurement }
  | { of: 'range'; range: Measurement; days: number }
  /** Plugged in at ten in the evening, full at this minute of the day. */
  | { of: 'charging'; charging: Measurement; fullAt: number }
  | { of: 'running'; paisePerKm: number; rupeesPerUnit: number; checkedOn: string }
  | { of: 'speed'; speed: Measurement }

/** What a unit of electricity costs at home, and when that was looked up. */
export type ElectricityTariff = { rupeesPerUnit: number; checkedOn: string }

/** The figures that matter to this kind of machine: three at most, those that there are. */
export function listEverydayComparisons(
  kind: VehicleKind,
  figures: Measurements,
  tariff: ElectricityTariff | undefined,
): EverydayComparison[] {
  const { power, torque, weightKg, seatHeightMm, bootLitres, rangeKm, chargingHours } = figures
  const weight = weightKg && weightComparison(weightKg)
  const drawn: Record<VehicleKind, (EverydayComparison | undefined)[]> = {
    bike: [power && powerComparison(power), torque && torqueComparison(torque), weight],
    scooter: [
      bootLitres && { of: 'boot', boot: bootLitres },
      weight,
      seatHeightMm && { of: 'seat', seat: seatHeightMm },
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

/** Only for a pack that is charged at home: one that is swapped is paid for by the plan. */
function runningCostComparison(
  { batteryKwh, rangeKm, chargingHours }: Measurements,
  tariff: ElectricityTariff | undefined,
): EverydayComparison | undefined {
  if (!batteryKwh || !rangeKm || !chargingHours || !tariff) return undefined
  const paisePerKm = Math.round((batteryKwh.value / rangeKm.value) * tariff.rupeesPerUnit * 100)
  // Next to nothing would be drawn without end.
  return paisePerKm < 1 ? undefined : { of: 'running', paisePerKm, ...tariff }
}

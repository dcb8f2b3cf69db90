import type { Amount, Figures, Power, Torque } from '#app/catalogue/vehicles/figures.ts'
import { kwPerBhp } from '#app/catalogue/vehicles/shown-figures.ts'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'

/** A figure with what a person can hold it against. */
export type Scale =
  | { of: 'power'; power: Power; horses: number }
  /** As many kilograms at the end of a metre as the engine could just hold. */
  | { of: 'torque'; torque: Torque; kgAtOneMetre: number }
  /** To the half: nobody weighs 70 kg to the gram. */
  | { of: 'weight'; weight: Amount; people: number }
  | { of: 'seat'; seat: Amount }
  | { of: 'boot'; boot: Amount }
  | { of: 'range'; range: Amount; days: number }
  /** Plugged in at ten in the evening, full at this minute of the day. */
  | { of: 'charging'; charging: Amount; fullAt: number }
  | { of: 'running'; paisePerKm: number; rupeesPerUnit: number; checkedOn: string }
  | { of: 'speed'; speed: Amount }

/** What a unit of electricity costs at home, and when that was looked up. */
export type Tariff = { rupeesPerUnit: number; checkedOn: string }

/** The figures that matter to this kind of machine: three at most, those that there are. */
export function scalesOf(kind: VehicleKind, figures: Figures, tariff: Tariff | undefined): Scale[] {
  const { power, torque, weightKg, seatHeightMm, bootLitres, rangeKm, chargingHours } = figures
  const weight = weightKg && weightScale(weightKg)
  const drawn: Record<VehicleKind, (Scale | undefined)[]> = {
    bike: [power && powerScale(power), torque && torqueScale(torque), weight],
    scooter: [
      bootLitres && { of: 'boot', boot: bootLitres },
      weight,
      seatHeightMm && { of: 'seat', seat: seatHeightMm },
      power && powerScale(power),
    ],
    ev: [
      rangeKm && rangeScale(rangeKm),
      chargingHours && chargingScale(chargingHours),
      runningScale(figures, tariff),
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

function powerScale(power: Power): Scale {
  return { of: 'power', power, horses: Math.round(power.kw / kwPerBhp) }
}

function torqueScale(torque: Torque): Scale {
  return { of: 'torque', torque, kgAtOneMetre: torque.nm / newtonPerKg }
}

function weightScale(weight: Amount): Scale {
  return { of: 'weight', weight, people: Math.round((weight.value / kgPerPerson) * 2) / 2 }
}

function rangeScale(range: Amount): Scale | undefined {
  const days = Math.floor(range.value / kmPerDay)
  return days > 0 ? { of: 'range', range, days } : undefined
}

function chargingScale(charging: Amount): Scale {
  const minutes = Math.round(charging.value * 60)
  return { of: 'charging', charging, fullAt: (tenInTheEvening + minutes) % (24 * 60) }
}

/** Only for a pack that is charged at home: one that is swapped is paid for by the plan. */
function runningScale(
  { batteryKwh, rangeKm, chargingHours }: Figures,
  tariff: Tariff | undefined,
): Scale | undefined {
  if (!batteryKwh || !rangeKm || !chargingHours || !tariff) return undefined
  const paisePerKm = Math.round((batteryKwh.value / rangeKm.value) * tariff.rupeesPerUnit * 100)
  // Next to nothing would be drawn without end.
  return paisePerKm < 1 ? undefined : { of: 'running', paisePerKm, ...tariff }
}

import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import * as words from './figure-words.ts'
import type { Amount, Mileage, Power, Torque } from './figures.ts'

/** Kilowatts in a brake horsepower, and in a metric one. */
export const kwPerBhp = 0.7457

/** `5.7 kW (7.7 bhp) @ 8,000 rpm`, `6 kW (8.0 bhp) peak`: power reads like this everywhere. */
export function shownPower({ kw, upToKw = kw, rpm, isPeak }: Power): string {
  return words.power({
    kw: range(kw, upToKw, rounded),
    bhp: range(kw / kwPerBhp, upToKw / kwPerBhp, (bhp) => bhp.toFixed(bhp < 100 ? 1 : 0)),
    rpm: rpm === undefined ? undefined : groupIndianDigits(rpm),
    isPeak,
  })
}

/** `10.9 Nm @ 6,000 rpm` */
export function shownTorque({ nm, rpm }: Torque): string {
  return words.torque(rounded(nm), rpm === undefined ? undefined : groupIndianDigits(rpm))
}

/** The number of a figure without its unit: `107`, `118–119`. */
export function shownAmount({ value, upTo = value }: Amount): string {
  return range(value, upTo, rounded)
}

/** `55 km/l (certified)` */
export function shownMileage(mileage: Mileage): string {
  return words.mileage(shownAmount(mileage), words.mileageKinds[mileage.kind])
}

/** `6 h 50 min` */
export function shownHours({ value }: Amount): string {
  const minutes = Math.round(value * 60)
  return words.hours(Math.floor(minutes / 60), minutes % 60)
}

function range(from: number, to: number, write: (number: number) => string): string {
  const [lower, upper] = [write(from), write(to)]
  return lower === upper ? lower : `${lower}–${upper}`
}

/** To a tenth below a hundred, without a nought behind the point. */
function rounded(number: number): string {
  return groupIndianDigits(
    number < 100 ? Math.round(number * 10) / 10 : Math.round(number),
    1,
  ).replace(/\.0$/, '')
}

import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import * as words from './measurement-words.ts'
import type {
  Measurement,
  PowerMeasurement,
  SourcedMileage,
  TorqueMeasurement,
} from './measurements.ts'

/** Kilowatts in a brake horsepower, and in a metric one. */
export const kwPerBhp = 0.7457

/** `5.7 kW (7.7 bhp) @ 8,000 rpm`, `6 kW (8.0 bhp) peak`: power reads like this everywhere. */
export function formatPower({ kw, upToKw = kw, rpm, isPeak }: PowerMeasurement): string {
  return words.power({
    kw: formatRange(kw, upToKw, formatRounded),
    bhp: formatRange(kw / kwPerBhp, upToKw / kwPerBhp, (bhp) => bhp.toFixed(bhp < 100 ? 1 : 0)),
    rpm: rpm === undefined ? undefined : groupIndianDigits(rpm),
    isPeak,
  })
}

/** `10.9 Nm @ 6,000 rpm` */
export function formatTorque({ nm, rpm }: TorqueMeasurement): string {
  return words.torque(formatRounded(nm), rpm === undefined ? undefined : groupIndianDigits(rpm))
}

/** The number of a figure without its unit: `107`, `118–119`. */
export function formatMeasurement({ value, upTo = value }: Measurement): string {
  return formatRange(value, upTo, formatRounded)
}

/** `55 km/l (certified)` */
export function formatMileage(mileage: SourcedMileage): string {
  return words.mileage(formatMeasurement(mileage), words.mileageKinds[mileage.kind])
}

/** `6 h 50 min` */
export function formatHours({ value }: Measurement): string {
  const minutes = Math.round(value * 60)
  return words.hours(Math.floor(minutes / 60), minutes % 60)
}

function formatRange(from: number, to: number, write: (number: number) => string): string {
  const [lower, upper] = [write(from), write(to)]
  return lower === upper ? lower : `${lower}–${upper}`
}

/** To a tenth below a hundred, without a nought behind the point. */
function formatRounded(number: number): string {
  return groupIndianDigits(
    number < 100 ? Math.round(number * 10) / 10 : Math.round(number),
    1,
  ).replace(/\.0$/, '')
}

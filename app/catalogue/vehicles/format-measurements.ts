import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import * as words from './measurement-words.ts'
import type {
  Measurement,
  PowerMeasurement,
  SourcedMileage,
  TorqueMeasurement,
} from './measurements.ts'

/** Kilowatts in one brake horsepower. */
export const kwPerBhp = 0.7457

/** Formats power as `5.7 kW (7.7 bhp) @ 8,000 rpm` or `6 kW (8.0 bhp) peak`. */
export function formatPower({ kw, upToKw = kw, rpm, isPeak }: PowerMeasurement): string {
  return words.power({
    kw: formatRange(kw, upToKw, formatRounded),
    bhp: formatRange(kw / kwPerBhp, upToKw / kwPerBhp, (bhp) => bhp.toFixed(bhp < 100 ? 1 : 0)),
    rpm: rpm === undefined ? undefined : groupIndianDigits(rpm),
    isPeak,
  })
}

/** Formats torque as `10.9 Nm @ 6,000 rpm`. */
export function formatTorque({ nm, rpm }: TorqueMeasurement): string {
  return words.torque(formatRounded(nm), rpm === undefined ? undefined : groupIndianDigits(rpm))
}

/** Formats a measurement without its unit: `107`, `118–119`. */
export function formatMeasurement({ value, upTo = value }: Measurement): string {
  return formatRange(value, upTo, formatRounded)
}

/** Formats mileage as `55 km/l (certified)`. */
export function formatMileage(mileage: SourcedMileage): string {
  return words.mileage(formatMeasurement(mileage), words.mileageKinds[mileage.kind])
}

/** Formats hours as `6 h 50 min`. */
export function formatHours({ value }: Measurement): string {
  const minutes = Math.round(value * 60)
  return words.hours(Math.floor(minutes / 60), minutes % 60)
}

function formatRange(from: number, to: number, write: (number: number) => string): string {
  const [lower, upper] = [write(from), write(to)]
  return lower === upper ? lower : `${lower}–${upper}`
}

/** Rounds to one decimal below 100, otherwise to a whole number. Drops a trailing `.0`. */
function formatRounded(number: number): string {
  return groupIndianDigits(
    number < 100 ? Math.round(number * 10) / 10 : Math.round(number),
    1,
  ).replace(/\.0$/, '')
}

import {
  formatHours,
  formatMeasurement,
  formatPower,
  formatTorque,
} from '#app/catalogue/vehicles/format-measurements.ts'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { formatShortTime } from '#app/platform/dealer-details/opening-status.ts'
import { formatRupeesExact, groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import type { EverydayComparison } from './everyday-comparisons.ts'
import * as words from './words.ts'

export type EverydayComparisonText = { figure: string; isApproximate: boolean; caption: string }

/** Formats a comparison as its value and a caption. */
export function describeEverydayComparison(scale: EverydayComparison): EverydayComparisonText {
  switch (scale.of) {
    case 'power':
      return {
        figure: formatPower(scale.power),
        isApproximate: scale.power.approximate,
        caption: words.horses(scale.horses),
      }
    case 'torque':
      return {
        figure: formatTorque(scale.torque),
        isApproximate: scale.torque.approximate,
        caption: words.spanner,
      }
    case 'weight':
      return {
        figure: words.kilograms(formatMeasurement(scale.weight)),
        isApproximate: scale.weight.approximate,
        caption: words.people,
      }
    case 'boot':
      return {
        figure: words.litres(formatMeasurement(scale.boot)),
        isApproximate: scale.boot.approximate,
        caption: words.bottles(groupIndianDigits(scale.boot.value)),
      }
    case 'range':
      return {
        figure: words.kilometres(formatMeasurement(scale.range)),
        isApproximate: scale.range.approximate,
        caption: words.days(scale.days, 20),
      }
    case 'charging':
      return {
        figure: formatHours(scale.charging),
        isApproximate: scale.charging.approximate,
        caption: words.overnight(
          formatShortTime(`${Math.floor(scale.fullAt / 60)}:${scale.fullAt % 60}`),
        ),
      }
    case 'running':
      return {
        figure: words.paise(scale.paisePerKm),
        isApproximate: true,
        caption: words.atHome(
          kmForTenRupees(scale),
          formatRupeesExact(scale.rupeesPerUnit),
          formatNonBreakingDay(scale.checkedOn),
        ),
      }
    case 'speed':
      return {
        figure: words.kilometresAnHour(formatMeasurement(scale.speed)),
        isApproximate: scale.speed.approximate,
        caption: words.flatOut,
      }
  }
}

/** Distance for ₹10 of electricity, in whole kilometres. */
export function kmForTenRupees({ paisePerKm }: { paisePerKm: number }): number {
  return Math.floor(1000 / paisePerKm)
}

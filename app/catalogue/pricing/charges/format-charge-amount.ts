import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './charge-amount-words.ts'
import type { Charge } from './charges-content.ts'

/** Formats the rule of a row in one line, such as `9 % up to ₹50,000; 12 % above`. */
export function formatChargeAmount({
  amount,
  rupees = 0,
  percent = 0,
  by = 'exShowroom',
  border,
  steps = [],
  of = [],
}: Charge): string {
  switch (amount) {
    case 'fixed':
      return formatRupees(rupees)
    case 'perUnit':
      return words.perKwh(formatRupees(rupees))
    case 'part':
      return words.percentOf(percent, of)
    case 'slabs':
      return steps
        .map((step) => {
          const rate =
            step.percent === undefined
              ? formatRupees(step.rupees ?? 0)
              : words.percent(step.percent)
          return step.to === undefined
            ? words.above(rate)
            : words.upTo(rate, words.formatLimit[by](step.to), border)
        })
        .join('; ')
  }
}

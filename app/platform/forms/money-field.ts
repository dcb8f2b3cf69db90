import * as v from 'valibot'
import { amountDigits } from '#app/platform/schema/read-number.ts'
import type { More } from './fields.ts'
import { type OwnField, ownField } from './own-field.ts'

type Money = More & { expected: string }

/**
 * Whole rupees from `least` (1) to 99,99,999. `104116`, `"104116"` and `"1,04,116"` alike: people type
 * the commas that they read. An empty one of at least 0 is 0.
 */
export function rupees(
  label: string,
  { least = 1, expected, ...more }: Money & { least?: number },
): OwnField<number> {
  const schema = v.pipe(
    amount(/^\d{1,7}$/, { expected, ...more }, least === 0 ? '0' : ''),
    v.transform(Number),
    v.minValue(least, expected),
  )
  return ownField('money', label, schema, { inputMode: 'numeric', maxLength: 12, ...more })
}

/** Rupees above zero with at most two decimals, kept as a text with exactly two. */
export function rupeesAndPaise(label: string, { expected, ...more }: Money): OwnField<string> {
  const schema = v.pipe(
    amount(/^\d{1,7}(\.\d{1,2})?$/, { expected, ...more }, ''),
    v.transform((digits) => Number(digits).toFixed(2)),
    v.check((price) => Number(price) > 0, 'A price is above zero.'),
  )
  return ownField('money', label, schema, { inputMode: 'decimal', maxLength: 14, ...more })
}

function amount(pattern: RegExp, { expected, missing = expected }: Money, empty: string) {
  return v.pipe(
    v.optional(v.union([v.string(), v.number()], expected), empty),
    v.check((given) => String(given).length <= 100, expected),
    v.transform((given) => amountDigits(String(given)) || empty),
    v.regex(pattern, ({ input }) => (input === '' ? missing : expected)),
  )
}

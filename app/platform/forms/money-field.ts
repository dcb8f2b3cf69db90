import * as v from 'valibot'
import { rupeeDigits } from '#app/platform/schema/parse-number.ts'
import { type CustomField, customField } from './custom-field.ts'
import type { FieldSettings } from './field-definitions.ts'

type MoneyFieldOptions = FieldSettings & { expected: string }

/**
 * Whole rupees from `least` (default 1) to 99,99,999. Accepts `104116`, `"104116"` and
 * `"1,04,116"`. If `least` is 0, an empty field is 0.
 */
export function rupeesField(
  label: string,
  { least = 1, expected, ...more }: MoneyFieldOptions & { least?: number },
): CustomField<number> {
  const schema = v.pipe(
    amountSchema(/^\d{1,7}$/, { expected, ...more }, least === 0 ? '0' : ''),
    v.transform(Number),
    v.minValue(least, expected),
  )
  return customField('money', label, schema, { inputMode: 'numeric', maxLength: 12, ...more })
}

/** Rupees above zero with at most two decimals, stored as a text with exactly two. */
export function rupeesAndPaiseField(
  label: string,
  { expected, ...more }: MoneyFieldOptions,
): CustomField<string> {
  const schema = v.pipe(
    amountSchema(/^\d{1,7}(\.\d{1,2})?$/, { expected, ...more }, ''),
    v.transform((digits) => Number(digits).toFixed(2)),
    v.check((price) => Number(price) > 0, 'The price must be more than zero.'),
  )
  return customField('money', label, schema, { inputMode: 'decimal', maxLength: 14, ...more })
}

function amountSchema(
  pattern: RegExp,
  { expected, missing = expected }: MoneyFieldOptions,
  empty: string,
) {
  return v.pipe(
    v.optional(v.union([v.string(), v.number()], expected), empty),
    v.check((given) => String(given).length <= 100, expected),
    v.transform((given) => rupeeDigits(String(given)) || empty),
    v.regex(pattern, ({ input }) => (input === '' ? missing : expected)),
  )
}

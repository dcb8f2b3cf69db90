import * as v from 'valibot'
import { type CustomField, customField } from '#app/platform/forms/custom-field.ts'
import { rupeeDigits } from '#app/platform/schema/parse-number.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'

type NumberFieldOptions = { expected: string; isRight: (figure: number) => boolean; hint?: string }

/** A number field that accepts `1,049` or `11.5 %` as people type them. An empty one is `null`. */
export function optionalNumberField(
  label: string,
  { expected, isRight, ...more }: NumberFieldOptions,
): CustomField<number | null> {
  const schema = v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()], expected)), ''),
    v.check((given) => String(given ?? '').length <= 100, expected),
    v.transform((given) => rupeeDigits(String(given ?? '').replace(/%\s*$/, ''))),
    v.regex(/^(\d{1,9}(\.\d{1,4})?)?$/, expected),
    v.transform((digits) => (digits === '' ? null : Number(digits))),
    v.check((figure) => figure === null || isRight(figure), expected),
  )
  return customField('text', label, schema, { inputMode: 'decimal', maxLength: 14, ...more })
}

/** A single-line text field that may be empty. */
export function optionalNoteField(
  label: string,
  tooLong: string,
  hint: string,
): CustomField<string> {
  const schema = v.pipe(
    v.optional(v.string(tooLong), ''),
    v.maxLength(800, tooLong),
    v.transform(sanitizeLine),
    v.maxLength(200, tooLong),
  )
  return customField('text', label, schema, { maxLength: 200, hint })
}

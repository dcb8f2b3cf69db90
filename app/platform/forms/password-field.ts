import * as v from 'valibot'
import { type CustomField, customField } from './custom-field.ts'
import type { FieldSettings } from './field-definitions.ts'

/** A password exactly as typed, including trailing spaces. Always required. */
export function passwordField(
  label: string,
  {
    missing = 'Enter a password',
    ...more
  }: FieldSettings & { least?: number; tooShort?: string } = {},
): CustomField<string> {
  const { least = 0, tooShort = `At least ${least} characters`, ...rest } = more
  const schema = v.pipe(
    v.optional(v.string('must be text'), ''),
    v.nonEmpty(missing),
    v.maxLength(200, 'must be 200 characters or fewer'),
    v.check((given) => given === '' || given.length >= least, tooShort),
  )
  return customField('password', label, schema, { isRequired: true, missing, ...rest })
}

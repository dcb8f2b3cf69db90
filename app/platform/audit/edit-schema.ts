import type * as v from 'valibot'
import { wholeFormSchema } from '#app/platform/forms/form-schema.ts'
import { type Fields, ownField, type ValuesOf } from '#app/platform/forms/own-field.ts'
import { readVersion } from './read-version.ts'

/** The body of an edit: what a form holds, with the version that it was made from. */
export function editSchema<Of extends Fields>(
  fields: Of,
): v.GenericSchema<unknown, ValuesOf<Of> & { version?: number | undefined }> {
  return wholeFormSchema({ ...fields, version: ownField('number', 'Version', readVersion) })
}

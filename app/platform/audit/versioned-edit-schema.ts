import type * as v from 'valibot'
import { customField, type Fields, type FormValuesOf } from '#app/platform/forms/custom-field.ts'
import { completeFormSchema } from '#app/platform/forms/form-schema.ts'
import { rowVersionSchema } from './row-version-schema.ts'

/** The body of an edit: what a form holds, with the version that it was made from. */
export function versionedEditSchema<Of extends Fields>(
  fields: Of,
): v.GenericSchema<unknown, FormValuesOf<Of> & { version?: number | undefined }> {
  return completeFormSchema({
    ...fields,
    version: customField('number', 'Version', rowVersionSchema),
  })
}

import type * as v from 'valibot'
import { customField, type Fields, type FormValuesOf } from '#app/platform/forms/custom-field.ts'
import { completeFormSchema } from '#app/platform/forms/form-schema.ts'
import { rowVersionSchema } from './row-version-schema.ts'

/**
 * Schema for the request body of an edit: the form's fields and the version that the edit is based
 * on.
 */
export function versionedEditSchema<Of extends Fields>(
  fields: Of,
): v.GenericSchema<unknown, FormValuesOf<Of> & { version?: number | undefined }> {
  return completeFormSchema({
    ...fields,
    version: customField('number', 'Version', rowVersionSchema),
  })
}

import type * as v from 'valibot'
import { completeFormSchema } from '#app/platform/forms/form-schema.ts'
import { type Fields, customField, type FormValuesOf } from '#app/platform/forms/own-field.ts'
import { rowVersionSchema } from './read-version.ts'

/** The body of an edit: what a form holds, with the version that it was made from. */
export function versionedEditSchema<Of extends Fields>(
  fields: Of,
): v.GenericSchema<unknown, FormValuesOf<Of> & { version?: number | undefined }> {
  return completeFormSchema({ ...fields, version: customField('number', 'Version', rowVersionSchema) })
}

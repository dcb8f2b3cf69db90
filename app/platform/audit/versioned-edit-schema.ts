import * as v from 'valibot'
import {
  type CustomField,
  customField,
  type Fields,
  type FormValuesOf,
} from '#app/platform/forms/custom-field.ts'
import { completeFormSchema } from '#app/platform/forms/form-schema.ts'
import { rowVersionSchema } from './row-version-schema.ts'

type Version = { version?: number | undefined }

/**
 * Schema for the request body of an edit: the form's fields and the version that the edit is based
 * on.
 */
export function versionedEditSchema<Of extends Fields>(
  fields: Of,
): v.GenericSchema<unknown, FormValuesOf<Of> & Version>
/* @__NO_SIDE_EFFECTS__ */
export function versionedEditSchema(fields: Fields): unknown {
  return completeFormSchema({
    ...fields,
    version: customField('number', 'Version', rowVersionSchema),
  })
}

/** A `versionedEditSchema` that may lack optional fields. Such a field keeps its value. */
export function partialEditSchema<Of extends { readonly [name: string]: CustomField }>(
  fields: Of,
): v.GenericSchema<unknown, PartialEdit<FormValuesOf<Of>> & Version>
/* @__NO_SIDE_EFFECTS__ */
export function partialEditSchema(fields: Record<string, CustomField>): unknown {
  const omittable = Object.entries(fields).map(([name, field]) => [
    name,
    field.isRequired ? field : { ...field, schema: v.optional(field.schema) },
  ])
  return versionedEditSchema(Object.fromEntries(omittable))
}

type PartialEdit<Values> = {
  [Name in keyof Values]: null extends Values[Name] ? Values[Name] | undefined : Values[Name]
}

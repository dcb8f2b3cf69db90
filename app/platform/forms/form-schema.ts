import * as v from 'valibot'
import type { AnyField, Fields, FormValuesOf } from './custom-field.ts'
import { fieldSchema } from './field-schema.ts'
import { refusalWords } from './refusal-words.ts'

/** Returns the schema of a form for the browser, the server and the OpenAPI description. */
export function formSchema<Of extends Fields>(
  fields: Of,
  refusal?: string,
): v.GenericSchema<unknown, FormValuesOf<Of>>
/* @__NO_SIDE_EFFECTS__ */
export function formSchema(fields: Fields, refusal?: string): unknown {
  return fieldsSchema(fields, schemaOf, refusal)
}

/**
 * Returns the schema for a change of existing data. Every field must be sent, even if empty,
 * because an omitted field would be stored as empty. Checkboxes may be omitted, because browsers do
 * not send unticked checkboxes.
 */
export function completeFormSchema<Of extends Fields>(
  fields: Of,
  refusal?: string,
): v.GenericSchema<unknown, FormValuesOf<Of>>
/* @__NO_SIDE_EFFECTS__ */
export function completeFormSchema(fields: Fields, refusal?: string): unknown {
  return fieldsSchema(fields, requiredSchemaOf, refusal)
}

function fieldsSchema(
  fields: Fields,
  schemaFor: (field: AnyField) => v.GenericSchema,
  refusal: string = refusalWords.noFields,
) {
  const entries = Object.entries(fields).map(([name, field]) => [name, schemaFor(field)] as const)
  return v.object(Object.fromEntries(entries), ({ path }) => {
    const field = fields[String(path?.[0].key)]
    if (!field) return refusal
    const { isRequired, missing = refusalWords.leftOut(field.label) } = field
    return isRequired ? missing : refusalWords.leftOut(field.label)
  })
}

function schemaOf(field: AnyField): v.GenericSchema {
  return field.kind === 'own' ? field.schema : fieldSchema(field, 'form', refusalWords)
}

const boxes: ReadonlySet<string> = new Set(['checkbox', 'group', 'several'])

function requiredSchemaOf(field: AnyField): v.GenericSchema {
  const schema = schemaOf(field)
  const mayBeLeftOut = boxes.has(field.control) || v.getDefault(schema) === undefined
  return mayBeLeftOut ? schema : v.nonOptional(schema)
}

import * as v from 'valibot'
import type { AnyField, Fields, FormValuesOf } from './custom-field.ts'
import { fieldSchema } from './field-schema.ts'
import { refusalWords } from './refusal-words.ts'

/** The one schema of a form for browser, server and the description of the interface. */
export function formSchema<Of extends Fields>(
  fields: Of,
  refusal?: string,
): v.GenericSchema<unknown, FormValuesOf<Of>>
/* @__NO_SIDE_EFFECTS__ */
export function formSchema(fields: Fields, refusal?: string): unknown {
  return fieldsSchema(fields, schemaOf, refusal)
}

/**
 * The same, for what changes something that is there already: every field must be sent, if only empty. One that was
 * left out would be stored as empty. Boxes may be left out: browsers do not send those that are not ticked.
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

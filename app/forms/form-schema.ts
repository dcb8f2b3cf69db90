import * as v from 'valibot'
import { fieldSchema } from './field-schema.ts'
import type { AnyField, Fields, ValuesOf } from './own-field.ts'
import { refusalWords } from './refusal-words.ts'

/** The one schema of a form for browser, server and the description of the interface. */
export function formSchema<Of extends Fields>(
  fields: Of,
  refusal?: string,
): v.GenericSchema<unknown, ValuesOf<Of>>
/* @__NO_SIDE_EFFECTS__ */
export function formSchema(fields: Fields, refusal = refusalWords.noFields): unknown {
  const entries = Object.entries(fields).map(([name, field]) => [name, schemaOf(field)] as const)
  return v.object(Object.fromEntries(entries), refusal)
}

function schemaOf(field: AnyField): v.GenericSchema {
  return field.kind === 'own' ? field.schema : fieldSchema(field, 'form', refusalWords)
}

import * as v from 'valibot'
import { fieldSchema, type Mode } from '#app/forms/field-schema.ts'
import type { Answer } from '#app/forms/fields.ts'
import type { Answers, Enquiry } from './define.ts'

type EnquirySchema = v.GenericSchema<unknown, Answers>

const made = {
  form: new WeakMap<Enquiry, EnquirySchema>(),
  json: new WeakMap<Enquiry, EnquirySchema>(),
}

/** The one schema of an enquiry for browser, server and the description of the interface. */
export function enquirySchema(enquiry: Enquiry, mode: Mode): EnquirySchema {
  const known = made[mode].get(enquiry)
  if (known) return known
  const schema = makeSchema(enquiry, mode)
  made[mode].set(enquiry, schema)
  return schema
}

function makeSchema({ fields, rule }: Enquiry, mode: Mode): EnquirySchema {
  const entries: Record<string, v.GenericSchema<unknown, Answer>> = {}
  for (const [name, field] of Object.entries(fields)) entries[name] = fieldSchema(field, mode)
  const object = v.object(entries, 'The request must be a group of fields')
  return rule ? v.pipe(object, check(rule)) : object
}

function check(rule: NonNullable<Enquiry['rule']>) {
  const { field: key, message } = rule
  return v.rawCheck<Record<string, Answer>>(({ dataset, addIssue }) => {
    if (!dataset.typed || rule.holds(dataset.value)) return
    const input = dataset.value
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    })
  })
}

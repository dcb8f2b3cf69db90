import * as v from 'valibot'
import { fieldSchema } from '#app/forms/field-schema.ts'
import type { Answers, Enquiry } from './define.ts'

type EnquirySchema = v.GenericSchema<unknown, Answers>

const made = new WeakMap<Enquiry, EnquirySchema>()

/** The one schema of an enquiry for browser, server and the description of the interface. */
export function enquirySchema(enquiry: Enquiry): EnquirySchema {
  const known = made.get(enquiry)
  if (known) return known
  const schema = makeSchema(enquiry)
  made.set(enquiry, schema)
  return schema
}

function makeSchema({ fields, rule }: Enquiry): EnquirySchema {
  const entries: Record<string, v.GenericSchema> = {}
  for (const [name, field] of Object.entries(fields)) entries[name] = fieldSchema(field)
  const object = v.object(entries, 'The request must be a group of fields')
  return rule ? v.pipe(object, check(rule)) : object
}

function check({ field: key, message, holds }: NonNullable<Enquiry['rule']>) {
  return v.rawCheck<Answers>(({ dataset, addIssue }) => {
    if (!dataset.typed || holds(dataset.value)) return
    const input = dataset.value
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    })
  })
}

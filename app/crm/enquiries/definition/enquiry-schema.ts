import * as v from 'valibot'
import { fieldSchema, type Mode } from '#app/platform/forms/field-schema.ts'
import type { Answer } from '#app/platform/forms/fields.ts'
import type { RefusalWords } from '#app/platform/forms/refusal-words.ts'
import { configurationSchema } from '#app/platform/forms/sent-configuration.ts'
import type { Answers, Enquiry } from './define.ts'

type EnquirySchema = v.GenericSchema<unknown, Answers>

type Made = Record<Mode, WeakMap<Enquiry, EnquirySchema>>
const made = new WeakMap<RefusalWords, Made>()

/** The one schema of an enquiry in a language: browser, server and the description of the interface share it. */
export function enquirySchema(enquiry: Enquiry, mode: Mode, words: RefusalWords): EnquirySchema {
  const inTheseWords = made.get(words) ?? { form: new WeakMap(), json: new WeakMap() }
  made.set(words, inTheseWords)
  const known = inTheseWords[mode].get(enquiry)
  if (known) return known
  const schema = makeSchema(enquiry, mode, words)
  inTheseWords[mode].set(enquiry, schema)
  return schema
}

function makeSchema({ fields, rule }: Enquiry, mode: Mode, words: RefusalWords): EnquirySchema {
  const entries: Record<string, v.GenericSchema<unknown, Answer>> = {}
  for (const [name, field] of Object.entries(fields))
    entries[name] =
      // The portal's forms, which have none, need not bring what checks it.
      field.kind === 'configuration'
        ? configurationSchema(field.label, mode, words)
        : fieldSchema(field, mode, words)
  const object = v.object(entries, words.noFields)
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

import * as v from 'valibot'
import type { FieldAnswer } from '#app/platform/forms/field-definitions.ts'
import { fieldSchema, type InputMode } from '#app/platform/forms/field-schema.ts'
import type { RefusalWords } from '#app/platform/forms/refusal-words.ts'
import { configurationSchema } from '#app/platform/forms/submitted-configuration.ts'
import type { EnquiryAnswers, EnquiryKind } from './define-enquiry-kind.ts'

type EnquiryAnswersSchema = v.GenericSchema<unknown, EnquiryAnswers>

type SchemasByMode = Record<InputMode, WeakMap<EnquiryKind, EnquiryAnswersSchema>>
const schemaCache = new WeakMap<RefusalWords, SchemasByMode>()

/**
 * Returns the schema of an enquiry kind in a language, from a cache. Browser, server and API
 * description use the same schema.
 */
export function enquiryAnswersSchema(
  enquiry: EnquiryKind,
  mode: InputMode,
  words: RefusalWords,
): EnquiryAnswersSchema {
  const inTheseWords = schemaCache.get(words) ?? { form: new WeakMap(), json: new WeakMap() }
  schemaCache.set(words, inTheseWords)
  const known = inTheseWords[mode].get(enquiry)
  if (known) return known
  const schema = makeSchema(enquiry, mode, words)
  inTheseWords[mode].set(enquiry, schema)
  return schema
}

function makeSchema(
  { fields, rule }: EnquiryKind,
  mode: InputMode,
  words: RefusalWords,
): EnquiryAnswersSchema {
  const entries: Record<string, v.GenericSchema<unknown, FieldAnswer>> = {}
  for (const [name, field] of Object.entries(fields))
    entries[name] =
      // Forms in the portal have no configuration, so their bundles can omit the configuration
      // schema.
      field.kind === 'configuration'
        ? configurationSchema(field.label, mode, words)
        : fieldSchema(field, mode, words)
  const object = v.object(entries, words.noFields)
  return rule ? v.pipe(object, ruleCheck(rule)) : object
}

function ruleCheck(rule: NonNullable<EnquiryKind['rule']>) {
  const { field: key, message } = rule
  return v.rawCheck<Record<string, FieldAnswer>>(({ dataset, addIssue }) => {
    if (!dataset.typed || rule.holds(dataset.value)) return
    const input = dataset.value
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key, value: input[key] }],
    })
  })
}

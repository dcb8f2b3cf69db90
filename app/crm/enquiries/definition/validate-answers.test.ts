import fc from 'fast-check'
import { expect, it } from 'vitest'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { validateAnswers } from './validate-answers.ts'

/** Hostile JSON: names of built-in properties, and objects in place of texts. */
const names = fc.constantFrom('toString', 'valueOf', 'constructor', '__proto__', 'length')
const json = fc.jsonValue({ maxDepth: 3 })
const oddJson = fc.oneof(json, fc.dictionary(fc.oneof(names, fc.string()), json))

it.each(enquiryKinds)(
  'validation of $slug accepts or refuses any JSON without throwing',
  (enquiry) => {
    const sent = fc.record(
      Object.fromEntries(Object.keys(enquiry.fields).map((name) => [name, oddJson])),
      { requiredKeys: [] },
    )
    const property = fc.property(
      fc.oneof(oddJson, sent),
      fc.constantFrom('form' as const, 'json' as const),
      (given, mode) => {
        const checked = validateAnswers(
          enquiry,
          JSON.parse(JSON.stringify(given)),
          mode,
          refusalWords,
        )
        if (!checked.ok) expect(checked.problem.message).not.toBe('')
      },
    )
    fc.assert(property, { seed: 2026, numRuns: 100 })
  },
)

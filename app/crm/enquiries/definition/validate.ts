import * as v from 'valibot'
import { errorsOf, type FieldErrors } from '#app/platform/forms/errors-of.ts'
import { type Mode, missing } from '#app/platform/forms/field-schema.ts'
import type { RefusalWords } from '#app/platform/forms/refusal-words.ts'
import type { Answers, Enquiry } from './define.ts'
import { enquirySchema } from './enquiry-schema.ts'

export type Refusal = { message: string; errors: FieldErrors }
export type Checked = { ok: true; answers: Answers } | ({ ok: false } & Refusal)

/** Checks what was sent against an enquiry's schema, in the browser and on the server alike. */
export function checkAnswers(
  enquiry: Enquiry,
  sent: unknown,
  mode: Mode,
  words: RefusalWords,
): Checked {
  const result = v.safeParse(enquirySchema(enquiry, mode, words), sent)
  if (result.success) return { ok: true, answers: result.output }
  const errors = errorsOf(result.issues, { isByField: true })
  return { ok: false, errors, message: summary(enquiry, errors, words) }
}

/** The first field's words, or the enquiry's own where a required field is empty. */
function summary(
  { fields, missing: said }: Enquiry,
  errors: FieldErrors,
  words: RefusalWords,
): string {
  const wrong = Object.entries(fields).filter(([name]) => name in errors)
  const isMissing = wrong.some(
    ([name, field]) => field.isRequired && errors[name]?.includes(missing(field, words)),
  )
  const first = errors[wrong[0]?.[0] ?? '']?.[0] ?? words.checkAgain
  return isMissing ? (said ?? first) : first
}

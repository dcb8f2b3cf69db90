import * as v from 'valibot'
import { type FieldErrors, fieldErrorsOf } from '#app/platform/forms/field-errors.ts'
import { type InputMode, missingMessage } from '#app/platform/forms/field-schema.ts'
import type { RefusalWords } from '#app/platform/forms/refusal-words.ts'
import type { EnquiryAnswers, EnquiryKind } from './define-enquiry-kind.ts'
import { enquiryAnswersSchema } from './enquiry-answers-schema.ts'

export type AnswersRefusal = { message: string; errors: FieldErrors }
export type AnswersValidation =
  | { ok: true; answers: EnquiryAnswers }
  | ({ ok: false } & AnswersRefusal)

/**
 * Validates sent answers against the schema of the enquiry kind, both in the browser and on the
 * server.
 */
export function validateAnswers(
  enquiry: EnquiryKind,
  sent: unknown,
  mode: InputMode,
  words: RefusalWords,
): AnswersValidation {
  const result = v.safeParse(enquiryAnswersSchema(enquiry, mode, words), sent)
  if (result.success) return { ok: true, answers: result.output }
  const errors = fieldErrorsOf(result.issues, { isByField: true })
  return { ok: false, errors, message: errorSummary(enquiry, errors, words) }
}

/**
 * Returns the message of the first wrong field. If a required field is empty, returns the kind's
 * own message instead.
 */
function errorSummary(
  { fields, missing: said }: EnquiryKind,
  errors: FieldErrors,
  words: RefusalWords,
): string {
  const wrong = Object.entries(fields).filter(([name]) => name in errors)
  const isMissing = wrong.some(
    ([name, field]) => field.isRequired && errors[name]?.includes(missingMessage(field, words)),
  )
  const first = errors[wrong[0]?.[0] ?? '']?.[0] ?? words.checkAgain
  return isMissing ? (said ?? first) : first
}

import * as v from 'valibot'
import { type FieldErrors, fieldErrorsOf } from '#app/platform/forms/field-errors.ts'
import { type InputMode, missingMessage } from '#app/platform/forms/field-schema.ts'
import type { RefusalWords } from '#app/platform/forms/refusal-words.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { EnquiryAnswers, EnquiryKind } from './define-enquiry-kind.ts'
import { enquiryAnswersSchema } from './enquiry-answers-schema.ts'

/**
 * Validates sent answers against the schema of the enquiry kind, both in the browser and on the
 * server.
 */
export function validateAnswers(
  enquiry: EnquiryKind,
  sent: unknown,
  mode: InputMode,
  words: RefusalWords,
): Result<EnquiryAnswers> {
  const result = v.safeParse(enquiryAnswersSchema(enquiry, mode, words), sent)
  if (result.success) return ok(result.output)
  const errors = fieldErrorsOf(result.issues, { isByField: true })
  return fail('invalid', errorSummary(enquiry, errors, words), { errors })
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

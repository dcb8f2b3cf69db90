import type {
  EnquiryAnswers,
  EnquiryFieldDefinitions,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import type { Result } from '#app/platform/result/result.ts'

/** Returns the fields that customers correct themselves: name, number, e-mail and message. */
export function findCorrectableFields(enquiry: EnquiryKind): {
  fields: EnquiryFieldDefinitions
  /** Validates these fields by the rules of the form. */
  check: (sent: Readonly<Record<string, string>>) => Result<EnquiryAnswers>
} {
  const fields = Object.fromEntries(
    Object.entries(enquiry.fields)
      .filter(
        ([name, { control }]) =>
          name === 'name' || control === 'tel' || control === 'email' || control === 'textarea',
      )
      // Hints say what we do with a new enquiry.
      .map(([name, { hint: _, ...field }]) => [name, field]),
  )
  const { rule: _, missing: __, ...kind } = enquiry
  return {
    fields,
    check(sent) {
      const known = Object.fromEntries(Object.keys(fields).map((name) => [name, sent[name] ?? '']))
      return validateAnswers({ ...kind, fields }, known, 'form', refusalWords)
    },
  }
}

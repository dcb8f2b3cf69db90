import type { EnquiryAnswers } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Field } from '#app/platform/forms/field-definitions.ts'

/**
 * Lists the channels to which a customer agreed, in the words of the form. A single checkbox is an
 * agreement with terms or a statement, such as having a licence, so it is no consent to messages.
 */
export function consentsInAnswers(kind: string, answers: EnquiryAnswers): string[] {
  const fields: Record<string, Field> = findEnquiryKind(kind)?.fields ?? {}
  return Object.entries(fields).flatMap(([name, { control, label, fields: parts = {}, all }]) => {
    const answer = answers[name]
    if (control !== 'group' || typeof answer !== 'object' || answer === null) return []
    const chosen = new Map(Object.entries(answer))
    const ticked = Object.entries(parts)
      .filter(([part]) => part !== all && chosen.get(part) === true)
      .map(([, part]) => part.label)
    return ticked.length === 0 ? [] : [`${label} ${ticked.join(', ')}`]
  })
}

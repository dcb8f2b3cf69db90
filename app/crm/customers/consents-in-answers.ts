import type { EnquiryAnswers } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Field } from '#app/platform/forms/field-definitions.ts'

/** Lists the boxes that a customer ticked, in the words of the form. */
export function consentsInAnswers(kind: string, answers: EnquiryAnswers): string[] {
  const fields: Record<string, Field> = findEnquiryKind(kind)?.fields ?? {}
  return Object.entries(fields).flatMap(([name, { control, label, fields: parts = {}, all }]) => {
    const answer = answers[name]
    if (control === 'checkbox') return answer === true ? [label] : []
    if (control !== 'group' || typeof answer !== 'object' || answer === null) return []
    const chosen = new Map(Object.entries(answer))
    const ticked = Object.entries(parts)
      .filter(([part]) => part !== all && chosen.get(part) === true)
      .map(([, part]) => part.label)
    return ticked.length === 0 ? [] : [`${label} ${ticked.join(', ')}`]
  })
}

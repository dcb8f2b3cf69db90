import { toDialableNumber } from '#app/platform/forms/phone-number.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'

type SubmittedAnswers = { readonly [name: string]: unknown }

/** The number at which who asks is called: from what was sent, as it was typed, or from what a row holds. '' for none. */
export function enquiryPhoneNumber(
  { fields }: Pick<EnquiryKind, 'fields'>,
  sent: SubmittedAnswers,
): string {
  const numbers = Object.keys(fields)
    .filter((name) => fields[name]?.control === 'tel')
    .map((name) => toDialableNumber(textOf(sent[name])))
  return numbers.find((number) => number !== '') ?? ''
}

/** Longer than any number is none. */
function textOf(sent: unknown): string {
  const isText = typeof sent === 'string' || typeof sent === 'number'
  return isText ? sanitizeLine(String(sent).slice(0, 100)) : ''
}

import { toDialableNumber } from '#app/platform/forms/phone-number.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import type { EnquiryKind } from './definition/define-enquiry-kind.ts'

type SubmittedAnswers = { readonly [name: string]: unknown }

/**
 * Returns the visitor's phone number in dialling form, or ''. Accepts sent answers as well as
 * answers of a stored row.
 */
export function enquiryPhoneNumber(
  { fields }: Pick<EnquiryKind, 'fields'>,
  sent: SubmittedAnswers,
): string {
  const numbers = Object.keys(fields)
    .filter((name) => fields[name]?.control === 'tel')
    .map((name) => toDialableNumber(textOf(sent[name])))
  return numbers.find((number) => number !== '') ?? ''
}

/** A longer text cannot be a phone number. */
function textOf(sent: unknown): string {
  const isText = typeof sent === 'string' || typeof sent === 'number'
  return isText ? sanitizeLine(String(sent).slice(0, 100)) : ''
}

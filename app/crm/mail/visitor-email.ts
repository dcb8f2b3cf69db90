import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { isPlainEmailAddress } from './plain-email-address.ts'

/**
 * Finds the visitor's email address; undefined if the visitor left none, or if it is not a plain
 * address.
 */
export function findVisitorEmail(
  { fields }: EnquiryKind,
  answers: EnquiryAnswers,
): string | undefined {
  const given = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'email')
    .map(([name]) => answers[name])
  return given.filter((answer) => typeof answer === 'string').find(isPlainEmailAddress)
}

import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { FieldAnswer } from '#app/platform/forms/field-definitions.ts'

// Common first names. The family name shows that no real person is meant.
const firstNames =
  'Aarav Bhavana Charan Divya Eshwar Fatima Gopal Harini Imran Jyothi Kiran Lakshmi Mahesh Nandini Omkar Padma Qadir Rekha Suresh Tanvi Uday Vani Waseem Yamini Zoya'.split(
    ' ',
  )

/**
 * Varies the example of an enquiry kind by the visitor's number. There are mobile numbers for a
 * thousand million visitors.
 */
export function demoAnswersOf(enquiry: EnquiryKind, number: number): EnquiryAnswers {
  return replacePersonalAnswers(enquiry, enquiry.example, number)
}

/** Varies answers that are already validated, in the same way. */
export function replacePersonalAnswers(
  { fields }: EnquiryKind,
  answers: EnquiryAnswers,
  number: number,
): EnquiryAnswers {
  const first = firstNames[number % firstNames.length] ?? 'Asha'
  const sent: Record<string, FieldAnswer | undefined> = { ...answers }
  for (const [name, { kind, control, autoComplete }] of Object.entries(fields)) {
    if (autoComplete === 'name') sent[name] = `${first} Example`
    if (control === 'email') sent[name] = `${first.toLowerCase()}${number}@example.com`
    if (control === 'tel') sent[name] = `9${String(number).padStart(9, '0')}`
    if (kind === 'plate') sent[name] = demoRegistrationNumber(number)
  }
  return sent
}

/** Returns a registration number of Telangana, different for each visitor. */
function demoRegistrationNumber(number: number): string {
  const district = String(7 + (number % 9)).padStart(2, '0')
  const letter = (of: number) => String.fromCharCode(65 + (of % 26))
  const series = letter(Math.floor(number / 9_000 / 26)) + letter(Math.floor(number / 9_000))
  return `TG ${district} ${series} ${1_000 + (number % 9_000)}`
}

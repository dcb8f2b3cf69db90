import type { Answers, Enquiry } from '#app/enquiries/definition/define.ts'
import type { Answer } from '#app/forms/fields.ts'

// Common first names; the family name says that nobody is meant.
const firstNames =
  'Aarav Bhavana Charan Divya Eshwar Fatima Gopal Harini Imran Jyothi Kiran Lakshmi Mahesh Nandini Omkar Padma Qadir Rekha Suresh Tanvi Uday Vani Waseem Yamini Zoya'.split(
    ' ',
  )

/** A kind's example as the visitor of that number sends it; a mobile has room for a thousand million. */
export function underAnotherName(enquiry: Enquiry, number: number): Answers {
  return namedAnew(enquiry, enquiry.example, number)
}

/** The same of answers that are checked already. */
export function namedAnew({ fields }: Enquiry, answers: Answers, number: number): Answers {
  const first = firstNames[number % firstNames.length] ?? 'Asha'
  const sent: Record<string, Answer | undefined> = { ...answers }
  for (const [name, { control, autoComplete }] of Object.entries(fields)) {
    if (autoComplete === 'name') sent[name] = `${first} Example`
    if (control === 'email') sent[name] = `${first.toLowerCase()}${number}@example.com`
    if (control === 'tel') sent[name] = `9${String(number).padStart(9, '0')}`
  }
  return sent
}

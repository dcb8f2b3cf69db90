import type { Answers, Enquiry } from '#app/enquiries/definition/define.ts'
import { enquiries } from '#app/enquiries/enquiries.ts'
import type { Answer } from '#app/forms/fields.ts'

/** Demo enquiries lie this far back, most of them in the opening hours. */
export const daysBack = 30

type DemoEnquiry = { enquiry: Enquiry; sent: Answers; at: Date }

/** Every kind's own example under other names, the same ones each time, spread over the last days. */
export function demoEnquiries(each: number, latest: Date): DemoEnquiry[] {
  const all = enquiries.flatMap((enquiry, kind) =>
    Array.from({ length: each }, (_, index) => {
      const number = kind * each + index
      const age = (index / each) * daysBack * day + ((number * 7919) % 600) * minute
      return {
        enquiry,
        sent: underAnotherName(enquiry, number),
        at: new Date(latest.getTime() - age),
      }
    }),
  )
  return all.sort((a, b) => a.at.getTime() - b.at.getTime())
}

const minute = 60_000
const day = 24 * 60 * minute

// Common first names; the family name says that nobody is meant.
const firstNames =
  'Aarav Bhavana Charan Divya Eshwar Fatima Gopal Harini Imran Jyothi Kiran Lakshmi Mahesh Nandini Omkar Padma Qadir Rekha Suresh Tanvi Uday Vani Waseem Yamini Zoya'.split(
    ' ',
  )

/** A kind's example as the visitor of that number sends it; a mobile has room for a thousand million. */
export function underAnotherName(enquiry: Enquiry, number: number): Answers {
  const first = firstNames[number % firstNames.length] ?? 'Asha'
  const sent: Record<string, Answer | undefined> = { ...enquiry.example }
  for (const [name, { control, autoComplete }] of Object.entries(enquiry.fields)) {
    if (autoComplete === 'name') sent[name] = `${first} Example`
    if (control === 'email') sent[name] = `${first.toLowerCase()}${number}@example.com`
    if (control === 'tel') sent[name] = `9${String(number).padStart(9, '0')}`
  }
  return sent
}

import { expect, it } from 'vitest'
import { amcEnquiry } from '#app/crm/enquiries/kinds/amc.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { enquiryAnswersSchema } from './enquiry-answers-schema.ts'

it('caches one schema for each combination of enquiry kind, mode and language', () => {
  const otherWords = { ...refusalWords }
  const cases = [refusalWords, otherWords].flatMap((words) =>
    [amcEnquiry, serviceBookingEnquiry].flatMap((enquiry) =>
      (['form', 'json'] as const).map((mode) => [enquiry, mode, words] as const),
    ),
  )
  const made = cases.map((it) => enquiryAnswersSchema(...it))
  expect(new Set(made).size).toBe(cases.length)
  for (const [index, it] of cases.entries()) expect(enquiryAnswersSchema(...it)).toBe(made[index])
})

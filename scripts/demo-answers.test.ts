import { expect, it } from 'vitest'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { demoAnswersOf } from './demo-answers.ts'

it.each(enquiryKinds)('creates any number of valid demo enquiries of kind $slug', (enquiry) => {
  const numbers = [0, 99_999, 100_000, 899_999, 1_000_000]
  for (let number = 1; number < 1_000_000; number += 33_331) numbers.push(number)
  for (const number of numbers) {
    const sent = demoAnswersOf(enquiry, number)
    expect([number, validateAnswers(enquiry, sent, 'json', refusalWords)]).toMatchObject([
      number,
      { ok: true },
    ])
  }
})

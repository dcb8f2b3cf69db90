import * as v from 'valibot'
import type { Enquiry } from '#app/enquiries/definition/define.ts'
import { checkAnswers, type Refusal } from '#app/enquiries/definition/validate.ts'
import { nestFormData } from '#app/forms/form-data.ts'
import { refusalWords } from '#app/forms/refusal-words.ts'
import { takenEnquiry } from './enquiry-call.ts'

export type Reply = { ok: true; message: string; reference: string } | ({ ok: false } & Refused)

/** Why an enquiry is not taken. `isUnsaved`: through no fault of what was typed; the same may do in a minute. */
export type Refused = Refusal & { isUnsaved?: boolean }

const failure = v.object({
  message: v.pipe(v.string(), v.nonEmpty()),
  errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
})

/**
 * Checks the form and sends it under `key`, so that a repeat is known as one. A network failure, or
 * an answer that is none of ours, is a refusal in the enquiry's own words.
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  form: HTMLFormElement,
  key: string,
): Promise<Reply> {
  const sent = nestFormData(new FormData(form))
  const checked = checkAnswers(enquiry, sent, 'form', refusalWords)
  if (!checked.ok) return checked
  let isAnswered = false
  try {
    const response = await fetch(enquiry.postTo, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(sent),
    })
    isAnswered = true
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, ...v.parse(takenEnquiry, answer) }
    return { ok: false, ...v.parse(failure, answer), isUnsaved: response.status >= 500 }
  } catch {
    const { networkFailure, answerFailure = networkFailure } = enquiry
    const message = isAnswered ? answerFailure : networkFailure
    return { ok: false, message, errors: {}, isUnsaved: true }
  }
}

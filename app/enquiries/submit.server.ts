import { createHash } from 'node:crypto'
import type { Answers, Enquiry } from '#app/enquiries/definition/define.ts'
import { checkAnswers } from '#app/enquiries/definition/validate.ts'
import type { Limiter } from '#app/http/limits.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import type { VehicleStore } from '#app/vehicles/vehicle-store.server.ts'
import type { EnquiryStore } from './enquiry-store.server.ts'

export type SubmitNeeds = {
  enquiries: EnquiryStore
  limits: { forms: Limiter }
  vehicles: Pick<VehicleStore, 'findDisplayName'>
}

export type Submission = {
  sent: unknown
  /** A post of the form without JavaScript: what is required on the form only is asked for. */
  isFormPost: boolean
  /** The `Idempotency-Key` header. */
  key?: string | undefined
  address: string
}

/**
 * Takes one enquiry: limit, check, models by their names, stored once. Returns the message and
 * reference for the visitor. Throws a Problem: 422 with the fields' errors, or 429.
 */
export async function submitEnquiry(
  { enquiries, limits, vehicles }: SubmitNeeds,
  enquiry: Enquiry,
  { sent, isFormPost, key, address }: Submission,
): Promise<{ message: string; reference: string }> {
  const wait = limits.forms.take(address)
  if (wait > 0)
    throw new Problem(
      429,
      `Too many requests from your connection. Please try again in ${wait} seconds.`,
      { headers: { 'Retry-After': String(wait) } },
    )
  const checked = checkAnswers(enquiry, sent, isFormPost)
  if (!checked.ok) throw new Problem(422, checked.message, { errors: checked.errors })
  const answers = await nameModels(vehicles, enquiry, checked.answers)
  const { reference } = await enquiries.add(
    enquiry,
    answers,
    onceKey(enquiry, answers, key, isFormPost),
  )
  return { message: enquiry.success, reference }
}

/** Chosen models are stored by their display names: staff read what they sell, not a form's value. */
async function nameModels(
  vehicles: SubmitNeeds['vehicles'],
  enquiry: Enquiry,
  answers: Answers,
): Promise<Answers> {
  const named = { ...answers }
  for (const [name, field] of Object.entries(enquiry.fields)) {
    const given = answers[name]
    if (field.control !== 'model' || typeof given !== 'string' || given === '') continue
    const displayName = await vehicles.findDisplayName(given)
    if (!displayName && field.mustBeKnownModel) {
      const message = 'Select a model from the list'
      throw new Problem(422, message, { errors: { [name]: [message] } })
    }
    named[name] = displayName ?? given
  }
  return named
}

/** A repeat has the visitor's key and the same content, or (form posts) the same content within ten minutes. */
function onceKey(enquiry: Enquiry, answers: Answers, key: string | undefined, isFormPost: boolean) {
  const hash = createHash('sha256')
    .update(
      JSON.stringify([enquiry.slug, Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1))]),
    )
    .digest('base64url')
  if (key)
    return {
      value: `key:${createHash('sha256').update(key).digest('base64url')}:${hash}`,
      expires: false,
    }
  return isFormPost ? { value: `form:${hash}`, expires: true } : undefined
}

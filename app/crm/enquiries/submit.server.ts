import { createHash } from 'node:crypto'
import type { OfferNeeds } from '#app/catalogue/vehicles/configuration/configuration.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { Answers, Enquiry } from '#app/crm/enquiries/definition/define.ts'
import { checkAnswers } from '#app/crm/enquiries/definition/validate.ts'
import type { Clock } from '#app/platform/calendar/dates.server.ts'
import type { DealerStore } from '#app/platform/dealer/dealer-store.server.ts'
import type { FieldErrors } from '#app/platform/forms/errors-of.ts'
import type { Answer } from '#app/platform/forms/fields.ts'
import { type Refusal, refuse } from '#app/platform/forms/refusal.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import type { Limiter } from '#app/platform/http/limits.server.ts'
import { networkOf } from '#app/platform/http/network.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { ofChosenModel } from './chosen-model.server.ts'
import type { EnquiryStore, Taken } from './enquiry-store.server.ts'
import { besideList } from './listed-configuration.server.ts'
import { numberOf } from './number-of.ts'
import { promiseFor } from './promise.ts'
import type { Source } from './source.ts'
import * as words from './words.ts'

export type SubmitNeeds = {
  enquiries: EnquiryStore
  limits: { forms: Limiter }
  vehicles: Pick<VehicleStore, 'findDisplayName' | 'findColourName'> & OfferNeeds['vehicles']
  facts: OfferNeeds['facts']
  dealer: Pick<DealerStore, 'get'>
  clock: Clock
  timeZone: string
  log: Pick<Log, 'error'>
}

export type Submission = {
  sent: unknown
  /** A post of the form without JavaScript: what is required on the form only is asked for. */
  isFormPost: boolean
  /** The `Idempotency-Key` header. */
  key?: string | undefined
  address: string
  /** Where it came from, if that is known. */
  source?: Source | undefined
}

export type Submitted = { is: 'done'; message: string } & Taken

/**
 * Takes one enquiry: limit, check, models by their names, stored once. Gives the message, reference
 * and promise for the visitor, or why it was refused.
 */
export async function submitEnquiry(
  needs: SubmitNeeds,
  enquiry: Enquiry,
  { sent, isFormPost, key, address, source }: Submission,
): Promise<Submitted | Refusal> {
  const { enquiries, limits, vehicles } = needs
  const wait = await limits.forms.take(networkOf(address))
  if (wait > 0) return refuse('tooMany', words.tooMany(wait), { wait })
  const checked = checkAnswers(enquiry, sent, isFormPost ? 'form' : 'json', refusalWords)
  if (!checked.ok) return refuse('invalid', checked.message, { errors: checked.errors })
  const named = await nameModels(vehicles, enquiry, withoutNothing(enquiry, checked.answers))
  const { answers, errors } = await nameColours(
    vehicles,
    enquiry,
    await ofChosenModel(vehicles, enquiry, named),
  )
  const [wrong] = Object.values(errors).flat()
  if (wrong !== undefined) return refuse('invalid', wrong, { errors })
  const { reference, callBy } = await enquiries.add(
    enquiry,
    await besideList(needs, answers),
    // Of what was sent: the list may have changed when it comes again.
    onceKey(enquiry, answers, key, isFormPost),
    callable(enquiry, sent) || numberOf(enquiry, answers),
    await promiseOrNone(needs, enquiry, answers),
    source,
  )
  return { is: 'done', message: enquiry.success, reference, callBy }
}

/** Who writes to us is never sent away because our own hours can't be read: then nothing is promised. */
async function promiseOrNone(
  { dealer, clock, timeZone, log }: SubmitNeeds,
  enquiry: Enquiry,
  answers: Answers,
): Promise<string | null> {
  const now = clock()
  try {
    const { hours } = await dealer.get()
    return promiseFor(enquiry, answers, { hours, timeZone, now })
  } catch (error) {
    log.error({ err: error }, 'no call could be promised')
    return null
  }
}

/** As it was typed: what is stored of it may lack what abroad needs. */
function callable(enquiry: Enquiry, sent: unknown): string {
  return typeof sent === 'object' && sent !== null ? numberOf(enquiry, { ...sent }) : ''
}

/** A configuration that is none is as one that was never sent, so that a repeat is known as one. */
function withoutNothing({ fields }: Enquiry, answers: Answers): Answers {
  const given = Object.entries(answers).filter(
    ([name, answer]) => answer !== null || fields[name]?.kind !== 'configuration',
  )
  return Object.fromEntries(given)
}

/** Chosen models are stored by their display names, so that rows read alike whatever the form sent. */
async function nameModels(
  vehicles: SubmitNeeds['vehicles'],
  enquiry: Enquiry,
  given: Answers,
): Promise<Answers> {
  const named: Record<string, Answer | undefined> = { ...given }
  for (const [name, { control }] of Object.entries(enquiry.fields)) {
    const typed = given[name]
    if (control !== 'model' || typeof typed !== 'string' || typed === '') continue
    named[name] = (await vehicles.findDisplayName(typed)) ?? typed
  }
  return named
}

/** A colour is one of the field's own or of a model of the house, stored as that calls it. */
async function nameColours(
  vehicles: SubmitNeeds['vehicles'],
  { fields }: Enquiry,
  given: Answers,
): Promise<{ answers: Answers; errors: FieldErrors }> {
  const answers: Record<string, Answer | undefined> = { ...given }
  const errors: FieldErrors = {}
  for (const [name, { kind, label, options = [] }] of Object.entries(fields)) {
    const typed = given[name]
    if (kind !== 'colour' || typeof typed !== 'string' || typed === '') continue
    const known = options.find(({ value }) => value.toLowerCase() === typed.toLowerCase())?.value
    const colour = known ?? (await vehicles.findColourName(typed))
    if (colour === undefined)
      errors[name] = [refusalWords.noneOf(label, options.map((it) => it.label).join(', '))]
    else answers[name] = colour
  }
  return { answers, errors }
}

/** A repeat has the visitor's key and the same content, or (form posts) the same content within ten minutes. */
function onceKey(enquiry: Enquiry, answers: Answers, key: string | undefined, isFormPost: boolean) {
  const hash = createHash('sha256')
    // In this order ever since: a repeat must be known across a newer version of the program.
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

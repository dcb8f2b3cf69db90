import { createHash } from 'node:crypto'
import type { ConfigurationDeps } from '#app/catalogue/vehicles/configurator/find-configuration.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { FieldAnswer } from '#app/platform/forms/field-definitions.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { type Refusal, refuse } from '#app/platform/forms/refusal.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { callbackDeadlineFor } from './callback-deadline.ts'
import { withListPrices } from './configuration-list-prices.server.ts'
import { dropOtherModelConfiguration } from './drop-other-model-configuration.server.ts'
import { enquiryPhoneNumber } from './enquiry-phone-number.ts'
import type { EnquirySource } from './enquiry-source.ts'
import type { EnquiryReceipt, EnquiryStore } from './enquiry-store.server.ts'
import * as words from './words.ts'

export type SubmitEnquiryDeps = {
  enquiries: EnquiryStore
  limits: { forms: RateLimiter }
  vehicles: Pick<VehicleStore, 'findDisplayName' | 'findColourName'> & ConfigurationDeps['vehicles']
  facts: ConfigurationDeps['facts']
  dealer: Pick<DealerStore, 'get'>
  clock: Clock
  timeZone: string
  log: Pick<Log, 'error'>
}

export type EnquirySubmission = {
  sent: unknown
  /** A post of the form without JavaScript: what is required on the form only is asked for. */
  isFormPost: boolean
  /** The `Idempotency-Key` header. */
  key?: string | undefined
  address: string
  /** Where it came from, if that is known. */
  source?: EnquirySource | undefined
}

export type EnquirySubmissionResult = { is: 'done'; message: string } & EnquiryReceipt

/**
 * Takes one enquiry: limit, check, models by their names, stored once. Gives the message, reference
 * and promise for the visitor, or why it was refused.
 */
export async function submitEnquiry(
  needs: SubmitEnquiryDeps,
  enquiry: EnquiryKind,
  { sent, isFormPost, key, address, source }: EnquirySubmission,
): Promise<EnquirySubmissionResult | Refusal> {
  const { enquiries, limits, vehicles } = needs
  const wait = await limits.forms.take(networkPrefixOf(address))
  if (wait > 0) return refuse('tooMany', words.tooMany(wait), { wait })
  const checked = validateAnswers(enquiry, sent, isFormPost ? 'form' : 'json', refusalWords)
  if (!checked.ok) return refuse('invalid', checked.message, { errors: checked.errors })
  const named = await withModelNames(
    vehicles,
    enquiry,
    withoutEmptyConfigurations(enquiry, checked.answers),
  )
  const { answers, errors } = await withColourNames(
    vehicles,
    enquiry,
    await dropOtherModelConfiguration(vehicles, enquiry, named),
  )
  const [wrong] = Object.values(errors).flat()
  if (wrong !== undefined) return refuse('invalid', wrong, { errors })
  const { reference, callBy } = await enquiries.add(
    enquiry,
    await withListPrices(needs, answers),
    // Of what was sent: the list may have changed when it comes again.
    idempotencyKeyOf(enquiry, answers, key, isFormPost),
    phoneNumberAsTyped(enquiry, sent) || enquiryPhoneNumber(enquiry, answers),
    await callbackDeadlineOrNull(needs, enquiry, answers),
    source,
  )
  return { is: 'done', message: enquiry.success, reference, callBy }
}

/** Who writes to us is never sent away because our own hours can't be read: then nothing is promised. */
async function callbackDeadlineOrNull(
  { dealer, clock, timeZone, log }: SubmitEnquiryDeps,
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
): Promise<string | null> {
  const now = clock()
  try {
    const { hours } = await dealer.get()
    return callbackDeadlineFor(enquiry, answers, { hours, timeZone, now })
  } catch (error) {
    log.error({ err: error }, 'no call could be promised')
    return null
  }
}

/** As it was typed: what is stored of it may lack what abroad needs. */
function phoneNumberAsTyped(enquiry: EnquiryKind, sent: unknown): string {
  return typeof sent === 'object' && sent !== null ? enquiryPhoneNumber(enquiry, { ...sent }) : ''
}

/** A configuration that is none is as one that was never sent, so that a repeat is known as one. */
function withoutEmptyConfigurations(
  { fields }: EnquiryKind,
  answers: EnquiryAnswers,
): EnquiryAnswers {
  const given = Object.entries(answers).filter(
    ([name, answer]) => answer !== null || fields[name]?.kind !== 'configuration',
  )
  return Object.fromEntries(given)
}

/** Chosen models are stored by their display names, so that rows read alike whatever the form sent. */
async function withModelNames(
  vehicles: SubmitEnquiryDeps['vehicles'],
  enquiry: EnquiryKind,
  given: EnquiryAnswers,
): Promise<EnquiryAnswers> {
  const named: Record<string, FieldAnswer | undefined> = { ...given }
  for (const [name, { control }] of Object.entries(enquiry.fields)) {
    const typed = given[name]
    if (control !== 'model' || typeof typed !== 'string' || typed === '') continue
    named[name] = (await vehicles.findDisplayName(typed)) ?? typed
  }
  return named
}

/** A colour is one of the field's own or of a model of the house, stored as that calls it. */
async function withColourNames(
  vehicles: SubmitEnquiryDeps['vehicles'],
  { fields }: EnquiryKind,
  given: EnquiryAnswers,
): Promise<{ answers: EnquiryAnswers; errors: FieldErrors }> {
  const answers: Record<string, FieldAnswer | undefined> = { ...given }
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
function idempotencyKeyOf(
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
  key: string | undefined,
  isFormPost: boolean,
) {
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

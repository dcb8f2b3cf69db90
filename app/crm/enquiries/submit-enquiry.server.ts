import { createHash } from 'node:crypto'
import type { ConfigurationDeps } from '#app/catalogue/vehicles/configurator/find-configuration.server.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { FieldAnswer } from '#app/platform/forms/field-definitions.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { type HourRefusal, HourTaken, type NewAppointments } from './appointment-of-enquiry.ts'
import { callbackDeadlineFor } from './callback-deadline.ts'
import { withListPrices } from './configuration-list-prices.server.ts'
import { dropOtherModelConfiguration } from './drop-other-model-configuration.server.ts'
import type { EnquiryLinkStore } from './enquiry-link-store.server.ts'
import { enquiryPhoneNumber } from './enquiry-phone-number.ts'
import type { EnquirySource } from './enquiry-source.ts'
import type { EnquiryReceipt, EnquiryStore } from './enquiry-store.server.ts'
import * as words from './words.ts'

type PublishedOffers = {
  listShown: (today: string) => Promise<readonly { id: number; title: string }[]>
}

export type SubmitEnquiryDeps = {
  enquiries: EnquiryStore
  newAppointments: NewAppointments
  enquiryLinks: Pick<EnquiryLinkStore, 'findPath'>
  limits: { forms: RateLimiter }
  offers: PublishedOffers
  vehicles: Pick<VehicleStore, 'findDisplayName' | 'findColourName'> & ConfigurationDeps['vehicles']
  facts: ConfigurationDeps['facts']
  dealer: Pick<DealerStore, 'get'>
  clock: Clock
  timeZone: string
  log: Pick<Log, 'error'>
}

export type EnquirySubmission = {
  sent: unknown
  /**
   * `true` for a form post without JavaScript. Such a post must contain the fields that only the
   * form requires.
   */
  isFormPost: boolean
  /** The `Idempotency-Key` header. */
  key?: string | undefined
  address: string
  /** The visitor's source, if it is known. */
  source?: EnquirySource | undefined
}

/** `link` is the path of the customer's page; undefined if the data was erased before a repeat. */
type SubmittedEnquiry = EnquiryReceipt & { message: string; link: string | undefined }

/**
 * Processes one enquiry: rate limit, validation, model names and idempotent storage. Returns either
 * a refusal, or the message, reference, call-back deadline and link.
 */
export async function submitEnquiry(
  needs: SubmitEnquiryDeps,
  enquiry: EnquiryKind,
  { sent, isFormPost, key, address, source }: EnquirySubmission,
): Promise<Result<SubmittedEnquiry, HourRefusal>> {
  const { enquiries, limits, vehicles, newAppointments, enquiryLinks } = needs
  const wait = await limits.forms.take(networkPrefixOf(address))
  if (wait > 0) return fail('too-many', words.tooMany(wait), { wait })
  const checked = validateAnswers(enquiry, sent, isFormPost ? 'form' : 'json', refusalWords)
  if (!checked.ok) return checked
  const { answers: named, errors } = await nameModelsAndColours(
    vehicles,
    enquiry,
    withTypeOfPurpose(enquiry, withoutEmptyAdditions(enquiry, checked.value)),
  )
  const [wrong] = Object.values(errors).flat()
  if (wrong !== undefined) return fail('invalid', wrong, { errors })
  const answers = await withOfferTitle(needs, enquiry, named)
  const hour = await newAppointments.check(enquiry, answers)
  const isConfirmed = hour?.ok === true && hour.value.isConfirmed
  try {
    // This also runs for a refused hour: a repeat gets the reference of the enquiry that took it.
    const { reference, callBy } = await enquiries.add(
      enquiry,
      await withListPrices(needs, answers),
      // The key is a hash of the answers as they were sent. The list prices and the offer's title
      // are excluded, because they may change before a repeat.
      idempotencyKeyOf(enquiry, named, key, isFormPost),
      {
        phone: phoneNumberAsTyped(enquiry, sent) || enquiryPhoneNumber(enquiry, answers),
        callBy: isConfirmed ? null : await callbackDeadlineOrNull(needs, enquiry, answers),
        source,
        isConfirmed,
      },
    )
    const link = await enquiryLinks.findPath(reference)
    return ok({ message: enquiry.success, reference, callBy, link })
  } catch (error) {
    if (!(error instanceof HourTaken)) throw error
    return hour?.ok === false ? hour : newAppointments.refuseTaken(enquiry, answers)
  }
}

/**
 * Replaces models and colours by their names, and removes a configuration that is empty or of
 * another model. `errors` has the colours that do not exist.
 */
export async function nameModelsAndColours(
  vehicles: SubmitEnquiryDeps['vehicles'],
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
): Promise<{ answers: EnquiryAnswers; errors: FieldErrors }> {
  const named = await withModelNames(
    vehicles,
    enquiry,
    withoutEmptyConfigurations(enquiry, answers),
  )
  return withColourNames(
    vehicles,
    enquiry,
    await dropOtherModelConfiguration(vehicles, enquiry, named),
  )
}

/**
 * Returns null if the opening hours cannot be read. The enquiry is then stored without a deadline,
 * because it must not be refused for that.
 */
export async function callbackDeadlineOrNull(
  {
    dealer,
    clock,
    timeZone,
    log,
  }: Pick<SubmitEnquiryDeps, 'dealer' | 'clock' | 'timeZone' | 'log'>,
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
  now = clock(),
): Promise<string | null> {
  try {
    const { hours } = await dealer.get()
    return callbackDeadlineFor(enquiry, answers, { hours, timeZone, now })
  } catch (error) {
    log.error({ err: error }, 'no call could be promised')
    return null
  }
}

/**
 * Reads the number as the visitor typed it, because the stored answer may lack the plus of a
 * foreign number.
 */
export function phoneNumberAsTyped(enquiry: EnquiryKind, sent: unknown): string {
  return typeof sent === 'object' && sent !== null ? enquiryPhoneNumber(enquiry, { ...sent }) : ''
}

/**
 * Removes an empty configuration, so that a repeat gets the same key whether it contains the empty
 * configuration or not.
 */
function withoutEmptyConfigurations(
  { fields }: EnquiryKind,
  answers: EnquiryAnswers,
): EnquiryAnswers {
  const given = Object.entries(answers).filter(
    ([name, answer]) => answer !== null || fields[name]?.kind !== 'configuration',
  )
  return Object.fromEntries(given)
}

/**
 * Removes an empty offer, empty price choices and the empty fields of an appointment, so that a repeat
 * gets the same key as before these fields existed.
 */
function withoutEmptyAdditions({ fields }: EnquiryKind, answers: EnquiryAnswers): EnquiryAnswers {
  const isAddition = (name: string) =>
    fields[name]?.control === 'offer' ||
    fields[name]?.control === 'price-choices' ||
    fields[name]?.isOfAppointment === true
  const given = Object.entries(answers).filter(([name, answer]) => answer || !isAddition(name))
  return Object.fromEntries(given)
}

/** Fills in the older field that follows from the purpose, unless it was sent. */
function withTypeOfPurpose({ appointment }: EnquiryKind, answers: EnquiryAnswers): EnquiryAnswers {
  const { field, byPurpose } = appointment?.follows ?? {}
  const { purpose } = answers
  if (field === undefined || typeof purpose !== 'string' || answers[field]) return answers
  const type = byPurpose?.[purpose]
  return type === undefined ? answers : { ...answers, [field]: type }
}

/**
 * Replaces the id or title of an offer by its title. Removes an offer that the site does not show.
 */
async function withOfferTitle(
  { offers, clock, timeZone }: Pick<SubmitEnquiryDeps, 'offers' | 'clock' | 'timeZone'>,
  { fields }: EnquiryKind,
  given: EnquiryAnswers,
): Promise<EnquiryAnswers> {
  const name = Object.keys(fields).find((it) => fields[it]?.control === 'offer')
  if (name === undefined || !given[name]) return given
  const { [name]: typed, ...others } = given
  const shown = await offers.listShown(dayInZone(clock(), timeZone))
  const offer = shown.find(({ id, title }) => String(id) === typed || title === typed)
  return offer ? { ...others, [name]: offer.title } : others
}

/**
 * Replaces chosen models by their display names, so that rows are equal whichever name the form
 * sent.
 */
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

/**
 * Replaces a colour by its declared name. The name comes from an option of the field, or from a
 * colour of any model.
 */
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

/**
 * Returns the key that identifies a repeat. With a key from the visitor, it combines that key with
 * the content. A form post without a key is identified by its content for ten minutes.
 */
function idempotencyKeyOf(
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
  key: string | undefined,
  isFormPost: boolean,
) {
  const hash = createHash('sha256')
    // Never change this order: after an update of the program, a repeat must still get the same
    // key.
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

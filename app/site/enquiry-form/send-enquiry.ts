import * as v from 'valibot'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import { purposeOfEnquiry } from '#app/crm/appointments/appointment-purposes.ts'
import {
  type AnswerWarning,
  answerWarningsKey,
  areWarningsConfirmed,
  listAnswerWarnings,
} from '#app/crm/enquiries/answer-warnings.ts'
import type { NearbyHour } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { bookedHourOf, withHourChoice } from '#app/crm/enquiries/booked-hour.ts'
import { promisedHour } from '#app/crm/enquiries/booked-hour-words.ts'
import { promised } from '#app/crm/enquiries/callback-deadline-words.ts'
import { findConfigurationAnswer } from '#app/crm/enquiries/configuration-in-answers.ts'
import type {
  EnquiryAnswers,
  PublicEnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import { enquiryReceiptSchema } from '#app/crm/enquiries/enquiry-endpoints.ts'
import { enquirySourceHeader } from '#app/crm/enquiries/enquiry-source.ts'
import { listFilledInAnswers, selectedOptionText } from '#app/crm/enquiries/filled-in-answers.ts'
import { replyChannelOf } from '#app/crm/enquiries/reply-channel.ts'
import { type DealerHours, openingStatusAt } from '#app/platform/dealer-details/opening-status.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { nestFormData } from '#app/platform/forms/nest-form-data.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { AskedHours, OfferedPurpose } from './appointment-choices.ts'
import { leadSourceHeader } from './lead-source-header.ts'
import { rememberSentEnquiry } from './sent-enquiry-storage.ts'
import type { ThankYouData } from './thank-you-panel.tsx'

/** Reason why an enquiry is refused, or why the form asks before it sends. */
export type EnquiryRefusal = {
  message: string
  errors: FieldErrors
  /** `true` if the server could not store the enquiry. The visitor may try again. */
  isUnsaved?: boolean
  /** Warnings that the visitor must confirm before the form is sent. */
  doubts?: readonly AnswerWarning[]
  /** The nearest free hours, if the chosen one was refused. */
  nearest?: readonly NearbyHour[]
  /** Hours that a form post without JavaScript asked for. Nothing was refused, and `message` is ''. */
  asked?: AskedHours | undefined
}

const failureResponseSchema = v.object({
  message: v.pipe(v.string(), v.nonEmpty()),
  errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
  nearest: v.fallback(
    v.optional(v.array(v.object({ day: v.string(), at: v.string(), left: v.number() }))),
    undefined,
  ),
})

export type SendEnquiryInput = {
  /** Idempotency key. A repeated request with this key is stored only once. */
  key: string
  hours: DealerHours
  timeZone: string
  /** Warnings that the visitor has already seen in this form. */
  asked: readonly AnswerWarning[]
  /** Purposes with published plans. */
  purposes: readonly OfferedPurpose[] | undefined
}

/**
 * Validates the form, shows its warnings and sends it. If the network fails or the response comes
 * from another server, the result is a refusal with the enquiry's own message. A bug in this script
 * throws an error; the browser then posts the form with the same key.
 */
export async function sendEnquiry(
  enquiry: PublicEnquiryKind,
  form: HTMLFormElement,
  { key, hours, timeZone, asked, purposes }: SendEnquiryInput,
): Promise<Result<{ message: string; thanks: ThankYouData }, EnquiryRefusal>> {
  const { networkFailure, answerFailure = networkFailure } = enquiry
  const filled = withHourChoice(enquiry, nestFormData(new FormData(form)))
  const sent = Object.fromEntries(Object.entries(filled).filter(([name]) => name in enquiry.fields))
  const checked = validateAnswers(enquiry, sent, 'form', refusalWords)
  if (!checked.ok) {
    const { message, errors } = checked.problem
    return refuse({ message, errors })
  }
  const now = new Date()
  const doubts = listAnswerWarnings(enquiry, checked.value, { hours, timeZone, now })
  if (!areWarningsConfirmed(doubts, answerWarningsKey(asked)))
    return refuse({ message: '', errors: {}, doubts })
  // Invalid headers throw an error here. In `fetch`, the same error would look like a network
  // failure.
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    [enquirySourceHeader]: leadSourceHeader(),
  })
  const response = await fetch(enquiry.postTo, {
    method: 'POST',
    headers,
    body: JSON.stringify(sent),
  }).catch(ignoreFailure)
  if (!response) return refuseUnsaved(networkFailure)
  const body: unknown = await response.json().catch(ignoreFailure)
  if (!response.ok) {
    const refused = v.safeParse(failureResponseSchema, body)
    if (!refused.success) return refuseUnsaved(answerFailure)
    const { nearest, ...refusal } = refused.output
    const isUnsaved = response.status >= 500
    return refuse({ ...refusal, ...(nearest && { nearest }), isUnsaved })
  }
  const taken = v.safeParse(enquiryReceiptSchema, body)
  if (!taken.success) return refuseUnsaved(answerFailure)
  const { message, reference, callBy, link } = taken.output
  const reach = replyChannelOf(enquiry, checked.value)
  const callPromise = promised(callBy, reach, { now, timeZone })
  const hour = findSentHour(enquiry, checked.value, { purposes, callBy })
  rememberSentEnquiry({
    reference,
    given: listFilledInAnswers(enquiry, form),
    day: findRequestedDay(enquiry, sent, doubts),
    ...(hour && { hour: { ...hour, promise: promisedHour(hour, { ...hour, callPromise }) } }),
    link,
  })
  const model = findSelectedModel(enquiry, form)
  const along = findConfigurationAnswer(checked.value)
  const thanks = {
    reference,
    reach,
    promise: callPromise,
    hour: hour && (hour.isConfirmed ? ('confirmed' as const) : ('asked' as const)),
    isOpen: openingStatusAt(hours, enquiry.counter, now, timeZone).isOpen,
    model,
    // If the code that reacts to the model field has not loaded, the configuration may belong to
    // another model. The configuration is then omitted.
    along: along && model && toBikeName(model.name) !== along.bikeName ? undefined : along,
  }
  // After a reload, this address shows the thank-you panel again. The router need not know of the
  // change.
  history.replaceState(history.state, '', `${enquiry.page}?sent=${reference}`)
  return ok({ message, thanks })
}

const refuseUnsaved = (message: string) => refuse({ message, errors: {}, isUnsaved: true })

const refuse = (details: EnquiryRefusal) =>
  fail<EnquiryRefusal>('invalid', details.message, { details })

function ignoreFailure(): undefined {}

/** Finds the booked hour, its length, and whether it is booked without a call. */
function findSentHour(
  enquiry: PublicEnquiryKind,
  answers: EnquiryAnswers,
  { purposes = [], callBy }: { purposes: SendEnquiryInput['purposes']; callBy: string | null },
) {
  const hour = bookedHourOf(enquiry, answers)
  const plan = purposes.find((it) => it.purpose === purposeOfEnquiry(enquiry, answers))
  return (
    hour &&
    plan && { ...hour, minutes: plan.minutes, isConfirmed: plan.isConfirmed && callBy === null }
  )
}

/** Finds the requested day, unless a warning says that this day is not available. */
function findRequestedDay(
  { asksOnce }: PublicEnquiryKind,
  sent: object,
  doubts: readonly AnswerWarning[],
): string {
  const name = asksOnce?.day
  if (name === undefined || doubts.some((doubt) => doubt.name === name)) return ''
  return String(Object.entries(sent).find(([field]) => field === name)?.[1] ?? '')
}

/**
 * Forms for buyers offer only models that have a page. In a form for owners, the model may be
 * discontinued.
 */
function findSelectedModel(
  enquiry: PublicEnquiryKind,
  form: HTMLFormElement,
): ThankYouData['model'] {
  const field = modelFieldName(enquiry)
  if (enquiry.counter !== 'sales' || field === undefined || !new FormData(form).get(field))
    return undefined
  const name = selectedOptionText(form, field)
  return name === undefined
    ? undefined
    : { name, path: modelDetailPath({ bikeName: toBikeName(name) }) }
}

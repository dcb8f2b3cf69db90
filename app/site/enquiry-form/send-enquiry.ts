import * as v from 'valibot'
import { detailPath } from '#app/catalogue/vehicles/paths.ts'
import { bikeNameOf } from '#app/catalogue/vehicles/vehicle.ts'
import { configurationIn } from '#app/crm/enquiries/configuration-of.ts'
import type { Enquiry } from '#app/crm/enquiries/definition/define.ts'
import { modelFieldOf } from '#app/crm/enquiries/definition/model-field.ts'
import { checkAnswers, type Refusal } from '#app/crm/enquiries/definition/validate.ts'
import { areAsked, type Doubt, doubtsKey, doubtsOf } from '#app/crm/enquiries/doubts.ts'
import { takenEnquiry } from '#app/crm/enquiries/enquiry-call.ts'
import { chosenIn, givenIn } from '#app/crm/enquiries/given.ts'
import { promised } from '#app/crm/enquiries/promise-words.ts'
import { reachOf } from '#app/crm/enquiries/reach.ts'
import { sourceHeader } from '#app/crm/enquiries/source.ts'
import { type Hours, openingAt } from '#app/platform/dealer/opening.ts'
import { nestFormData } from '#app/platform/forms/form-data.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { rememberSent } from './sent-memory.ts'
import { toldSource } from './tell-source.ts'
import type { Thanks } from './thank-you.tsx'

export type Reply = { ok: true; message: string; thanks: Thanks } | ({ ok: false } & Refused)

/** Why an enquiry is not taken, or not yet. */
export type Refused = Refusal & {
  /** Through no fault of what was typed; the same may do in a minute. */
  isUnsaved?: boolean
  /** What is asked once, before it is taken. */
  doubts?: readonly Doubt[]
}

const failure = v.object({
  message: v.pipe(v.string(), v.nonEmpty()),
  errors: v.optional(v.record(v.string(), v.array(v.string())), {}),
})

export type Sending = {
  /** By which a repeat is known as one. */
  key: string
  hours: Hours
  timeZone: string
  /** What was asked already. */
  asked: readonly Doubt[]
}

/**
 * Checks the form, asks what there is to ask, and sends it. A network failure, or a response that is not from
 * this site, is a refusal in the enquiry's own words. A fault of this script is thrown: the form then posts by
 * itself, under the same key.
 */
export async function sendEnquiry(
  enquiry: Enquiry,
  form: HTMLFormElement,
  { key, hours, timeZone, asked }: Sending,
): Promise<Reply> {
  const { networkFailure, answerFailure = networkFailure } = enquiry
  const filled = nestFormData(new FormData(form))
  const sent = Object.fromEntries(Object.entries(filled).filter(([name]) => name in enquiry.fields))
  const checked = checkAnswers(enquiry, sent, 'form', refusalWords)
  if (!checked.ok) return checked
  const now = new Date()
  const doubts = doubtsOf(enquiry, checked.answers, { hours, timeZone, now })
  if (!areAsked(doubts, doubtsKey(asked))) return { ok: false, message: '', errors: {}, doubts }
  // Headers that cannot be sent throw here: `fetch` would reject, as for a network failure.
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    [sourceHeader]: toldSource(),
  })
  const response = await fetch(enquiry.postTo, {
    method: 'POST',
    headers,
    body: JSON.stringify(sent),
  }).catch(ignoreFailure)
  if (!response) return unsaved(networkFailure)
  const body: unknown = await response.json().catch(ignoreFailure)
  if (!response.ok) {
    const refused = v.safeParse(failure, body)
    if (!refused.success) return unsaved(answerFailure)
    return { ok: false, ...refused.output, isUnsaved: response.status >= 500 }
  }
  const taken = v.safeParse(takenEnquiry, body)
  if (!taken.success) return unsaved(answerFailure)
  const { message, reference, callBy } = taken.output
  rememberSent({ reference, given: givenIn(enquiry, form), day: dayOf(enquiry, sent, doubts) })
  const reach = reachOf(enquiry, checked.answers)
  const model = modelOf(enquiry, form)
  const along = configurationIn(checked.answers)
  const thanks = {
    reference,
    reach,
    promise: promised(callBy, reach, { now, timeZone }),
    isOpen: openingAt(hours, enquiry.counter, now, timeZone).isOpen,
    model,
    // Where what follows the list did not come, a machine of another model was sent, and is left out.
    along: along && model && bikeNameOf(model.name) !== along.bikeName ? undefined : along,
  }
  return { ok: true, message, thanks }
}

function unsaved(message: string): Reply {
  return { ok: false, message, errors: {}, isUnsaved: true }
}

function ignoreFailure(): undefined {}

/** The day that was asked for and can be. */
function dayOf({ asksOnce }: Enquiry, sent: object, doubts: readonly Doubt[]): string {
  const name = asksOnce?.day
  if (name === undefined || doubts.some((doubt) => doubt.name === name)) return ''
  return String(Object.entries(sent).find(([field]) => field === name)?.[1] ?? '')
}

/** Forms that sell offer only what has a page; an owner may ride what is sold no longer. */
function modelOf(enquiry: Enquiry, form: HTMLFormElement): Thanks['model'] {
  const field = modelFieldOf(enquiry)
  if (enquiry.counter !== 'sales' || field === undefined || !new FormData(form).get(field))
    return undefined
  const name = chosenIn(form, field)
  return name === undefined ? undefined : { name, path: detailPath({ bikeName: bikeNameOf(name) }) }
}

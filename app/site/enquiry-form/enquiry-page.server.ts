import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import { buildConfigurationQuery } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import {
  type AnswerWarning,
  areWarningsConfirmed,
  listAnswerWarnings,
} from '#app/crm/enquiries/answer-warnings.ts'
import { hourStatusOf, withHourChoice } from '#app/crm/enquiries/booked-hour.ts'
import { promised } from '#app/crm/enquiries/callback-deadline-words.ts'
import { findConfigurationAnswer } from '#app/crm/enquiries/configuration-in-answers.ts'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import { enquirySourceFromRequest } from '#app/crm/enquiries/enquiry-source-from-request.server.ts'
import { replyChannelOf } from '#app/crm/enquiries/reply-channel.ts'
import { findRequestedConfiguration } from '#app/crm/enquiries/requested-configuration.server.ts'
import type { RequestedConfiguration } from '#app/crm/enquiries/requested-configuration.ts'
import { type SubmitEnquiryDeps, submitEnquiry } from '#app/crm/enquiries/submit-enquiry.server.ts'
import { openingStatusAt } from '#app/platform/dealer-details/opening-status.ts'
import { nestFormData } from '#app/platform/forms/nest-form-data.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import * as words from '#app/platform/http/refusal-words.ts'
import { failureContext, requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { optionsUnlessInDocument } from '#app/ui/components/options-unless-in-document.server.ts'
import {
  type AppointmentChoicesDeps,
  asksForHours,
  loadAppointmentChoices,
  loadPostedHours,
} from './appointment-choices.server.ts'
import { type AskedHours, showHoursName } from './appointment-choices.ts'
import type { ThankYouData } from './thank-you-panel.tsx'

/** Services of the enquiry pages. The app sets them for every request. */
export const enquiryPageContext = createContext<EnquiryPageDeps>()

type EnquiryPageDeps = SubmitEnquiryDeps &
  AppointmentChoicesDeps & {
    vehicles: Pick<VehicleStore, 'listFormModels' | 'findByName'>
  }

type RouteArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * Loads the data of an enquiry page: the models to choose from, the choice in the address, the sent
 * enquiry, and the values of `more`.
 */
export async function loadEnquiryPage<More extends object>(
  args: RouteArgs,
  enquiry: PublicEnquiryKind,
  more: More,
  /** `true` if the response is for one visitor only and must not be cached. */
  isForOne = false,
) {
  const { url, context } = args
  const needs = context.get(enquiryPageContext)
  const { vehicles } = needs
  const sent = url.searchParams.get('sent') ?? ''
  const thanks = sent === '' ? undefined : await findThankYouData(needs, enquiry, sent)
  const appointment = await loadAppointmentChoices(needs, enquiry, url.searchParams)
  const isPrivate = isForOne || url.searchParams.has('sent') || asksForHours(url.searchParams)
  const field = modelFieldName(enquiry)
  const models =
    field === undefined
      ? []
      : await vehicles.listFormModels({ isOwned: enquiry.fields[field]?.isOwned ?? false })
  const asked = url.searchParams.get('model') ?? ''
  const name = asked === '' ? undefined : await vehicles.findDisplayName(asked)
  const model = models.find(({ label }) => label === name)?.value ?? ''
  const notSold =
    field === undefined || model !== '' ? undefined : await findDiscontinuedModelName(needs, name)
  const offered = await findRequestedConfiguration(needs, enquiry, url.searchParams)
  return data(
    {
      ...more,
      // With the thank-you panel, the document contains no list of models. The form behind the
      // panel then needs the options.
      models: field === undefined || thanks ? models : optionsUnlessInDocument(args, field, models),
      // A form post without JavaScript returns to the same address, and so keeps the same
      // configuration.
      ...(offered && { offered, action: vehicleFormLink(enquiry, offered) }),
      // Explains why the requested model is not selected.
      ...(notSold !== undefined && { notSold }),
      values: { model, ...(offered && { configuration: 'true' }) },
      ...(appointment && { appointment }),
      thanks,
    },
    isPrivate ? { headers: { 'Cache-Control': 'no-store' } } : undefined,
  )
}

/** Finds the name of a model that is on the site but no longer sold. */
async function findDiscontinuedModelName(
  { vehicles }: Pick<EnquiryPageDeps, 'vehicles'>,
  name: string | undefined,
): Promise<string | undefined> {
  const found = name === undefined ? undefined : await vehicles.findByName(name)
  return found?.isActive && !found.isOnSale ? found.name : undefined
}

function vehicleFormLink(
  { page }: PublicEnquiryKind,
  { offer, asked }: RequestedConfiguration,
): string {
  return `${page}?${new URLSearchParams({ model: offer.bikeName })}&${buildConfigurationQuery(asked)}`
}

/**
 * Finds the data for the thank-you panel. Anyone can open the panel's address, so the data includes
 * no name, number or day.
 */
async function findThankYouData(
  { enquiries, vehicles, dealer, clock, timeZone }: EnquiryPageDeps,
  enquiry: PublicEnquiryKind,
  reference: string,
): Promise<ThankYouData | undefined> {
  const recent = await enquiries.findRecent(enquiry.slug, reference)
  if (!recent) return undefined
  const { answers, callBy } = recent
  const { hours } = await dealer.get()
  const chosen = answers[modelFieldName(enquiry) ?? '']
  const model = typeof chosen === 'string' ? await vehicles.findByName(chosen) : undefined
  const now = clock()
  const reach = replyChannelOf(enquiry, answers)
  const configuration = findConfigurationAnswer(answers)
  return {
    reference,
    reach,
    promise: promised(callBy, reach, { now, timeZone }),
    hour: hourStatusOf(enquiry, answers, recent),
    isOpen: openingStatusAt(hours, enquiry.counter, now, timeZone).isOpen,
    model: model?.isActive ? { name: model.name, path: modelDetailPath(model) } : undefined,
    ...(configuration && { along: pick(configuration, ['name', 'variant', 'colour', 'parts']) }),
  }
}

/**
 * Handles a form post without JavaScript. It redirects with 303 to the customer's page of the
 * enquiry or to the thank-you panel, or shows the filled-in form again. If the enquiry cannot be stored, it also shows the form, because an
 * error page would lose the typed values.
 */
export async function handleEnquiryPost(
  { request, context }: RouteArgs,
  enquiry: PublicEnquiryKind,
) {
  const { address, origin, id } = context.get(requestInfoContext)
  const form = await readFormResult(request)
  const needs = context.get(enquiryPageContext)
  const wanted = form.ok ? form.value.get(showHoursName) : null
  if (form.ok && wanted !== null) {
    const sent = nestFormData(form.value)
    return presentPostedHours(
      enquiry,
      sent,
      await loadPostedHours(needs, enquiry, { sent, wanted: String(wanted) }),
    )
  }
  const sent: FormValues = form.ok ? withHourChoice(enquiry, nestFormData(form.value)) : {}
  const { idempotencyKey } = sent
  const doubts = form.ok ? await findWarnings(needs, enquiry, sent) : []
  if (doubts.length > 0)
    return data(
      { message: '', errors: {}, sent, doubts, isUnsaved: false },
      { status: 422, headers: { 'Cache-Control': 'no-store' } },
    )
  const submitted = form.ok
    ? await submitEnquiry(needs, enquiry, {
        sent,
        isFormPost: true,
        // If the script fails, the browser posts the form with the idempotency key of the
        // script's request.
        key: typeof idempotencyKey === 'string' ? idempotencyKey.slice(0, 200) : undefined,
        address,
        source: enquirySourceFromRequest(request, origin),
      }).catch(context.get(failureContext))
    : form
  if (!submitted)
    return data(
      { message: words.wentWrong(id), errors: {}, sent, isUnsaved: true },
      { status: 500, headers: { 'Cache-Control': 'no-store' } },
    )
  if (submitted.ok) {
    const { reference, link } = submitted.value
    // With scripts, the thank-you panel deletes the draft. Anyone may open its address, so it has no
    // link.
    const isWithScript = idempotencyKey !== undefined
    return redirect(
      link && !isWithScript ? `${link}?new` : `${enquiry.page}?sent=${reference}`,
      303,
    )
  }
  const { status, message, errors, headers } = httpProblem<unknown>(submitted)
  const { nearest = [] } = submitted.problem.details ?? {}
  return data(
    { message, errors, sent, isUnsaved: false, ...(nearest.length > 0 && { nearest }) },
    { status, headers: { ...headers, 'Cache-Control': 'no-store' } },
  )
}

/**
 * Shows the form with what was typed and the free hours of a day. Nothing is stored. A chosen hour
 * stays chosen if it is listed, because the Enter key presses the first button of a form.
 */
function presentPostedHours(
  enquiry: PublicEnquiryKind,
  typed: FormValues,
  asked: AskedHours | undefined,
) {
  const { day = '', time = '' } = enquiry.appointment ?? {}
  const chosen = withHourChoice(enquiry, typed)
  const isListed = chosen[day] === asked?.day && asked?.hours.some(({ at }) => at === chosen[time])
  const sent = {
    ...typed,
    [day]: asked?.day || typed[day],
    [time]: isListed ? chosen[time] : '',
  }
  return data(
    { message: '', errors: {}, sent, isUnsaved: false, asked },
    { headers: { 'Cache-Control': 'no-store' } },
  )
}

/**
 * Finds the warnings that the form must show before it sends. Warnings that the visitor has already
 * seen are omitted. The JSON endpoint shows no warnings.
 */
async function findWarnings(
  { dealer, clock, timeZone }: EnquiryPageDeps,
  enquiry: PublicEnquiryKind,
  sent: FormValues,
): Promise<AnswerWarning[]> {
  if (!enquiry.asksOnce) return []
  const checked = validateAnswers(enquiry, sent, 'form', refusalWords)
  if (!checked.ok) return []
  // If the dealer details cannot be read, there are no warnings. The failure of the write is
  // reported below.
  const facts = await dealer.get().catch(() => undefined)
  if (!facts) return []
  const { hours } = facts
  const doubts = listAnswerWarnings(enquiry, checked.value, { hours, timeZone, now: clock() })
  const { asked } = sent
  return areWarningsConfirmed(doubts, typeof asked === 'string' ? asked : '') ? [] : doubts
}

type HeadersArgs = { loaderHeaders: Headers; actionHeaders: Headers }

/** Keeps `no-store` on a page that is for one visitor only. */
export function enquiryHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

import { data, type RouterContextProvider, redirect } from 'react-router'
import { configureVehicle } from '#app/catalogue/vehicles/configurator/configure-vehicle.ts'
import {
  type ConfigurationDeps,
  findConfigurationOptions,
} from '#app/catalogue/vehicles/configurator/find-configuration.server.ts'
import {
  findPriceCalculation,
  type PriceCalculationDeps,
} from '#app/catalogue/vehicles/price-calculation/find-price-calculation.server.ts'
import type { PriceCalculation } from '#app/catalogue/vehicles/price-calculation/price-calculation.ts'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import { enquirySourceFromRequest } from '#app/crm/enquiries/enquiry-source-from-request.server.ts'
import { onRoadPriceEnquiry } from '#app/crm/enquiries/kinds/on-road-price.ts'
import { type SubmitEnquiryDeps, submitEnquiry } from '#app/crm/enquiries/submit-enquiry.server.ts'
import { toSubmittedConfiguration } from '#app/crm/enquiries/to-submitted-configuration.ts'
import type { VisitorQuotationStore } from '#app/crm/quotations/visitor-quotation-store.server.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import * as httpWords from '#app/platform/http/refusal-words.ts'
import { failureContext, requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { type Failure, fail, ok, withoutDetails } from '#app/platform/result/result.ts'
import { readQuotationRequest, type TypedQuotationRequest } from './read-quotation-request.ts'
import { type VisitorChoices, visitorChoices } from './visitor-choices.server.ts'
import * as words from './words.ts'

type QuotationRequestDeps = PriceCalculationDeps &
  SubmitEnquiryDeps & {
    vehicles: PriceCalculationDeps['vehicles'] & SubmitEnquiryDeps['vehicles']
    visitorQuotations: VisitorQuotationStore
  }

type Args = {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
  /** Name of the vehicle in the address. */
  bikeName: string
}

const noStore = { 'Cache-Control': 'no-store' }

/**
 * Handles the form on the page of a dated calculation: stores an enquiry, makes its quotation, and
 * redirects with 303 to the page of the quotation. A refused form is shown again with its values.
 */
export async function requestQuotation(
  deps: QuotationRequestDeps,
  { request, url, context, bikeName }: Args,
) {
  const { address, origin, id } = context.get(requestInfoContext)
  const form = await readFormResult(request)
  const typed = readQuotationRequest(form.ok ? form.value : new URLSearchParams())
  const refuse = (failure: Failure) => {
    const { status, message, errors, headers } = httpProblem(failure)
    return data({ message, errors, typed }, { status, headers: { ...headers, ...noStore } })
  }
  if (!form.ok) return refuse(form)
  const asked = { name: bikeName, search: url.search, origin: new URL(request.url).origin }
  const makeQuotation = async () => {
    const prepared = await prepare(deps, typed, asked)
    if (!prepared.ok) return prepared
    const { answers, composed, note } = prepared.value
    const submitted = await submitEnquiry(deps, onRoadPriceEnquiry, {
      sent: answers,
      isFormPost: true,
      key: typed.idempotencyKey || undefined,
      address,
      source: enquirySourceFromRequest(request, origin),
    })
    // An enquiry about a price has no appointment, so its failure has no free hours.
    if (!submitted.ok) return withoutDetails(submitted)
    return deps.visitorQuotations.make(submitted.value.reference, { composed, note })
  }
  const made = await makeQuotation().catch(context.get(failureContext))
  if (!made)
    return data(
      { message: httpWords.wentWrong(id), errors: {}, typed },
      { status: 500, headers: noStore },
    )
  if (!made.ok) return refuse(made)
  return redirect(`${made.value.path}?new`, {
    status: 303,
    headers: noStore,
  })
}

/** Returns `true` if the price is complete and of today, so that a quotation can have it. */
export function isQuotable({ total, day }: PriceCalculation, today: string): boolean {
  return total.isWhole && total.rupees > 0 && day === today
}

/** Checks form and price, and computes the quotation. */
async function prepare(
  deps: QuotationRequestDeps,
  typed: TypedQuotationRequest,
  asked: Parameters<typeof findPriceCalculation>[1],
) {
  const found = await findPriceCalculation(deps, asked)
  if (found.is === 'moved') return fail('conflict', words.choiceChanged)
  if (found.is !== 'found') return fail('conflict', words.noPrice)
  const { model, calculation } = found
  const chosen = await visitorChoices(deps, model, calculation.path)
  if (!chosen) return fail('conflict', words.noPrice)
  const answers = {
    ...{ name: typed.name, contact: typed.contact, model: model.name, variant: chosen.variant },
    ...(chosen.fit.length > 0 && {
      configuration: await configurationAnswer(deps, model.bikeName, chosen),
    }),
  }
  const errors = findErrors(answers, typed)
  const [wrong] = Object.values(errors).flat()
  if (wrong !== undefined) return fail('invalid', wrong, { errors })
  const composed = await deps.visitorQuotations.prepare(chosen.choices)
  if (!composed.ok) return fail('conflict', words.noPrice)
  const { total } = composed.value.figures
  return typed.total === String(total)
    ? ok({ answers, composed: composed.value, note: chosen.note })
    : fail('conflict', words.priceChanged(total))
}

function findErrors(answers: object, { agree }: TypedQuotationRequest): FieldErrors {
  const checked = validateAnswers(onRoadPriceEnquiry, answers, 'form', refusalWords)
  return {
    ...(!checked.ok && checked.problem.errors),
    ...(!agree && { agree: [words.agreeMissing] }),
  }
}

/** Returns the vehicle with its accessories, as the configurator's forms send it. */
async function configurationAnswer(
  deps: ConfigurationDeps,
  bikeName: string,
  { variant, fit }: Pick<VisitorChoices, 'variant' | 'fit'>,
) {
  const offer = await findConfigurationOptions(deps, bikeName)
  if (!offer) return null
  const { configuration } = configureVehicle(offer, { variant, colour: '', fit })
  // The visitor chose no colour on the page of the price.
  const { colour: _, ...sent } = toSubmittedConfiguration(configuration)
  return sent
}

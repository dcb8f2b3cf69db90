import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import type { Enquiry } from '#app/enquiries/definition/define.ts'
import { nestFormData } from '#app/forms/form-data.ts'
import { formOf } from '#app/http/body.server.ts'
import { optionsOnce } from '#app/http/options-once.server.ts'
import { problemOf } from '#app/http/problem.server.ts'
import * as words from '#app/http/refusal-words.ts'
import { failureContext, requestContext } from '#app/http/request-context.server.ts'
import type { VehicleStore } from '#app/vehicles/vehicle-store.server.ts'
import { modelFieldOf } from './definition/model-field.ts'
import { type SubmitNeeds, submitEnquiry } from './submit.server.ts'

/** What the enquiries' pages reach for; the app sets it for every request. */
export const enquiryContext = createContext<
  SubmitNeeds & { vehicles: Pick<VehicleStore, 'listFormModels'> }
>()

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/**
 * What every enquiry's page needs: the models on offer, what the address chose, what was just sent;
 * and whatever else the page itself shows.
 */
export async function loadEnquiry<More extends object>(args: Args, enquiry: Enquiry, more: More) {
  const { url, context } = args
  const { vehicles, enquiries } = context.get(enquiryContext)
  const sent = url.searchParams.get('sent') ?? ''
  const isSent = sent !== '' && (await enquiries.isRecent(enquiry.slug, sent))
  const isPrivate = url.searchParams.has('sent')
  const field = modelFieldOf(enquiry)
  const models =
    field === undefined
      ? []
      : await vehicles.listFormModels({ isOwned: enquiry.fields[field]?.isOwned ?? false })
  const asked = url.searchParams.get('model') ?? ''
  const name = asked === '' ? undefined : await vehicles.findDisplayName(asked)
  const model = models.find(({ label }) => label === name)?.value ?? ''
  return data(
    {
      ...more,
      // Thanks stand where the form will be: there is no list yet that the browser could read.
      models: field === undefined || isSent ? models : optionsOnce(args, field, models),
      values: { model },
      sentReference: isSent ? sent : undefined,
    },
    isPrivate ? { headers: { 'Cache-Control': 'no-store' } } : undefined,
  )
}

/**
 * A form post without JavaScript: 303 to the thanks, or the page again, filled in. So it is too where
 * it could not be saved: an error page would take away what was typed.
 */
export async function actOnEnquiry({ request, context }: Args, enquiry: Enquiry) {
  const { address, id } = context.get(requestContext)
  const form = await formOf(request)
  const sent = form instanceof URLSearchParams ? nestFormData(form) : {}
  const submitted =
    form instanceof URLSearchParams
      ? await submitEnquiry(context.get(enquiryContext), enquiry, {
          sent,
          isFormPost: true,
          address,
        }).catch(context.get(failureContext))
      : form
  if (!submitted)
    return data(
      { message: words.wentWrong(id), errors: {}, sent, isUnsaved: true },
      { status: 500, headers: { 'Cache-Control': 'no-store' } },
    )
  if (submitted.is === 'done') return redirect(`${enquiry.page}?sent=${submitted.reference}`, 303)
  const { status, message, errors, headers } = problemOf(submitted)
  return data(
    { message, errors, sent, isUnsaved: false },
    { status, headers: { ...headers, 'Cache-Control': 'no-store' } },
  )
}

type HeadersArgs = { loaderHeaders: Headers; actionHeaders: Headers }

/** A page made for one visitor keeps its `no-store`. */
export function enquiryHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

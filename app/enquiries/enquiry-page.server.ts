import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import type { Enquiry } from '#app/enquiries/definition/define.ts'
import { nestFormData } from '#app/forms/form-data.ts'
import { readForm } from '#app/http/body.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { requestContext } from '#app/http/request-context.server.ts'
import type { VehicleStore } from '#app/vehicles/vehicle-store.server.ts'
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
export async function loadEnquiry<More extends object>(
  { url, context }: Omit<Args, 'request'>,
  enquiry: Enquiry,
  more: More,
) {
  const { vehicles, enquiries } = context.get(enquiryContext)
  const models = await vehicles.listFormModels()
  const asked = url.searchParams.get('model') ?? ''
  const name = asked === '' ? undefined : await vehicles.findDisplayName(asked)
  const model = models.find(({ label }) => label === name)?.value ?? ''
  const sent = url.searchParams.get('sent') ?? ''
  const isSent = sent !== '' && (await enquiries.isRecent(enquiry.slug, sent))
  const isPrivate = url.searchParams.has('sent')
  return data(
    { ...more, models, values: { model }, sentReference: isSent ? sent : undefined },
    isPrivate ? { headers: { 'Cache-Control': 'no-store' } } : undefined,
  )
}

/** A form post without JavaScript: 303 to the thanks, or the page again, filled in. */
export async function actOnEnquiry({ request, context }: Args, enquiry: Enquiry) {
  const services = context.get(enquiryContext)
  const { address } = context.get(requestContext)
  let sent: ReturnType<typeof nestFormData> = {}
  try {
    sent = nestFormData(await readForm(request))
    const { reference } = await submitEnquiry(services, enquiry, {
      sent,
      isFormPost: true,
      address,
    })
    return redirect(`${enquiry.page}?sent=${reference}`, 303)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { status, message, errors } = error
    const headers = { ...error.headers, 'Cache-Control': 'no-store' }
    return data({ message, errors, sent }, { status, headers })
  }
}

type HeadersArgs = { loaderHeaders: Headers; actionHeaders: Headers }

/** A page made for one visitor keeps its `no-store`. */
export function enquiryHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

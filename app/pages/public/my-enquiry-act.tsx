import { createContext, data, redirect } from 'react-router'
import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { enquiryPath } from '#app/crm/enquiries/enquiry-link.ts'
import { loadAct } from '#app/crm/my-enquiry/load-act.server.ts'
import { MyEnquiryActPage } from '#app/crm/my-enquiry/my-enquiry-act-page.tsx'
import * as words from '#app/crm/my-enquiry/my-enquiry-words.ts'
import { performAct } from '#app/crm/my-enquiry/perform-act.server.ts'
import { quotationPageHeaders } from '#app/crm/quotations/quotation-page-headers.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { fail, type Result } from '#app/platform/result/result.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/my-enquiry-act'

/** Sends no scripts: the page needs none, and no script may learn its secret address. */
export const handle = { scripts: false, query: ['on', 'from', 'answer'] }

/** Set after a refusal, so that the page keeps the form of an act that became impossible. */
const isRefusedContext = createContext(false)

export const meta: Route.MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => quotationPageHeaders

/** Shows an act. An act that is not possible any more leads back to the enquiry. */
export async function loader({ context, params: { token, act }, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const found = await services.myEnquiries.find(token)
  if (!found) throw data(null, { status: 404 })
  const content = await loadAct(services, found, {
    ...{ act, query: url.searchParams },
    isRefused: context.get(isRefusedContext),
  })
  if (content === 'unknown') throw data(null, { status: 404 })
  if (content === 'impossible')
    throw redirect(enquiryPath(token), { headers: quotationPageHeaders })
  return { content, path: enquiryPath(token), reference: found.reference }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action({ request, context, params: { token, act } }: Route.ActionArgs) {
  const refuse = (...refused: Parameters<typeof presentRefusal>) => {
    context.set(isRefusedContext, true)
    return presentRefusal(...refused)
  }
  const form = await readFormResult(request)
  if (!form.ok) return refuse(form, {})
  const typed = Object.fromEntries(form.value)
  const services = context.get(servicesContext)
  const { address } = context.get(requestInfoContext)
  if ((await services.limits.forms.take(networkPrefixOf(address))) > 0)
    return refuse(fail('too-many', words.tooMany), typed)
  const found = await services.myEnquiries.find(token)
  if (!found) throw data(null, { status: 404 })
  const done = await performAct(services, found, { act, typed })
  if (done === 'unknown') throw data(null, { status: 404 })
  if (!done.ok) return refuse(done, typed)
  // A corrected email address has made a new link.
  const path = await services.enquiryLinks.findPath(found.reference)
  return redirect(path ?? enquiryPath(token), 303)
}

function presentRefusal(
  refused: Result<never, HourRefusal> & { ok: false },
  { version, ...typed }: Record<string, string>,
) {
  const { status, message, errors } = httpProblem(refused)
  const nearest = refused.problem.details?.nearest ?? []
  // After a conflict the form gets the current version, so that it can be sent again.
  const kept = status === 409 || version === undefined ? typed : { ...typed, version }
  return data({ message, errors: errors ?? {}, typed: kept, nearest }, { status })
}

export default function MyEnquiryAct({ loaderData, actionData }: Route.ComponentProps) {
  return <MyEnquiryActPage {...loaderData} refused={actionData} />
}

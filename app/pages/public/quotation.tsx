import { data, redirect } from 'react-router'
import { quotationPageHeaders } from '#app/crm/quotations/quotation-page-headers.ts'
import * as words from '#app/crm/quotations/quotation-page-words.ts'
import { quotationAnswers } from '#app/crm/quotations/quotation-states.ts'
import { QuotationView } from '#app/crm/quotations/quotation-view.tsx'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/quotation'

/** Sends no scripts: the page needs none, and no script may learn its secret address. */
export const handle = { scripts: false, query: ['new'] }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? words.pageTitle(loaderData.document.number) : words.proof },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => quotationPageHeaders

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const { quotationQueries, visitorQuotations } = context.get(servicesContext)
  const found = await quotationQueries.findByToken(token)
  if (!found) throw data(null, { status: 404 })
  const thanks = url.searchParams.has('new') ? await visitorQuotations.findThanks(token) : undefined
  return { ...found, path: `/q/${token}`, thanks }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

/** Stores the answer of the customer. Only a POST does this, because mail programs open links. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const form = await readFormResult(request)
  if (!form.ok) return refuse(httpProblem(form))
  const { limits, quotationQueries, quotationWorkflow } = context.get(servicesContext)
  const { address } = context.get(requestInfoContext)
  if ((await limits.forms.take(networkPrefixOf(address))) > 0)
    return refuse({ status: 429, message: words.tooMany })
  const found = await quotationQueries.findForAnswer(token)
  if (!found) throw data(null, { status: 404 })
  const answer = quotationAnswers.find((it) => it === form.value.get('answer'))
  if (!answer) return refuse({ status: 422, message: words.notSaved })
  // A second tap on the same button changes nothing.
  const stored =
    found.status === answer ? undefined : await quotationWorkflow.answerByCustomer(found.id, answer)
  if (stored?.ok === false) return refuse(httpProblem(stored))
  return redirect(`/q/${token}`, 303)
}

const refuse = ({ status, message }: { status: number; message: string }) =>
  data({ message }, { status })

export default function Quotation({ loaderData, actionData }: Route.ComponentProps) {
  const { dealer } = useSiteInfo()
  const contact = [formatDealerAddress(dealer), dealer.salesPhones[0]].filter(Boolean).join(' · ')
  return <QuotationView {...loaderData} contact={contact} refused={actionData?.message} />
}

import { data, redirect } from 'react-router'
import type { NearbyHour } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { enquiryPath } from '#app/crm/enquiries/enquiry-link.ts'
import { DealerContact } from '#app/crm/my-enquiry/dealer-contact.tsx'
import { NearestHours } from '#app/crm/my-enquiry/hour-choice.tsx'
import { MyEnquiryPage } from '#app/crm/my-enquiry/my-enquiry-page.tsx'
import * as words from '#app/crm/my-enquiry/my-enquiry-words.ts'
import { quotationPageHeaders } from '#app/crm/quotations/quotation-page-headers.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import { formatShortTime } from '#app/platform/dealer-details/opening-status.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/my-enquiry'

/** Sends no scripts: the page needs none, and no script may learn its secret address. */
export const handle = { scripts: false, query: ['new'] }

export const meta: Route.MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => quotationPageHeaders

export async function loader({ context, params: { token }, url }: Route.LoaderArgs) {
  const { myEnquiries, timeZone } = context.get(servicesContext)
  const found = await myEnquiries.find(token)
  if (!found) throw data(null, { status: 404 })
  const { row: _, ...enquiry } = found
  const { undoable, thanks } = enquiry
  return {
    enquiry: { ...enquiry, thanks: url.searchParams.has('new') ? thanks : undefined },
    path: enquiryPath(token),
    zone: timeZone,
    undoUntil: undoable && formatShortTime(localTime(new Date(undoable.until), timeZone).time),
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

/** Undoes the last act. Only a POST does this, because mail programs open links. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const form = await readFormResult(request)
  if (!form.ok) return refuse(httpProblem(form))
  const { limits, myEnquiries, customerActs, enquiryLinks } = context.get(servicesContext)
  const { address } = context.get(requestInfoContext)
  if ((await limits.forms.take(networkPrefixOf(address))) > 0)
    return refuse({ status: 429, message: words.tooMany })
  const found = await myEnquiries.find(token)
  if (!found) throw data(null, { status: 404 })
  if (form.value.get('act') !== 'undo') return refuse({ status: 422, message: words.nothingToUndo })
  const undone = await customerActs.undo(found.row)
  if (!undone.ok) return refuse(httpProblem(undone), undone.problem.details?.nearest)
  // Undoing the correction of an email address makes a new link, as the correction did.
  return redirect((await enquiryLinks.findPath(found.reference)) ?? enquiryPath(token), 303)
}

const refuse = (
  { status, message }: { status: number; message: string },
  nearest: readonly NearbyHour[] = [],
) => data({ message, nearest }, { status })

export default function MyEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { dealer } = useSiteInfo()
  const nearest = actionData?.nearest ?? []
  return (
    <MyEnquiryPage
      {...loaderData}
      place={formatDealerAddress(dealer)}
      contact={<DealerContact counter={loaderData.enquiry.counter} dealer={dealer} />}
      refused={actionData?.message}
      nearest={
        nearest.length > 0 && (
          <NearestHours
            {...{ nearest, path: `${loaderData.path}/move`, submit: words.book, error: undefined }}
          />
        )
      }
    />
  )
}

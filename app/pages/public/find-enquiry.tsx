import { data } from 'react-router'
import { DealerContact } from '#app/crm/my-enquiry/dealer-contact.tsx'
import { EnquiryStatusView } from '#app/crm/my-enquiry/enquiry-status-view.tsx'
import { FindEnquiryForm } from '#app/crm/my-enquiry/find-enquiry-form.tsx'
import * as words from '#app/crm/my-enquiry/my-enquiry-words.ts'
import { quotationPageHeaders } from '#app/crm/quotations/quotation-page-headers.ts'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { readFormResult } from '#app/platform/http/read-body.server.ts'
import { requestInfoContext } from '#app/platform/http/request-context.server.ts'
import { httpProblem } from '#app/platform/http/unwrap-result.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import type { Route } from './+types/find-enquiry'

/** The page needs no scripts. */
export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: words.findTitle, description: words.findIntro }),
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => quotationPageHeaders

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormResult(request)
  const typed = form.ok ? Object.fromEntries(form.value) : {}
  const { reference = '', digits = '' } = typed
  const { enquiryLookup } = context.get(servicesContext)
  const { address } = context.get(requestInfoContext)
  const found = form.ok
    ? await enquiryLookup.find({ reference, digits, network: networkPrefixOf(address) })
    : form
  if (found.ok) return { status: found.value, message: undefined, reference }
  const { status, message } = httpProblem(found)
  return data({ status: undefined, message, reference }, { status })
}

export default function FindEnquiry({ actionData }: Route.ComponentProps) {
  const { dealer } = useSiteInfo()
  const { status, message, reference } = actionData ?? {}
  if (status)
    return (
      <div className="column max-w-3xl pt-12 pb-16 md:pt-20">
        <EnquiryStatusView status={status} place={formatDealerAddress(dealer)} />
        <p className="mt-10 text-quiet">{words.changeByLink}</p>
        <p>
          <DealerContact counter={status.counter} dealer={dealer} />
        </p>
        <p className="mt-4">
          <a
            href="/my-enquiry"
            className="inline-flex min-h-11 items-center text-signal-text underline"
          >
            {words.findAgain}
          </a>
        </p>
      </div>
    )
  return <FindEnquiryForm message={message} reference={reference} />
}

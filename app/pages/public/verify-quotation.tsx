import { ProofChecker } from '#app/crm/quotations/proof-checker.tsx'
import { quotationPageHeaders } from '#app/crm/quotations/quotation-page-headers.ts'
import * as words from '#app/crm/quotations/quotation-page-words.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/verify-quotation'

export const meta: Route.MetaFunction = () => [
  { title: words.verifyTitle },
  { name: 'description', content: words.verifyDescription },
  { name: 'robots', content: 'noindex' },
]

export const headers: Route.HeadersFunction = () => quotationPageHeaders

/** The page has the public keys, so that checking a file sends nothing. */
export async function loader({ context }: Route.LoaderArgs) {
  return { keys: await context.get(servicesContext).signingKeys.list() }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function VerifyQuotation({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={words.verifyTitle}>{words.verifyIntro}</PageHeader>
      <div className="column pb-16">
        <noscript>
          <p className="mb-6 border-warn border-l-4 pl-3">{words.verifyNeedsScript}</p>
        </noscript>
        <ProofChecker keys={loaderData.keys} />
      </div>
    </>
  )
}

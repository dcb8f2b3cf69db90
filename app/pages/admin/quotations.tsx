import * as words from '#app/crm/quotations/quotation-desk-words.ts'
import { parseQuotationSection } from '#app/crm/quotations/quotation-list-sections.ts'
import { QuotationsPage } from '#app/crm/quotations/quotations-page.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/quotations'

export const meta: Route.MetaFunction = () => [{ title: words.title }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { quotationQueries } = context.get(servicesContext)
  const number = normalizeIdentifier(url.searchParams.get('number') ?? '')
    .toUpperCase()
    .slice(0, 20)
  const section = number === '' ? parseQuotationSection(url.searchParams.get('section')) : 'all'
  return { ...(await quotationQueries.listForStaff(staff, { section, number })), number }
}

export default function QuotationsRoute({ loaderData }: Route.ComponentProps) {
  return <QuotationsPage {...loaderData} />
}

import { parseCustomerFilter } from '#app/crm/customers/customer-filter.ts'
import * as words from '#app/crm/customers/customer-words.ts'
import { CustomersPage } from '#app/crm/customers/customers-page.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/customers'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { customerList, timeZone } = context.get(servicesContext)
  const filter = parseCustomerFilter(url.searchParams)
  const { staff } = context.get(sessionContext)
  return { list: await customerList.list(staff, filter), filter, timeZone }
}

export default function CustomersRoute({ loaderData }: Route.ComponentProps) {
  return <CustomersPage {...loaderData} />
}

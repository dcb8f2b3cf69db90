import { data, redirect, useRevalidator } from 'react-router'
import { CustomerPage } from '#app/crm/customers/customer-page.tsx'
import * as words from '#app/crm/customers/customer-words.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/customer'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? words.pageTitleOf(loaderData.customer.name || words.nameless)
      : words.pageTitle,
  },
]

/** The page of a merged customer redirects to the survivor. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { customers, timeZone } = context.get(servicesContext)
  const id = parseRowId(params.id) ?? 0
  const customer = await customers.find(context.get(sessionContext).staff, id)
  if (!customer) throw data(null, { status: 404 })
  if (customer.id !== id) throw redirect(`/admin/customers/${customer.id}`)
  return { customer, timeZone }
}

export default function CustomerRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { customer } = loaderData
  return <CustomerPage key={customer.id} {...loaderData} onChanged={() => void revalidate()} />
}

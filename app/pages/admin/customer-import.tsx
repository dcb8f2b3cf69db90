import { CustomerImportPage } from '#app/crm/customer-import/customer-import-page.tsx'
import * as words from '#app/crm/customer-import/import-words.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/customer-import'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const { customerImports, timeZone } = context.get(servicesContext)
  return { imports: await customerImports.list(), timeZone }
}

export default function CustomerImportRoute({ loaderData }: Route.ComponentProps) {
  return <CustomerImportPage {...loaderData} />
}

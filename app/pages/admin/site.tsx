import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { PageContentList } from '#app/site/page-content/page-content-list.tsx'
import * as words from '#app/site/page-content/staff-words.ts'
import type { Route } from './+types/site'

export const handle = {}

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const { parts, mayDo, timeZone } = context.get(servicesContext)
  const { staff } = context.get(sessionContext)
  return { rows: await parts.list((may) => mayDo(staff, may)), timeZone }
}

export default function PageContents({ loaderData }: Route.ComponentProps) {
  return <PageContentList {...loaderData} />
}

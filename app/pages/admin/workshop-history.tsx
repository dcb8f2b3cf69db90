import * as words from '#app/crm/job-cards/job-card-dialog-words.ts'
import { WorkshopHistoryPage } from '#app/crm/job-cards/workshop-history-page.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/workshop-history'

export const meta: Route.MetaFunction = () => [{ title: words.historyPageTitle }]

/** Longer text is no registration number. */
const maxTyped = 40

export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { jobCards } = context.get(servicesContext)
  const typed = (url.searchParams.get('plate') ?? '').trim().slice(0, maxTyped)
  if (typed === '') return { typed, history: undefined, problem: undefined }
  const found = await jobCards.listVisits(staff, typed)
  return {
    typed,
    history: found.ok ? found.value : undefined,
    problem: found.ok ? undefined : found.problem.errors['plate']?.[0],
  }
}

export default function WorkshopHistoryRoute({ loaderData }: Route.ComponentProps) {
  return <WorkshopHistoryPage {...loaderData} />
}

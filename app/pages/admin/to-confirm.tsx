import * as v from 'valibot'
import { ReviewList } from '#app/content/review-queue/review-list.tsx'
import { reviewableKinds } from '#app/platform/audit/reviewable-kind.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/to-confirm'

export const meta: Route.MetaFunction = () => [{ title: 'To confirm · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { fresh } = context.get(servicesContext)
  const asked = v.safeParse(v.picklist(reviewableKinds), url.searchParams.get('kind'))
  const kind = asked.success ? asked.output : undefined
  const rows = await fresh.list(kind ? [kind] : reviewableKinds)
  return { rows, counts: await fresh.count(), kind }
}

export default function ReviewQueue({ loaderData }: Route.ComponentProps) {
  // Each kind has its own selection, so a change of the kind resets the list.
  return <ReviewList key={loaderData.kind ?? 'all'} {...loaderData} />
}

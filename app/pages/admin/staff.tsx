import { StaffMemberList } from '#app/auth/staff-accounts/staff-member-list.tsx'
import * as words from '#app/auth/staff-accounts/staff-words.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/staff'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const { people, clock, timeZone } = context.get(servicesContext)
  return {
    people: await people.list(),
    ownId: context.get(sessionContext).staff.id,
    timeZone,
    now: clock().toISOString(),
  }
}

export default function StaffAccounts({ loaderData }: Route.ComponentProps) {
  return <StaffMemberList {...loaderData} />
}

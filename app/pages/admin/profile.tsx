import { useRevalidator } from 'react-router'
import { listSessions } from '#app/auth/login/list-sessions.server.ts'
import { profileFormSchema } from '#app/auth/login/login-and-account-forms.ts'
import { presentOwnAccount, updateOwnProfile } from '#app/auth/login/own-account.server.ts'
import { OwnSessionList } from '#app/auth/login/own-session-list.tsx'
import { ProfileForm } from '#app/auth/login/profile-form.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { handleFormPost } from '#app/ui/portal/handle-form-post.server.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = () => [{ title: 'Profile · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, idHash } = context.get(sessionContext)
  const services = context.get(servicesContext)
  const { timeZone } = services
  const sessions = await listSessions(services, staff.id, idHash)
  return { account: presentOwnAccount(staff, timeZone), sessions, timeZone }
}

/** Handles the form without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  return handleFormPost(request, profileFormSchema, (profile) =>
    updateOwnProfile(context.get(servicesContext), session, session.staff.userId, profile),
  )
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { account, sessions, timeZone } = loaderData
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHeading title="Profile" />
      <ProfileForm account={account} initially={actionData} onDone={() => void revalidate()} />
      <OwnSessionList sessions={sessions} timeZone={timeZone} />
    </>
  )
}

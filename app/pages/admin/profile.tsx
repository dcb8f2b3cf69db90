import { useRevalidator } from 'react-router'
import { listSessions } from '#app/auth/login/list-sessions.server.ts'
import { profileFormSchema } from '#app/auth/login/login-and-account-forms.ts'
import { presentOwnAccount, updateOwnProfile } from '#app/auth/login/own-account.server.ts'
import { OwnSessionList } from '#app/auth/login/own-session-list.tsx'
import { ProfileForm } from '#app/auth/login/profile-form.tsx'
import { loadNotifications } from '#app/crm/notifications/notification-endpoints.server.ts'
import { NotificationSection } from '#app/crm/notifications/notification-section.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { handleFormPost } from '#app/ui/portal/handle-form-post.server.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = () => [{ title: 'Profile · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  const { staff, idHash } = session
  const services = context.get(servicesContext)
  const { timeZone } = services
  const [sessions, notifications] = await Promise.all([
    listSessions(services, staff.id, idHash),
    loadNotifications(services, session),
  ])
  return { account: presentOwnAccount(staff, timeZone), sessions, notifications, timeZone }
}

/** Handles the form without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  return handleFormPost(request, profileFormSchema, (profile) =>
    updateOwnProfile(context.get(servicesContext), session, session.staff.userId, profile),
  )
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { account, sessions, notifications, timeZone } = loaderData
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHeading title="Profile" />
      <ProfileForm account={account} initially={actionData} onDone={() => void revalidate()} />
      <NotificationSection
        {...notifications}
        userId={account.user_id}
        timeZone={timeZone}
        onChange={() => void revalidate()}
      />
      <OwnSessionList sessions={sessions} timeZone={timeZone} />
    </>
  )
}

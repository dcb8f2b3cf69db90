import { useRevalidator } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { sessionContext } from '#app/http/request-context.server.ts'
import { actOnForm } from '#app/portal/act-on-form.server.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { presentAccount, setProfile } from '#app/staff/account.server.ts'
import { ProfileForm } from '#app/staff/profile-form.tsx'
import { profileForm } from '#app/staff/staff-forms.ts'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = () => [{ title: 'Profile · Admin Portal' }]

export function loader({ context }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  return presentAccount(staff, context.get(servicesContext).timeZone)
}

/** The form without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  return actOnForm(request, profileForm, (profile) =>
    setProfile(context.get(servicesContext), session, session.staff.userId, profile),
  )
}

export default function Profile({ loaderData: account, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title="Profile" />
      <ProfileForm account={account} initially={actionData} onDone={() => void revalidate()} />
    </>
  )
}

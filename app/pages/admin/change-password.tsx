import { servicesContext } from '#app/context.server.ts'
import { requestContext, sessionContext } from '#app/http/request-context.server.ts'
import { actOnForm } from '#app/portal/act-on-form.server.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { setPassword } from '#app/staff/account.server.ts'
import { PasswordForm } from '#app/staff/password-form.tsx'
import { passwordForm } from '#app/staff/staff-forms.ts'
import type { Route } from './+types/change-password'

export const meta: Route.MetaFunction = () => [{ title: 'Change password · Admin Portal' }]

export function loader({ context }: Route.LoaderArgs) {
  return { userId: context.get(sessionContext).staff.userId }
}

/** When it may be tried again goes out with the refusal. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The form without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  const { id } = context.get(requestContext)
  return actOnForm(request, passwordForm, (passwords) =>
    setPassword(context.get(servicesContext), session, session.staff.userId, passwords, id),
  )
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Change Password" />
      <PasswordForm userId={loaderData.userId} initially={actionData} />
      <p className="mt-6 max-w-md text-quiet text-sm">
        Everywhere else where this account is logged in, the session ends at once.
      </p>
    </>
  )
}

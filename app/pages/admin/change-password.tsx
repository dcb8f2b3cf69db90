import { ChangePasswordForm } from '#app/auth/login/change-password-form.tsx'
import { changePasswordFormSchema } from '#app/auth/login/login-and-account-forms.ts'
import { updateOwnPassword } from '#app/auth/login/own-account.server.ts'
import { requestInfoContext, sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { Link } from '#app/ui/components/link.tsx'
import { handleFormPost } from '#app/ui/portal/handle-form-post.server.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/change-password'
import * as words from './change-password-words.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Change Password · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { id, userId } = context.get(sessionContext).staff
  const passkeys = await context.get(servicesContext).passkeys.listByStaff(id)
  return { userId, passkeys: passkeys.map(({ name }) => name) }
}

/** Passes on the `Retry-After` header of a refusal. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** Handles the form when it is sent without JavaScript. */
export function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  const { id } = context.get(requestInfoContext)
  return handleFormPost(request, changePasswordFormSchema, (passwords) =>
    updateOwnPassword(context.get(servicesContext), session, session.staff.userId, passwords, id),
  )
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, passkeys } = loaderData
  const [stays, lookThrough] = words.passkeysStay(passkeys)
  return (
    <>
      <PageHeading title="Change Password" />
      <ChangePasswordForm userId={userId} initially={actionData} />
      <p className="mt-6 max-w-md text-quiet text-sm">
        You will be logged out on all other devices.
      </p>
      {passkeys.length > 0 && (
        <p className="mt-3 max-w-md text-quiet text-sm">
          {stays}
          <Link to="/admin/second-factor" className="link">
            {lookThrough}
          </Link>
        </p>
      )}
    </>
  )
}

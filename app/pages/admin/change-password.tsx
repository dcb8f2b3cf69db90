import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { sessionContext } from '#app/http/request-context.server.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { StaffForm } from '#app/portal/staff-form.tsx'
import { changePassword } from '#app/staff/account.server.ts'
import { passwordForm } from '#app/staff/staff-forms.ts'
import { TextField } from '#app/ui/field.tsx'
import type { Route } from './+types/change-password'

export const meta: Route.MetaFunction = () => [{ title: 'Change password · Admin Portal' }]

export function loader({ context }: Route.LoaderArgs) {
  return { userId: context.get(sessionContext).staff.userId }
}

/** The form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  try {
    const sent = Object.fromEntries(await readForm(request))
    const { userId } = session.staff
    const saved = await changePassword(context.get(servicesContext), session, userId, sent)
    return data({ ...saved, errors: {}, isDone: true })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { status, message, errors } = error
    return data({ message, errors, isDone: false }, { status })
  }
}

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Change Password" />
      <StaffForm
        schema={passwordForm}
        method="PATCH"
        path={`/api/profile/password/${encodeURIComponent(loaderData.userId)}`}
        failure="Failed to update password"
        initially={actionData}
        submit="Change Password"
        onDone={(form) => form.reset()}
      >
        {(errors) => (
          <>
            {/* A password manager asks whose password it is. */}
            <input
              type="text"
              name="username"
              autoComplete="username"
              defaultValue={loaderData.userId}
              hidden
            />
            <TextField
              type="password"
              name="oldPassword"
              label="Current password"
              autoComplete="current-password"
              error={errors['oldPassword']?.[0]}
            />
            <TextField
              type="password"
              name="newPassword"
              label="New password"
              autoComplete="new-password"
              hint="At least 10 characters. Four words that you remember are better than one that you don’t."
              error={errors['newPassword']?.[0]}
            />
            <TextField
              type="password"
              name="confirmPassword"
              label="Confirm password"
              autoComplete="new-password"
              error={errors['confirmPassword']?.[0]}
            />
          </>
        )}
      </StaffForm>
      <p className="mt-6 max-w-md text-quiet text-sm">
        Everywhere else where this account is logged in, the session ends at once.
      </p>
    </>
  )
}

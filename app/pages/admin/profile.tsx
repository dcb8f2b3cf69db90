import { data, useRevalidator } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { sessionContext } from '#app/http/request-context.server.ts'
import { PageHead } from '#app/portal/page-head.tsx'
import { StaffForm } from '#app/portal/staff-form.tsx'
import { presentAccount, updateProfile } from '#app/staff/account.server.ts'
import { profileForm } from '#app/staff/staff-forms.ts'
import { TextField } from '#app/ui/field.tsx'
import type { Route } from './+types/profile'

export const meta: Route.MetaFunction = () => [{ title: 'Profile · Admin Portal' }]

export function loader({ context }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  return presentAccount(staff, context.get(servicesContext).timeZone)
}

/** The form without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const session = context.get(sessionContext)
  try {
    const sent = Object.fromEntries(await readForm(request))
    const { userId } = session.staff
    const saved = await updateProfile(context.get(servicesContext), session, userId, sent)
    return data({ ...saved, errors: {}, isDone: true })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { status, message, errors } = error
    return data({ message, errors, isDone: false }, { status })
  }
}

export default function Profile({ loaderData: account, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead title="Profile" />
      <StaffForm
        schema={profileForm}
        method="PATCH"
        path={`/api/profile/${encodeURIComponent(account.user_id)}`}
        failure="Profile update failed"
        initially={actionData}
        submit="UPDATE"
        onDone={() => void revalidate()}
      >
        {(errors) => (
          <>
            <TextField
              // Not `userId`: the login that may open over this page has that field.
              name="accountId"
              label="User ID"
              value={account.user_id}
              readOnly
              hint="Your login; it does not change."
              className="text-quiet"
            />
            <TextField
              name="userName"
              label="Name"
              defaultValue={account.user_name}
              autoComplete="name"
              maxLength={100}
              error={errors['userName']?.[0]}
            />
            <TextField
              type="email"
              name="email"
              label="Email"
              defaultValue={account.email}
              autoComplete="email"
              error={errors['email']?.[0]}
            />
            <TextField
              type="tel"
              name="mobileNo"
              label="Mobile"
              defaultValue={account.mobile_no}
              autoComplete="tel"
              error={errors['mobileNo']?.[0]}
            />
          </>
        )}
      </StaffForm>
    </>
  )
}

import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { FormOutcome } from '#app/ui/portal/use-endpoint-form.ts'
import { changePasswordFields, changePasswordFormSchema } from './login-and-account-forms.ts'
import { changeOwnPassword } from './own-account-endpoints.ts'

/** Form of My Account → Change Password. */
export function ChangePasswordForm({
  userId,
  initially,
}: {
  userId: string
  initially?: FormOutcome
}) {
  return (
    <EndpointForm
      keptAs={null}
      fields={changePasswordFields}
      schema={changePasswordFormSchema}
      send={(body) => requestAsStaff(changeOwnPassword, { params: { userId }, body })}
      failure="Failed to update password"
      unreachable="Something went wrong! Please try again."
      submit="Change Password"
      hasAction
      initially={initially}
      onDone={(_, form) => form.reset()}
      layout={(show) => (
        <>
          {/* Tells a password manager which account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" defaultValue={userId} hidden />
          {show()}
        </>
      )}
    />
  )
}

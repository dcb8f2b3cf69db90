import { call } from '#app/ui/portal/call.ts'
import { CallForm } from '#app/ui/portal/call-form.tsx'
import type { Outcome } from '#app/ui/portal/use-call-form.ts'
import { changePassword } from './account-calls.ts'
import { passwordFields, passwordForm } from './staff-forms.ts'

/** My Account → Change Password. */
export function PasswordForm({ userId, initially }: { userId: string; initially?: Outcome }) {
  return (
    <CallForm
      keptAs={null}
      fields={passwordFields}
      schema={passwordForm}
      send={(body) => call(changePassword, { params: { userId }, body })}
      failure="Failed to update password"
      unreachable="Something went wrong! Please try again."
      submit="Change Password"
      hasAction
      initially={initially}
      onDone={(_, form) => form.reset()}
      layout={(show) => (
        <>
          {/* A password manager asks whose password it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={userId} hidden />
          {show()}
        </>
      )}
    />
  )
}

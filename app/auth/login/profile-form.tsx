import { TextField } from '#app/ui/components/form-field.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { FormOutcome } from '#app/ui/portal/use-endpoint-form.ts'
import { profileFields } from './login-and-account-forms.ts'
import type { AccountRecord } from './own-account.server.ts'
import { changeOwnProfile } from './own-account-endpoints.ts'

type Props = { account: AccountRecord; initially: FormOutcome | undefined; onDone: () => void }

/** Form of My Account → Profile. */
export function ProfileForm({ account, initially, onDone }: Props) {
  const { user_id: userId, user_name: userName, email, mobile_no: mobileNo } = account
  return (
    <EndpointForm
      fields={profileFields}
      keptAs="profile"
      values={{ userName, email, mobileNo }}
      send={(body) => requestAsStaff(changeOwnProfile, { params: { userId }, body })}
      failure="Profile update failed"
      unreachable="Something went wrong! Please try again."
      submit="UPDATE"
      hasAction
      initially={initially}
      onDone={onDone}
      layout={(show) => (
        <>
          <TextField
            // Not `userId`, because the login dialog that may open over this page has a field of
            // that name.
            name="accountId"
            label="User ID"
            value={userId}
            readOnly
            hint="Used to log in. It cannot be changed."
            className="text-quiet"
          />
          {show()}
        </>
      )}
    />
  )
}

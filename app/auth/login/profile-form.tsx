import { TextField } from '#app/ui/components/field.tsx'
import { requestAsStaff } from '#app/ui/portal/call.ts'
import { EndpointForm } from '#app/ui/portal/call-form.tsx'
import type { FormOutcome } from '#app/ui/portal/use-call-form.ts'
import type { AccountRecord } from './account.server.ts'
import { changeOwnProfile } from './account-calls.ts'
import { profileFields } from './staff-forms.ts'

type Props = { account: AccountRecord; initially: FormOutcome | undefined; onDone: () => void }

/** My Account → Profile. */
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
            // Not `userId`: the login that may open over this page has that field.
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

import { useState } from 'react'
import { ok } from '#app/platform/result/result.ts'
import { RadioGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import type { FieldRenderers } from '#app/ui/components/declared-form-fields.tsx'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { FormDialog } from '#app/ui/portal/form-dialog.tsx'
import type { AddFormProps, EditFormProps } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { PasswordLinkDialog } from './password-link-dialog.tsx'
import { newStaffMemberFields, type StaffMember, staffMemberFields } from './staff-member.ts'
import {
  changeStaffMember,
  type InvitationLink,
  inviteStaffMember,
} from './staff-member-endpoints.ts'
import * as words from './staff-words.ts'

/** Manage → Staff: invites a person and then shows the link to hand over. */
export function InviteStaffDialog({ isOpen, onClose, onSaved }: AddFormProps) {
  const [drawn, setDrawn] = useState<InvitationLink & { name: string }>()
  return (
    <>
      <FormDialog
        title={words.addPerson}
        isOpen={isOpen && !drawn}
        onClose={onClose}
        onSaved={() => undefined}
      >
        {({ onDone, ...form }) => (
          <EndpointForm
            {...form}
            fields={newStaffMemberFields}
            keptAs="person new"
            controls={roleFieldRenderers}
            send={async (body) => {
              const sent = await requestAsStaff(inviteStaffMember, { body })
              return sent.ok ? ok({ ...sent.value, name: body.name }) : sent
            }}
            failure={words.addFailed}
            submit={words.add}
            onDone={(answer) => {
              setDrawn(answer)
              onDone()
            }}
          />
        )}
      </FormDialog>
      <PasswordLinkDialog
        drawn={drawn}
        onClose={() => {
          setDrawn(undefined)
          onSaved()
        }}
      />
    </>
  )
}

/** Manage → Staff: form for name, e-mail address and role. */
export function EditStaffMemberForm({ row, ...form }: EditFormProps<StaffMember>) {
  const { userId } = row
  return (
    <EndpointForm
      {...form}
      fields={staffMemberFields}
      keptAs={`person ${userId}`}
      values={row}
      controls={roleFieldRenderers}
      send={(body) => requestAsStaff(changeStaffMember, { params: { userId }, body })}
      failure={words.saveFailed}
    />
  )
}

/** Renders the roles, each with its rights as a hint. */
const roleFieldRenderers: FieldRenderers = {
  radio: ({ name, field, value, error }) => (
    <RadioGroup
      name={name}
      label={field.label}
      error={error}
      required={field.isRequired}
      defaultChosen={typeof value === 'string' ? [value] : []}
      options={(field.options ?? []).map((option) => ({
        ...option,
        hint: Object.entries(words.roleSays).find(([role]) => role === option.value)?.[1],
      }))}
    />
  ),
}

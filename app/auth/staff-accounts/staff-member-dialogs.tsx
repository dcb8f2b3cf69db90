import { type ReactNode, useState } from 'react'
import { removeStaffSecondFactor } from '#app/auth/mfa-setup/second-factor-endpoints.ts'
import { ok, type Result } from '#app/platform/result/result.ts'
import { RadioGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import type { FieldRenderers } from '#app/ui/components/declared-form-fields.tsx'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { FormDialog } from '#app/ui/portal/form-dialog.tsx'
import type { AddFormProps, EditFormProps } from '#app/ui/portal/list-page.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { PasswordLinkDialog } from './password-link-dialog.tsx'
import { newStaffMemberFields, type StaffMember, staffMemberFields } from './staff-member.ts'
import {
  changeAvailability,
  changeStaffMember,
  type InvitationLink,
  inviteStaffMember,
  renewInvitation,
} from './staff-member-endpoints.ts'
import type { StaffAction } from './staff-member-row.tsx'
import { StaffSessionsDialog } from './staff-sessions-dialog.tsx'
import * as words from './staff-words.ts'
import { worksAtDesk } from './team-view.ts'

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

type StaffActionDialogProps = {
  what: StaffAction
  person: StaffMember
  /** All accounts. */
  people: readonly StaffMember[]
  /** The number of open enquiries of the person. */
  openEnquiries: number
  onClose: () => void
  onDone: () => void
}

/** Dialog for each other action on an account. */
export function StaffActionDialog({ what, ...of }: StaffActionDialogProps) {
  if (what === 'sessions') return <StaffSessionsDialog {...of} />
  if (what === 'secondStep') return <RemoveSecondFactorDialog {...of} />
  if (what === 'away') return <AwayDialog {...of} />
  return what === 'link' ? <RenewInvitationDialog {...of} /> : <DeactivateStaffDialog {...of} />
}

type StaffDialogProps = Omit<StaffActionDialogProps, 'what'>

function RenewInvitationDialog({
  person: { userId, name, isInvited },
  onClose,
  onDone,
}: StaffDialogProps) {
  const [drawn, setDrawn] = useState<InvitationLink & { name: string }>()
  const [isBusy, setBusy] = useState(false)
  const shown = name || userId

  async function draw() {
    setBusy(true)
    const sent = await requestAsStaff(renewInvitation, { params: { userId } })
    setBusy(false)
    if (sent.ok) return setDrawn({ ...sent.value, name: shown })
    void showToast(sent.problem.message || words.linkFailed, 'error')
    onClose()
  }

  return (
    <>
      <ConfirmDialog
        isOpen={!drawn}
        title={words.linkQuestion(shown)}
        confirm={isBusy ? words.making : words.makeLink}
        isBusy={isBusy}
        tone="signal"
        onConfirm={() => void draw()}
        // Also called when the link dialog replaces this one.
        onCancel={() => drawn || onClose()}
      >
        <p>{isInvited ? words.firstLinkMeans : words.linkMeans}</p>
      </ConfirmDialog>
      <PasswordLinkDialog
        drawn={drawn}
        onClose={() => {
          onClose()
          onDone()
        }}
      />
    </>
  )
}

function AwayDialog({ person: { userId, name }, ...of }: StaffDialogProps) {
  const [lastDay, setLastDay] = useState('')
  return (
    <ConfirmAction
      {...of}
      title={words.awayOf(name || userId)}
      confirm={words.markAsAway}
      tone="signal"
      means={words.awayMeans}
      send={() =>
        requestAsStaff(changeAvailability, {
          params: { userId },
          body: { isIn: false, lastDayAway: lastDay || null },
        })
      }
    >
      <div className="mt-4">
        <TextField
          name="lastDayAway"
          type="date"
          label={words.lastDayAway}
          hint={words.lastDayHint}
          isOptional
          value={lastDay}
          onChange={(event) => setLastDay(event.target.value)}
        />
      </div>
    </ConfirmAction>
  )
}

function DeactivateStaffDialog({ person, people, openEnquiries, ...of }: StaffDialogProps) {
  const { id, userId, name } = person
  const [target, setTarget] = useState('')
  const openEnquiriesTo = target === 'rules' ? target : Number(target) || null
  return (
    <ConfirmAction
      {...of}
      title={words.deactivateQuestion(name || userId)}
      confirm={words.deactivate}
      means={words.deactivateMeans}
      send={() =>
        requestAsStaff(changeStaffMember, {
          params: { userId },
          body: { isActive: false, openEnquiriesTo },
        })
      }
    >
      {openEnquiries > 0 && (
        <div className="mt-4">
          <SelectField
            name="openEnquiriesTo"
            label={words.theirOpenEnquiries(openEnquiries)}
            hint={words.notTheirTypes}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            placeholder={words.leaveUnassigned}
            options={[
              { value: 'rules', label: words.assignByRules },
              ...people
                .filter((one) => one.id !== id && worksAtDesk(one))
                .map((one) => ({
                  value: String(one.id),
                  label: words.assignTo(one.name || one.userId),
                })),
            ]}
          />
        </div>
      )}
    </ConfirmAction>
  )
}

function RemoveSecondFactorDialog({ person: { userId, name }, ...of }: StaffDialogProps) {
  return (
    <ConfirmAction
      {...of}
      title={words.removeSecondStepQuestion(name || userId)}
      confirm={words.removeSecondStep}
      means={words.removeSecondStepMeans}
      send={() => requestAsStaff(removeStaffSecondFactor, { params: { userId } })}
    />
  )
}

type ConfirmActionProps = Pick<StaffDialogProps, 'onClose' | 'onDone'> & {
  title: string
  confirm: string
  /** Text that explains the effect of the action. */
  means: string
  send: () => Promise<Result<{ message: string }>>
  tone?: 'bad' | 'signal'
  /** A choice below the text. The dialog then stays open after a failure. */
  children?: ReactNode
}

function ConfirmAction({
  title,
  confirm,
  means,
  tone = 'bad',
  send,
  children,
  ...on
}: ConfirmActionProps) {
  const { onClose, onDone } = on
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function act() {
    setBusy(true)
    const sent = await send()
    setBusy(false)
    const said = sent.ok ? sent.value.message : sent.problem.message || words.saveFailed
    if (!sent.ok && children) return setFailure(said)
    void showToast(said, sent.ok ? 'success' : 'error')
    onClose()
    onDone()
  }

  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirm={confirm}
      isBusy={isBusy}
      tone={tone}
      onConfirm={() => void act()}
      onCancel={onClose}
    >
      <p>{means}</p>
      {children}
      {failure && (
        <p role="alert" className="mt-3 text-bad">
          {failure}
        </p>
      )}
    </ConfirmDialog>
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

import { type ReactNode, useState } from 'react'
import { removeStaffSecondFactor } from '#app/auth/mfa-setup/second-factor-endpoints.ts'
import { listSuccessors, type OpenByPipeline } from '#app/platform/permissions/pipeline-work.ts'
import type { Result } from '#app/platform/result/result.ts'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { PasswordLinkDialog } from './password-link-dialog.tsx'
import type { StaffMember } from './staff-member.ts'
import {
  changeAvailability,
  changeStaffMember,
  type InvitationLink,
  renewInvitation,
} from './staff-member-endpoints.ts'
import type { StaffAction } from './staff-member-row.tsx'
import { StaffSessionsDialog } from './staff-sessions-dialog.tsx'
import * as words from './staff-words.ts'
import { worksAtDesk } from './team-view.ts'

type StaffActionDialogProps = {
  what: StaffAction
  person: StaffMember
  /** All accounts. */
  people: readonly StaffMember[]
  /** The open enquiries of the person. */
  openByPipeline: OpenByPipeline
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

function DeactivateStaffDialog({ person, people, openByPipeline, ...of }: StaffDialogProps) {
  const { id, userId, name } = person
  const [target, setTarget] = useState('')
  const open = Object.values(openByPipeline).reduce((sum, count) => sum + count, 0)
  const successors = listSuccessors({ id, openByPipeline }, people.filter(worksAtDesk))
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
      {open > 0 && (
        <div className="mt-4">
          <SelectField
            name="openEnquiriesTo"
            label={words.theirOpenEnquiries(open)}
            hint={words.notTheirTypes}
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            placeholder={words.leaveUnassigned}
            options={[
              { value: 'rules', label: words.assignByRules },
              ...successors.map(({ colleague: one, count }) => ({
                value: String(one.id),
                label: words.assignTo(one.name || one.userId, count < open ? count : undefined),
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

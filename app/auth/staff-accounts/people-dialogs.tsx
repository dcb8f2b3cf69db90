import { useState } from 'react'
import { clearSecondFactor } from '#app/auth/mfa-setup/second-factor-calls.ts'
import { RadioGroup } from '#app/ui/components/choice-field.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { notify } from '#app/ui/components/toast.ts'
import type { Controls } from '#app/ui/forms/form-fields.tsx'
import { call } from '#app/ui/portal/call.ts'
import { CallForm } from '#app/ui/portal/call-form.tsx'
import { FormDialog } from '#app/ui/portal/form-dialog.tsx'
import type { AddProps, EditProps } from '#app/ui/portal/list-page.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { addStaff, changeStaff, type DrawnLink, inviteAgain } from './people-calls.ts'
import { newPersonFields, type Person, personFields } from './person.ts'
import type { AskedOf } from './person-row.tsx'
import { SessionsDialog } from './sessions-dialog.tsx'
import * as words from './staff-words.ts'

/** Manage → Staff: add somebody, then the link to hand over. */
export function AddPerson({ isOpen, onClose, onSaved }: AddProps) {
  const [drawn, setDrawn] = useState<DrawnLink & { name: string }>()
  return (
    <>
      <FormDialog
        title={words.addPerson}
        isOpen={isOpen && !drawn}
        onClose={onClose}
        onSaved={() => undefined}
      >
        {({ onDone, ...form }) => (
          <CallForm
            {...form}
            fields={newPersonFields}
            keptAs="person new"
            controls={roleControls}
            send={async (body) => {
              const sent = await call(addStaff, { body })
              return sent.ok ? { ok: true, answer: { ...sent.answer, name: body.name } } : sent
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
      <LinkDialog
        drawn={drawn}
        onClose={() => {
          setDrawn(undefined)
          onSaved()
        }}
      />
    </>
  )
}

/** Manage → Staff: name, address and role. */
export function EditPerson({ row, ...form }: EditProps<Person>) {
  const { userId } = row
  return (
    <CallForm
      {...form}
      fields={personFields}
      keptAs={`person ${userId}`}
      values={row}
      controls={roleControls}
      send={(body) => call(changeStaff, { params: { userId }, body })}
      failure={words.saveFailed}
    />
  )
}

type AskProps = { what: AskedOf; person: Person; onClose: () => void; onDone: () => void }

/** What else can be done about somebody. */
export function AskOfPerson({ what, ...of }: AskProps) {
  if (what === 'sessions') return <SessionsDialog {...of} />
  if (what === 'secondStep') return <AskToRemoveSecondStep {...of} />
  return what === 'link' ? <AskForLink {...of} /> : <AskToEnd {...of} />
}

type OfPerson = Omit<AskProps, 'what'>

function AskForLink({ person: { userId, name, isInvited }, onClose, onDone }: OfPerson) {
  const [drawn, setDrawn] = useState<DrawnLink & { name: string }>()
  const [isBusy, setBusy] = useState(false)
  const shown = name || userId

  async function draw() {
    setBusy(true)
    const sent = await call(inviteAgain, { params: { userId } })
    setBusy(false)
    if (sent.ok) return setDrawn({ ...sent.answer, name: shown })
    void notify(sent.message || words.linkFailed, 'error')
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
        // It closes as well where the link takes its place.
        onCancel={() => drawn || onClose()}
      >
        <p>{isInvited ? words.firstLinkMeans : words.linkMeans}</p>
      </ConfirmDialog>
      <LinkDialog
        drawn={drawn}
        onClose={() => {
          onClose()
          onDone()
        }}
      />
    </>
  )
}

function AskToEnd({ person: { userId, name }, ...of }: OfPerson) {
  return (
    <AskFirst
      {...of}
      title={words.deactivateQuestion(name || userId)}
      confirm={words.deactivate}
      means={words.deactivateMeans}
      send={() => call(changeStaff, { params: { userId }, body: { isActive: false } })}
    />
  )
}

function AskToRemoveSecondStep({ person: { userId, name }, ...of }: OfPerson) {
  return (
    <AskFirst
      {...of}
      title={words.removeSecondStepQuestion(name || userId)}
      confirm={words.removeSecondStep}
      means={words.removeSecondStepMeans}
      send={() => call(clearSecondFactor, { params: { userId } })}
    />
  )
}

type AskFirstProps = Omit<OfPerson, 'person'> & {
  title: string
  confirm: string
  /** What comes of it. */
  means: string
  send: () => Promise<{ ok: true; answer: { message: string } } | { ok: false; message: string }>
}

function AskFirst({ title, confirm, means, send, onClose, onDone }: AskFirstProps) {
  const [isBusy, setBusy] = useState(false)

  async function act() {
    setBusy(true)
    const sent = await send()
    setBusy(false)
    if (sent.ok) void notify(sent.answer.message)
    else void notify(sent.message || words.saveFailed, 'error')
    onClose()
    onDone()
  }

  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirm={confirm}
      isBusy={isBusy}
      onConfirm={() => void act()}
      onCancel={onClose}
    >
      <p>{means}</p>
    </ConfirmDialog>
  )
}

/** Each role says what it may do. */
const roleControls: Controls = {
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

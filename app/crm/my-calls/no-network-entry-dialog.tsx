import { type FormEvent, useEffect, useState } from 'react'
import { ChoiceButtons } from '#app/crm/desk/choice-buttons.tsx'
import { useDeskContext } from '#app/crm/desk/desk-context.ts'
import { type CallOutcome, callOutcomes } from '#app/crm/desk/desk-enquiry-schema.ts'
import * as workWords from '#app/crm/desk/enquiry-actions-words.ts'
import { wouldLackNextStep } from '#app/crm/desk/lacks-next-step.ts'
import { MentionField } from '#app/crm/desk/mention-field.tsx'
import { question, choose as stepMissing } from '#app/crm/desk/next-step-suggestions-words.ts'
import { NextStepTimePicker } from '#app/crm/desk/next-step-time-picker.tsx'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import type { Result } from '#app/platform/result/result.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { fieldId } from '#app/ui/components/form-field.tsx'
import { DraftNotice } from '#app/ui/portal/draft-notice.tsx'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import type { MyCall } from './my-calls-schema.ts'
import type { OfflineEvent } from './offline-db.ts'
import * as words from './staff-words.ts'

/** The entry in the dialog: a new entry, or a refused entry (`before`) that the user corrects. */
export type OfflineEntryDraft = {
  title: string
  type: OfflineEvent['type']
  /** Key under which this browser stores the draft of the form. */
  place: string
  /** The enquiry's flow; empty if the phone no longer stores the enquiry. */
  flows: readonly Pipeline[]
  /** Undefined if the phone no longer stores the enquiry. */
  row: MyCall | undefined
  before?: OfflineEvent
}

type Props = {
  writing: OfflineEntryDraft | undefined
  /** Stores the entry on this phone. */
  onKeep: ((event: OfflineEvent) => Promise<Result<undefined>>) | undefined
  onClose: () => void
}

/** A form for a note, or for the outcome of a call and the next step. */
export function OfflineEntryDialog({ writing, onKeep, onClose }: Props) {
  const [failure, setFailure] = useState('')
  async function keep(event: OfflineEvent) {
    const kept = await onKeep?.(event)
    if (kept?.ok) close()
    else setFailure(kept?.problem.message ?? words.notKept)
    return kept?.ok ?? false
  }
  function close() {
    setFailure('')
    onClose()
  }
  return (
    <Dialog title={writing?.title ?? ''} isOpen={writing !== undefined} onClose={close}>
      {failure && (
        <p role="alert" className="mb-4 text-bad">
          {failure}
        </p>
      )}
      {writing?.type === 'note' && <NoteEntryForm {...writing} onKeep={keep} />}
      {writing?.type === 'call' && <CallEntryForm {...writing} onKeep={keep} />}
    </Dialog>
  )
}

type EntryFormProps = OfflineEntryDraft & { onKeep: (event: OfflineEvent) => Promise<boolean> }

function NoteEntryForm({ place, flows, before, onKeep }: EntryFormProps) {
  const note = useTextDraft(place, before?.text)
  const [error, setError] = useState<string>()
  useEffect(() => document.getElementById(fieldId('text'))?.focus(), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const text = note.text.trim()
        if (!text) return setError(words.noteMissing)
        void onKeep({ type: 'note', text }).then((isKept) => isKept && note.whenSent(text))
      }}
      className="grid gap-4"
    >
      <MentionField
        name="text"
        label={words.yourNote}
        rows={4}
        text={note.text}
        onText={note.setText}
        flows={flows}
        error={error}
      />
      {note.isRestored && <DraftNotice onDiscard={note.discard} />}
      <Button type="submit" tone="signal" size="small">
        {words.keep}
      </Button>
    </form>
  )
}

function CallEntryForm({ place, flows, row, before, onKeep }: EntryFormProps) {
  const { zone } = useDeskContext()
  const [outcome, setOutcome] = useState<CallOutcome>()
  const [step, setStep] = useState<string | null>()
  const [error, setError] = useState<string>()
  const note = useTextDraft(place, before?.text)
  if (!outcome)
    return (
      <ChoiceButtons
        label={workWords.howWasIt}
        isBusy={false}
        hasFocus
        choices={callOutcomes.map((value) => ({ value, label: workWords.outcomes[value] }))}
        onChoose={(value) => setOutcome(callOutcomes.find((it) => it === value))}
      />
    )
  async function keep(event: FormEvent, outcome: CallOutcome) {
    event.preventDefault()
    if (step === undefined) return setError(stepMissing)
    const text = note.text.trim()
    const isKept = await onKeep({
      type: 'call',
      outcome,
      ...(text && { text }),
      ...(step ? { nextStepAt: step } : {}),
    })
    if (isKept) note.whenSent(text)
  }
  const isNeeded = row !== undefined && wouldLackNextStep(row, outcome, { now: serverNow(), zone })
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <strong>{workWords.outcomes[outcome]}</strong>
        <Button size="dense" onClick={() => setOutcome(undefined)}>
          {workWords.outcomeAgain}
        </Button>
      </p>
      <MentionField
        name="text"
        label={workWords.noteOptional}
        rows={2}
        text={note.text}
        onText={note.setText}
        flows={flows}
      />
      {note.isRestored && <DraftNotice onDiscard={note.discard} />}
      <div>
        <h3 className="mb-2 font-semibold">{question}</h3>
        <NextStepTimePicker
          onChoose={(at) => {
            setStep(at)
            setError(undefined)
          }}
          chosen={step}
          isBusy={false}
          isNeeded={isNeeded}
          hasFocus
        />
      </div>
      <form noValidate onSubmit={(event) => void keep(event, outcome)} className="grid gap-2">
        {error && (
          <p role="alert" className="text-bad">
            {error}
          </p>
        )}
        {step && <p className="text-sm">{words.chosenStep(formatInstant(step, zone))}</p>}
        <Button type="submit" tone="signal" size="small">
          {words.keep}
        </Button>
      </form>
    </div>
  )
}

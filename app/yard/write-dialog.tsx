import { useEffect, useState } from 'react'
import { Choices } from '#app/desk/choices.tsx'
import { type CallOutcome, callOutcomes } from '#app/desk/desk-row.ts'
import { longestNote } from '#app/desk/event-schema.ts'
import { StepPart } from '#app/desk/step-part.tsx'
import * as workWords from '#app/desk/work-words.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { fieldId, TextAreaField } from '#app/ui/field.tsx'
import * as words from './staff-words.ts'
import type { Written } from './yard-db.ts'

/** What is being written, and about whom: anew, or what was refused once more. */
export type Writing = { title: string; type: Written['type']; before?: Written }

type Props = {
  writing: Writing | undefined
  /** Resolves to whether it is written down. */
  onKeep: (event: Written) => Promise<boolean>
  onClose: () => void
}

/** A note, or how a call went and what comes next: two taps. */
export function WriteDialog({ writing, onKeep, onClose }: Props) {
  const [failure, setFailure] = useState('')
  async function keep(event: Written) {
    if (await onKeep(event)) close()
    else setFailure(words.notKept)
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
      {writing?.type === 'note' && <NotePart before={writing.before} onKeep={keep} />}
      {writing?.type === 'call' && <CallPart before={writing.before} onKeep={keep} />}
    </Dialog>
  )
}

type PartProps = { before: Written | undefined; onKeep: (event: Written) => Promise<void> }

function NotePart({ before, onKeep }: PartProps) {
  const [error, setError] = useState<string>()
  useEffect(() => document.getElementById(fieldId('text'))?.focus(), [])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const text = String(new FormData(event.currentTarget).get('text') ?? '').trim()
        if (text) void onKeep({ type: 'note', text })
        else setError(words.noteMissing)
      }}
      className="grid gap-4"
    >
      <TextAreaField
        name="text"
        label={words.yourNote}
        rows={4}
        maxLength={longestNote}
        defaultValue={before?.text ?? ''}
        error={error}
      />
      <Button type="submit" tone="signal" size="small">
        {words.keep}
      </Button>
    </form>
  )
}

function CallPart({ before, onKeep }: PartProps) {
  const [outcome, setOutcome] = useState<CallOutcome>()
  const [text, setText] = useState(before?.text ?? '')
  if (!outcome)
    return (
      <Choices
        label={workWords.howWasIt}
        isBusy={false}
        hasFocus
        choices={callOutcomes.map((value) => ({ value, label: workWords.outcomes[value] }))}
        onChoose={(value) => setOutcome(callOutcomes.find((it) => it === value))}
      />
    )
  const keep = (nextStepAt: string | null) =>
    void onKeep({
      type: 'call',
      outcome,
      ...(text.trim() ? { text: text.trim() } : {}),
      ...(nextStepAt ? { nextStepAt } : {}),
    })
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-3">
        <strong>{workWords.outcomes[outcome]}</strong>
        <Button size="dense" onClick={() => setOutcome(undefined)}>
          {workWords.outcomeAgain}
        </Button>
      </p>
      <StepPart onChoose={keep} isBusy={false} hasFocus />
      <TextAreaField
        name="text"
        label={workWords.noteOptional}
        rows={2}
        maxLength={longestNote}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}

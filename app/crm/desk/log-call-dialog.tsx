import { useState } from 'react'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { DraftNotice } from '#app/ui/portal/draft-notice.tsx'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import { useDeskContext } from './desk-context.ts'
import { type CallOutcome, callOutcomes, type DeskRow } from './desk-enquiry-schema.ts'
import * as words from './enquiry-actions-words.ts'
import { FormFailureMessage } from './form-failure-message.tsx'
import { enquiryDisplayName } from './format-desk-row.ts'
import { wouldLackNextStep } from './lacks-next-step.ts'
import { MentionField } from './mention-field.tsx'
import { question } from './next-step-suggestions-words.ts'
import { NextStepTimePicker } from './next-step-time-picker.tsx'
import { noteDraftKey } from './note-draft-key.ts'
import type { EnquiryActions } from './use-enquiry-actions.ts'

type Props = {
  isOpen: boolean
  row: DeskRow | undefined
  work: EnquiryActions
  onClose: () => void
}

/**
 * Records a call: first its outcome, then the next step. The dialog opens when the call starts, so
 * that it is ready when the call ends.
 */
export function LogCallDialog({ isOpen, row, work, onClose }: Props) {
  const close = () => {
    work.clearFailure()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen && row !== undefined}
      onClose={close}
      isBusy={work.isBusy}
      title={row ? words.calling(enquiryDisplayName(row)) : ''}
    >
      {row && <CallOutcomeForm key={row.reference} row={row} work={work} onDone={onClose} />}
    </Dialog>
  )
}

function CallOutcomeForm({
  row,
  work,
  onDone,
}: {
  row: DeskRow
  work: EnquiryActions
  onDone: () => void
}) {
  const [outcome, setOutcome] = useState<CallOutcome>()
  const note = useTextDraft(noteDraftKey(row))
  const { zone } = useDeskContext()

  async function keep(at: string | null) {
    const text = note.text.trim()
    if (!outcome || !(await work.logCall(row, outcome, at, text))) return
    note.whenSent(text)
    onDone()
  }

  if (!outcome)
    return (
      <>
        <p className="-mt-2 mb-1 text-quiet">
          <a
            href={`tel:${row.phone}`}
            className="inline-flex min-h-11 items-center text-signal-text underline"
          >
            {row.contact || row.phone}
          </a>
        </p>
        <ChoiceButtons
          label={words.howWasIt}
          isBusy={false}
          hasFocus
          choices={callOutcomes.map((value) => ({ value, label: words.outcomes[value] }))}
          onChoose={(value) => setOutcome(callOutcomes.find((it) => it === value))}
        />
      </>
    )
  return (
    <div className="grid gap-4">
      <FormFailureMessage message={work.failure} />
      <p className="flex flex-wrap items-center justify-between gap-3">
        <strong>{words.outcomes[outcome]}</strong>
        <Button size="dense" onClick={() => setOutcome(undefined)}>
          {words.outcomeAgain}
        </Button>
      </p>
      <MentionField
        name="text"
        label={words.noteOptional}
        rows={2}
        text={note.text}
        onText={note.setText}
        flows={[row.flow]}
      />
      {note.isRestored && <DraftNotice onDiscard={note.discard} />}
      <div>
        <h3 className="mb-2 font-semibold">{question}</h3>
        <NextStepTimePicker
          onChoose={(at) => void keep(at)}
          isBusy={work.isBusy}
          isNeeded={wouldLackNextStep(row, outcome, { now: serverNow(), zone })}
          hasFocus
        />
      </div>
    </div>
  )
}

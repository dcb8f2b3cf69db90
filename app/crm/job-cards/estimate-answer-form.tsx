import { useState } from 'react'
import { FormFailureMessage } from '#app/crm/desk/form-failure-message.tsx'
import { Button } from '#app/ui/components/button.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import * as words from './estimate-desk-words.ts'
import { answerJobEstimate, maxEstimateNoteLength } from './estimate-endpoints.ts'
import type { Estimate } from './job-card.ts'

type Props = {
  reference: string
  estimate: Estimate
  onDone: () => void
  /** Undefined while the estimate waits for its first answer. */
  onCancel?: (() => void) | undefined
}

/** Staff note the answer that a customer gives by telephone. */
export function EstimateAnswerForm({ reference, estimate, onDone, onCancel }: Props) {
  const { number, answer: seen } = estimate
  const note = useTextDraft(`estimate answer ${reference} ${number}`)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function save(answer: 'yes' | 'no') {
    const text = note.text.trim()
    setBusy(true)
    const sent = await requestAsStaff(answerJobEstimate, {
      ...{ params: { reference, number }, body: { answer, note: text, seen } },
    })
    setBusy(false)
    // After a conflict, the list shows the answer that the customer gave meanwhile.
    if (!sent.ok) setFailure(sent.problem.message || words.notNoted)
    else {
      setFailure(undefined)
      note.whenSent(text)
      void showToast(sent.value.message)
    }
    if (sent.ok || sent.problem.kind === 'conflict') onDone()
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{words.byPhone}</legend>
      <FormFailureMessage message={failure} />
      <TextField
        name={`estimate-${number}-note`}
        label={words.noteField}
        isOptional
        autoComplete="off"
        maxLength={maxEstimateNoteLength}
        value={note.text}
        onChange={({ target }) => note.setText(target.value)}
      />
      <p className="flex flex-wrap gap-2">
        <Button size="small" disabled={isBusy} onClick={() => void save('yes')}>
          {words.saidYes}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => void save('no')}>
          {words.saidNo}
        </Button>
        {onCancel && (
          <Button size="small" disabled={isBusy} onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </p>
    </fieldset>
  )
}

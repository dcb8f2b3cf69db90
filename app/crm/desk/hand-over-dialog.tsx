import { useState } from 'react'
import { listSuccessors } from '#app/platform/permissions/pipeline-work.ts'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { ChoiceButtons } from './choice-buttons.tsx'
import type { DeskWorker } from './desk-endpoints.ts'
import { FormFailureMessage } from './form-failure-message.tsx'
import { formatWorkload } from './format-workload.ts'
import { handOverEnquiries } from './hand-over-endpoints.ts'
import * as words from './hand-over-words.ts'

type Props = {
  isOpen: boolean
  /** The person whose open enquiries are handed over. */
  person: DeskWorker | undefined
  people: readonly DeskWorker[]
  /** The dealer's time zone. */
  zone: string
  onClose: () => void
  /** `id` is the id that an undo needs; null if nothing was handed over. */
  onDone: (done: { message: string; id: number | null }) => void
}

/** Hands all open enquiries of a person over: one tap on the new assignee. */
export function HandOverDialog({ isOpen, person, people, zone, onClose, onDone }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function handOver(from: number, value: string) {
    setBusy(true)
    setFailure(undefined)
    const to = value === 'rules' ? value : value === 'none' ? null : Number(value)
    const sent = await requestAsStaff(handOverEnquiries, { body: { from, to } })
    setBusy(false)
    if (sent.ok) return onDone(sent.value)
    setFailure(
      sent.problem.message || (sent.problem.kind === 'unreachable' ? words.notSent : words.refused),
    )
  }

  return (
    <Dialog
      isOpen={isOpen && person !== undefined}
      onClose={() => {
        setFailure(undefined)
        onClose()
      }}
      isBusy={isBusy}
      title={person ? words.handOverOf(person.open, person.name) : ''}
    >
      {person && (
        <div className="grid gap-4">
          <p className="text-quiet">{words.whatHappens}</p>
          <FormFailureMessage message={failure} />
          <ChoiceButtons
            label={words.toWhom}
            isBusy={isBusy}
            isNarrow
            hasFocus
            choices={[
              ...listSuccessors(person, people).map(({ colleague, count }) => ({
                value: String(colleague.id),
                label: colleague.name,
                note: [
                  ...(count < person.open ? [words.takes(count, person.open)] : []),
                  formatWorkload(colleague, zone),
                ].join(' · '),
              })),
              { value: 'rules', label: words.theRules, note: words.theRulesNote },
              { value: 'none', label: words.nobody },
            ]}
            onChoose={(value) => void handOver(person.id, value)}
          />
        </div>
      )}
    </Dialog>
  )
}

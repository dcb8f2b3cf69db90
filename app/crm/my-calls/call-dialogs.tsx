import { ChoiceButtons } from '#app/crm/desk/choice-buttons.tsx'
import { enquiryDisplayName } from '#app/crm/desk/format-desk-row.ts'
import { lostReasons } from '#app/crm/enquiries/enquiry-states.ts'
import * as stateWords from '#app/crm/enquiries/state-words.ts'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { CallFacts } from './call-card.tsx'
import type { MyCall } from './my-calls-schema.ts'
import * as words from './staff-words.ts'

type LostDialogProps = {
  row: MyCall | undefined
  isBusy: boolean
  onChoose: (row: MyCall, reason: string) => void
  onClose: () => void
}

/** Closes an enquiry as lost: one tap on the reason. */
export function LostDialog({ row, isBusy, onChoose, onClose }: LostDialogProps) {
  const title = row ? words.lostTo(enquiryDisplayName(row)) : ''
  return (
    <Dialog title={title} isOpen={row !== undefined} isBusy={isBusy} onClose={onClose}>
      {row && (
        <ChoiceButtons
          label={title}
          isBusy={isBusy}
          isNarrow
          hasFocus
          choices={lostReasons.map((value) => ({ value, label: stateWords.lostReasons[value] }))}
          onChoose={(reason) => onChoose(row, reason)}
        />
      )}
    </Dialog>
  )
}

type StoredCallDialogProps = {
  row: MyCall | undefined
  now: Date
  zone: string
  onClose: () => void
}

/** Shows what the phone stores of an enquiry, whose page cannot open without a network. */
export function StoredCallDialog({ row, now, zone, onClose }: StoredCallDialogProps) {
  const title = row ? enquiryDisplayName(row) : ''
  return (
    <Dialog title={title} isOpen={row !== undefined} onClose={onClose}>
      {row && <CallFacts row={row} now={now} zone={zone} />}
      <p className="mt-4 text-quiet text-sm">{words.pageNeedsNetwork}</p>
    </Dialog>
  )
}

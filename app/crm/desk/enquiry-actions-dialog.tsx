import { localTime } from '#app/platform/calendar/local-time.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import { AssigneePicker } from './assignee-picker.tsx'
import { useDeskContext } from './desk-context.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import * as words from './enquiry-actions-words.ts'
import { FormFailureMessage } from './form-failure-message.tsx'
import { enquiryDisplayName } from './format-desk-row.ts'
import { HandOverNoteField } from './hand-over-note-field.tsx'
import { isBeforeHour } from './is-before-hour.ts'
import { isNextStepNeeded, lacksNextStep } from './lacks-next-step.ts'
import { MessageForm } from './message-form.tsx'
import * as messageWords from './message-words.ts'
import * as stepWords from './next-step-suggestions-words.ts'
import { NextStepTimePicker } from './next-step-time-picker.tsx'
import { noteDraftKey } from './note-draft-key.ts'
import { NoteForm } from './note-form.tsx'
import { StatePicker } from './state-picker.tsx'
import type { EnquiryActions } from './use-enquiry-actions.ts'

export type EnquiryAction = 'state' | 'assign' | 'step' | 'note' | 'message' | 'all'

type Props = {
  isOpen: boolean
  row: DeskRow | undefined
  part: EnquiryAction
  work: EnquiryActions
  /** `true` if the note on the page behind the dialog is sent together with the action. */
  isOverNote?: boolean
  onClose: () => void
}

/** The actions on an enquiry, except calling: one action, or all of them on a phone. */
export function EnquiryActionsDialog({
  isOpen,
  row,
  part,
  work,
  isOverNote = false,
  onClose,
}: Props) {
  const close = () => {
    work.clearFailure()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen && row !== undefined}
      onClose={close}
      isBusy={work.isBusy}
      title={titleOf(part, row)}
    >
      {row && (
        <ActionForms
          key={row.reference}
          row={row}
          part={part}
          work={work}
          isOverNote={isOverNote}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

/** Returns the day of a booking that is still to come. */
function findComingDay({ bookingDate }: DeskRow, { now, zone }: { now: Date; zone: string }) {
  return bookingDate !== null && bookingDate > localTime(now, zone).day ? bookingDate : undefined
}

type ActionFormsProps = Omit<Required<Props>, 'isOpen' | 'row'> & { row: DeskRow }

function ActionForms({ row, part, work, isOverNote, onClose }: ActionFormsProps) {
  const { isBusy } = work
  const note = useTextDraft(noteDraftKey(row))
  const showsNote = part === 'note' || part === 'all'
  const { zone } = useDeskContext()
  const time = { now: serverNow(), zone }
  const lacksStep = lacksNextStep(row, time)
  const asksStep = part === 'note' && lacksStep
  const hasHandOverNote = part === 'assign'
  const text = showsNote || hasHandOverNote || isOverNote ? note.text.trim() : ''
  const andClose = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (!isDone) return
      note.whenSent(text)
      onClose()
    })
  return (
    <div className="grid gap-6">
      <FormFailureMessage message={work.failure} />
      {showsNote && (
        <NoteForm
          note={note}
          isBusy={isBusy}
          hasFocus={part === 'note'}
          flow={row.flow}
          onKeep={async (typed) => {
            const isKept = await work.note(row, typed)
            if (isKept) onClose()
            return isKept
          }}
        />
      )}
      {text !== '' && !showsNote && !hasHandOverNote && part !== 'message' && (
        <p className="wrap-anywhere text-quiet text-sm">{words.noteGoesAlong(text)}</p>
      )}
      {(part === 'state' || part === 'all') && row.state !== null && (
        <ActionSection title={words.state} isAlone={part === 'state'}>
          <StatePicker
            flow={row.flow}
            state={row.state}
            comingOn={findComingDay(row, time)}
            isBeforeHour={isBeforeHour(row, time)}
            isBusy={isBusy}
            hasFocus={part === 'state'}
            hasDigits={part === 'state'}
            onChoose={(state, reason) => andClose(work.changeState(row, state, reason, text))}
          />
        </ActionSection>
      )}
      {(part === 'step' || part === 'all' || asksStep) && (
        <ActionSection title={words.nextStep} isAlone={part === 'step'}>
          {lacksStep && <p className="mb-2 border-warn border-l-4 pl-3">{stepWords.lacking}</p>}
          <NextStepTimePicker
            isBusy={isBusy}
            hasFocus={part === 'step'}
            hasDigits={part === 'step'}
            isNeeded={isNextStepNeeded(row, time)}
            hasNone={!lacksStep}
            onChoose={(at) => andClose(work.setNextStep(row, at, text))}
          />
        </ActionSection>
      )}
      {(part === 'message' || part === 'all') && (row.phone || row.email) && (
        <ActionSection title={messageWords.title} isAlone={part === 'message'}>
          <MessageForm
            row={row}
            isBusy={isBusy}
            hasFocus={part === 'message'}
            onOpen={async (opened) => {
              const isLogged = await work.logMessage(row, opened)
              if (isLogged) onClose()
              return isLogged
            }}
          />
        </ActionSection>
      )}
      {(part === 'assign' || part === 'all') && (
        <ActionSection title={words.assignee} isAlone={part === 'assign'}>
          {hasHandOverNote && !row.isErased && (
            <HandOverNoteField text={note.text} onChange={note.setText} flows={[row.flow]} />
          )}
          <AssigneePicker
            rows={[row]}
            isBusy={isBusy}
            hasFocus={part === 'assign'}
            hasDigits={part === 'assign'}
            onChoose={(id) => andClose(work.assign(row, id, text))}
          />
        </ActionSection>
      )}
    </div>
  )
}

function ActionSection({
  title,
  isAlone,
  children,
}: {
  title: string
  isAlone: boolean
  children: React.ReactNode
}) {
  if (isAlone) return <div className="grid gap-4">{children}</div>
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function titleOf(part: EnquiryAction, row: DeskRow | undefined): string {
  if (!row) return ''
  const name = enquiryDisplayName(row)
  if (part === 'state') return words.stateFor(name)
  if (part === 'assign') return words.assignFor(name)
  if (part === 'step') return words.stepFor(name)
  if (part === 'message') return messageWords.titleFor(name)
  return part === 'note' ? words.noteFor(name) : name
}

import { Dialog } from '#app/ui/components/dialog.tsx'
import { useKeptText } from '#app/ui/portal/use-kept-text.ts'
import { AssignPart } from './assign-part.tsx'
import type { DeskRow } from './desk-row.ts'
import { FailureNote } from './failure-note.tsx'
import { NotePart } from './note-part.tsx'
import { notePlace } from './note-place.ts'
import { nameOf } from './shown-row.ts'
import { StatePart } from './state-part.tsx'
import { StepPart } from './step-part.tsx'
import type { Work } from './use-work.ts'
import * as words from './work-words.ts'

export type WorkPart = 'state' | 'assign' | 'step' | 'note' | 'all'

type Props = {
  isOpen: boolean
  row: DeskRow | undefined
  part: WorkPart
  work: Work
  /** A note on the page beneath goes along with what is chosen here. */
  isOverNote?: boolean
  onClose: () => void
}

/** What is done with an enquiry beside calling: one part of it, or on a phone all under each other. */
export function WorkDialog({ isOpen, row, part, work, isOverNote = false, onClose }: Props) {
  const close = () => {
    work.forget()
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
        <Parts
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

type PartsProps = Omit<Required<Props>, 'isOpen' | 'row'> & { row: DeskRow }

function Parts({ row, part, work, isOverNote, onClose }: PartsProps) {
  const { isBusy } = work
  const note = useKeptText(notePlace(row))
  const showsNote = part === 'note' || part === 'all'
  const text = showsNote || isOverNote ? note.text.trim() : ''
  const andClose = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (!isDone) return
      note.whenSent(text)
      onClose()
    })
  return (
    <div className="grid gap-6">
      <FailureNote message={work.failure} />
      {showsNote && (
        <NotePart
          note={note}
          isBusy={isBusy}
          hasFocus={part === 'note'}
          onKeep={async (typed) => {
            const isKept = await work.note(row, typed)
            if (isKept) onClose()
            return isKept
          }}
        />
      )}
      {text !== '' && !showsNote && (
        <p className="wrap-anywhere text-quiet text-sm">{words.noteGoesAlong(text)}</p>
      )}
      {(part === 'state' || part === 'all') && row.state !== null && (
        <Part title={words.state} isAlone={part === 'state'}>
          <StatePart
            flow={row.flow}
            state={row.state}
            isBusy={isBusy}
            hasFocus={part === 'state'}
            hasDigits={part === 'state'}
            onChoose={(state, reason) => andClose(work.move(row, state, reason, text))}
          />
        </Part>
      )}
      {(part === 'step' || part === 'all') && (
        <Part title={words.nextStep} isAlone={part === 'step'}>
          <StepPart
            isBusy={isBusy}
            hasFocus={part === 'step'}
            hasDigits={part === 'step'}
            onChoose={(at) => andClose(work.plan(row, at, text))}
          />
        </Part>
      )}
      {(part === 'assign' || part === 'all') && (
        <Part title={words.assignee} isAlone={part === 'assign'}>
          <AssignPart
            flows={[row.flow]}
            assignee={row.assignee?.id ?? null}
            isBusy={isBusy}
            hasFocus={part === 'assign'}
            hasDigits={part === 'assign'}
            onChoose={(id) => andClose(work.assign(row, id, text))}
          />
        </Part>
      )}
    </div>
  )
}

function Part({
  title,
  isAlone,
  children,
}: {
  title: string
  isAlone: boolean
  children: React.ReactNode
}) {
  if (isAlone) return children
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function titleOf(part: WorkPart, row: DeskRow | undefined): string {
  if (!row) return ''
  const name = nameOf(row)
  if (part === 'state') return words.stateFor(name)
  if (part === 'assign') return words.assignFor(name)
  if (part === 'step') return words.stepFor(name)
  return part === 'note' ? words.noteFor(name) : name
}

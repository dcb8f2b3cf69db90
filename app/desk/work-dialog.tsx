import { Dialog } from '#app/ui/dialog.tsx'
import { AssignPart } from './assign-part.tsx'
import type { DeskRow } from './desk-row.ts'
import { FailureNote } from './failure-note.tsx'
import { NotePart } from './note-part.tsx'
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
  onClose: () => void
}

/** What is done with an enquiry beside calling: one part of it, or on a phone all under each other. */
export function WorkDialog({ isOpen, row, part, work, onClose }: Props) {
  const { isBusy } = work
  const close = () => {
    work.forget()
    onClose()
  }
  const andClose = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (isDone) onClose()
    })
  return (
    <Dialog
      isOpen={isOpen && row !== undefined}
      onClose={close}
      isBusy={isBusy}
      title={titleOf(part, row)}
    >
      {row && (
        <div className="grid gap-6">
          <FailureNote message={work.failure} />
          {(part === 'note' || part === 'all') && (
            <NotePart
              isBusy={isBusy}
              hasFocus={part === 'note'}
              onKeep={async (text) => {
                const isKept = await work.note(row, text)
                if (isKept) onClose()
                return isKept
              }}
            />
          )}
          {(part === 'state' || part === 'all') && row.state !== null && (
            <Part title={words.state} isAlone={part === 'state'}>
              <StatePart
                flow={row.flow}
                state={row.state}
                isBusy={isBusy}
                hasFocus={part === 'state'}
                hasDigits={part === 'state'}
                onChoose={(state, reason) => andClose(work.move(row, state, reason))}
              />
            </Part>
          )}
          {(part === 'step' || part === 'all') && (
            <Part title={words.nextStep} isAlone={part === 'step'}>
              <StepPart
                isBusy={isBusy}
                hasFocus={part === 'step'}
                hasDigits={part === 'step'}
                onChoose={(at) => andClose(work.plan(row, at))}
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
                onChoose={(id) => andClose(work.assign(row, id))}
              />
            </Part>
          )}
        </div>
      )}
    </Dialog>
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

import { useEffect, useState } from 'react'
import { callOnce } from '#app/platform/http/call.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { useMay } from '#app/ui/portal/allowed.ts'
import { lateDialog } from '#app/ui/portal/late.tsx'
import { useKeptText } from '#app/ui/portal/use-kept-text.ts'
import { markSeen } from './desk-calls.ts'
import { useDeskFacts } from './desk-facts.ts'
import type { DeskEnquiry } from './desk-row.ts'
import * as deskWords from './desk-words.ts'
import { EnquiryAnswers } from './enquiry-answers.tsx'
import { EnquiryHead } from './enquiry-head.tsx'
import { EnquiryHistory } from './enquiry-history.tsx'
import { EnquiryOthers } from './enquiry-others.tsx'
import { FailureNote } from './failure-note.tsx'
import { NotePart } from './note-part.tsx'
import { notePlace } from './note-place.ts'
import { useNow } from './use-now.ts'
import { useWork } from './use-work.ts'
import type { WorkPart } from './work-dialog.tsx'

const CallDialog = lateDialog(
  deskWords.call,
  async () => (await import('./late-parts.ts')).CallDialog,
)
const WorkDialog = lateDialog(
  deskWords.more,
  async () => (await import('./late-parts.ts')).WorkDialog,
)

type Props = { enquiry: DeskEnquiry; onChanged: () => void }

/** One enquiry: all that is known of it, and all that can be done. */
export function EnquiryView({ enquiry, onChanged }: Props) {
  const { now: made } = useDeskFacts()
  const mayWork = useMay()('desk.work')
  const now = useNow(made)
  const work = useWork(onChanged)
  const note = useKeptText(notePlace(enquiry))
  const [opened, setOpened] = useState<WorkPart | 'call'>()
  const { reference } = enquiry
  useEffect(() => {
    // Not asked for again where it fails: the dot stays, which is no loss.
    void callOnce(markSeen, { params: { reference } })
  }, [reference])
  const close = () => setOpened(undefined)
  return (
    <div className="max-w-6xl">
      <EnquiryHead
        enquiry={enquiry}
        now={now}
        onCall={() => setOpened('call')}
        onOpen={setOpened}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <EnquiryAnswers enquiry={enquiry} />
        <div className="grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {mayWork && (
            <div>
              <FailureNote message={opened ? undefined : work.failure} />
              <NotePart
                note={note}
                isBusy={work.isBusy}
                onKeep={(text) => work.note(enquiry, text)}
              />
            </div>
          )}
          <EnquiryHistory enquiry={enquiry} />
        </div>
        <EnquiryOthers enquiry={enquiry} note={note} onChanged={onChanged} />
      </div>
      <CallDialog isOpen={opened === 'call'} row={enquiry} work={work} onClose={close} />
      <WorkDialog
        isOpen={opened !== undefined && opened !== 'call'}
        part={opened && opened !== 'call' ? opened : 'all'}
        row={enquiry}
        work={work}
        isOverNote
        onClose={close}
      />
      <UndoBar {...work.bar} />
    </div>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { Button } from '#app/ui/components/button.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { useTextDraft } from '#app/ui/portal/use-text-draft.ts'
import { useDeskContext } from './desk-context.ts'
import { markEnquirySeen } from './desk-endpoints.ts'
import type { DeskEnquiry } from './desk-enquiry-schema.ts'
import * as deskWords from './desk-list-words.ts'
import type { EnquiryAction } from './enquiry-actions-dialog.tsx'
import { EnquiryAnswerList } from './enquiry-answer-list.tsx'
import { EnquiryHeader } from './enquiry-header.tsx'
import { EnquiryHistory } from './enquiry-history.tsx'
import { FormFailureMessage } from './form-failure-message.tsx'
import { lacksNextStep } from './lacks-next-step.ts'
import type { EnquiryListLinks } from './list-neighbour-links.tsx'
import * as stepWords from './next-step-suggestions-words.ts'
import { noteDraftKey } from './note-draft-key.ts'
import { NoteForm } from './note-form.tsx'
import { RelatedEnquiries } from './related-enquiries.tsx'
import { useEnquiryActions } from './use-enquiry-actions.ts'
import { useServerTime } from './use-server-time.ts'

const LazyLogCallDialog = lazyDialog(
  deskWords.call,
  async () => (await import('./lazy-desk-dialogs.ts')).LogCallDialog,
)
const LazyEnquiryActionsDialog = lazyDialog(
  deskWords.more,
  async () => (await import('./lazy-desk-dialogs.ts')).EnquiryActionsDialog,
)

type Props = {
  enquiry: DeskEnquiry
  /** The list from which the user came, if the address contains it. */
  list?: EnquiryListLinks | undefined
  /** The button that opens the form for corrections. */
  edit?: ReactNode
  /** The appointment of the enquiry. */
  appointment?: ReactNode
  /** The quotations of the enquiry. */
  quotations?: ReactNode
  /** The files of the enquiry. */
  files?: ReactNode
  onChanged: () => void
}

/** One enquiry with all its data and actions. */
export function EnquiryDetail({ enquiry, list, edit, onChanged, ...sections }: Props) {
  const { appointment, quotations, files } = sections
  const { now: made, zone } = useDeskContext()
  const mayWork = useHasCapability()('desk.work')
  const now = useServerTime(made)
  const work = useEnquiryActions(onChanged)
  const note = useTextDraft(noteDraftKey(enquiry))
  const [opened, setOpened] = useState<EnquiryAction | 'call'>()
  const { reference } = enquiry
  const newest = enquiry.history.at(-1)?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is read as soon as it is shown
  useEffect(() => {
    // A failure is ignored: the enquiry then stays marked as unread, which does no harm.
    void requestEndpoint(markEnquirySeen, { params: { reference } })
  }, [reference, newest])
  const close = () => setOpened(undefined)
  return (
    <div className="max-w-6xl">
      <EnquiryHeader
        enquiry={enquiry}
        list={list}
        now={now}
        onCall={() => setOpened('call')}
        onMessage={(row, opened) => void work.logMessage(row, opened)}
        onOpen={setOpened}
      />
      {appointment}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <EnquiryAnswerList enquiry={enquiry} edit={edit} />
          {quotations}
          {files}
        </div>
        <div className="grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {!mayWork && <p className="text-quiet">{deskWords.readOnly}</p>}
          {mayWork && (
            <div>
              <FormFailureMessage message={opened ? undefined : work.failure} />
              <NoteForm
                note={note}
                isBusy={work.isBusy}
                flow={enquiry.flow}
                onKeep={(text) => work.note(enquiry, text)}
              />
              {lacksNextStep(enquiry, { now, zone }) && (
                <p className="mt-3 flex flex-wrap items-center gap-x-3 border-warn border-l-4 pl-3">
                  {stepWords.lacking}
                  <Button size="dense" onClick={() => setOpened('step')}>
                    {stepWords.choose}
                  </Button>
                </p>
              )}
            </div>
          )}
          <EnquiryHistory
            enquiry={enquiry}
            isBusy={work.isBusy}
            onStrike={(event) => void work.strike(enquiry, event)}
          />
        </div>
        <RelatedEnquiries enquiry={enquiry} note={note} onChanged={onChanged} />
      </div>
      <LazyLogCallDialog isOpen={opened === 'call'} row={enquiry} work={work} onClose={close} />
      <LazyEnquiryActionsDialog
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

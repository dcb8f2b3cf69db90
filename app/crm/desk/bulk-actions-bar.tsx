import { useState } from 'react'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { X } from '#app/ui/icons/x.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { AssigneePicker } from './assignee-picker.tsx'
import * as words from './bulk-actions-bar-words.ts'
import { useDeskContext } from './desk-context.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { FormFailureMessage } from './form-failure-message.tsx'
import { HandOverNoteField } from './hand-over-note-field.tsx'
import { isBeforeHour } from './is-before-hour.ts'
import { downloadSelectedEnquiries } from './selected-enquiries-csv.ts'
import { StatePicker } from './state-picker.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import type { EnquirySelection } from './use-enquiry-selection.ts'

type Props = { selection: EnquirySelection; rows: readonly DeskRow[]; onChanged: () => void }

/**
 * The actions for all selected enquiries. They are at the bottom of the screen, within reach of the
 * thumb.
 */
export function BulkActionsBar({ selection, rows, onChanged }: Props) {
  const { zone } = useDeskContext()
  const mayExport = useHasCapability()('reports.export')
  const [asked, setAsked] = useState<'assign' | 'state'>()
  const [note, setNote] = useState('')
  const bulk = useBulkChange(onChanged)
  const chosen = selection.rows
  const flow = commonPipeline(chosen)
  const close = () => {
    bulk.forget()
    setAsked(undefined)
  }
  const andClose = (done: Promise<boolean>) =>
    void done.then((isDone) => {
      if (!isDone) return
      setAsked(undefined)
      setNote('')
      selection.clear()
    })
  return (
    <>
      {chosen.length > 0 && (
        <section
          aria-label={words.chosen(chosen.length)}
          className="foot-bar sticky bottom-3 z-30 mx-auto mt-4 flex flex-wrap items-center gap-2 rounded-control border border-control bg-surface p-2 shadow-float md:w-fit md:pr-3 print:hidden"
        >
          <button
            type="button"
            aria-label={words.chooseNone}
            onClick={selection.clear}
            className="grid size-11 place-items-center rounded-control text-quiet hover:text-ink md:size-9"
          >
            <X aria-hidden className="size-5" />
          </button>
          <p role="status" className="grow font-semibold text-sm tabular-nums md:mr-2">
            {words.chosen(chosen.length)}
          </p>
          <Button size="dense" onClick={() => selection.choose(rows)}>
            {words.wholePage}
          </Button>
          <div className="flex flex-wrap gap-2 max-md:w-full *:grow">
            <Button size="dense" onClick={() => setAsked('assign')}>
              {words.assign}
            </Button>
            <Button size="dense" onClick={() => setAsked('state')}>
              {words.state}
            </Button>
            {mayExport && (
              <Button size="dense" onClick={() => downloadSelectedEnquiries(chosen, zone)}>
                {words.asFile}
              </Button>
            )}
          </div>
        </section>
      )}
      <Dialog
        isOpen={asked !== undefined}
        onClose={close}
        isBusy={bulk.isBusy}
        title={asked === 'assign' ? words.assignAll(chosen.length) : words.moveAll(chosen.length)}
      >
        <div className="grid gap-4">
          <FormFailureMessage message={bulk.failure} />
          {asked === 'assign' && (
            <>
              <HandOverNoteField
                text={note}
                onChange={setNote}
                flows={chosen.map((row) => row.flow)}
              />
              <AssigneePicker
                rows={chosen}
                isBusy={bulk.isBusy}
                hasFocus
                onChoose={(id) => andClose(bulk.assign(chosen, id, note.trim()))}
              />
            </>
          )}
          {asked === 'state' &&
            (flow ? (
              <StatePicker
                flow={flow}
                state={null}
                isBeforeHour={chosen.every((row) => isBeforeHour(row, { now: serverNow(), zone }))}
                isBusy={bulk.isBusy}
                hasFocus
                onChoose={(state, reason) => andClose(bulk.move(chosen, state, reason))}
              />
            ) : (
              <p>{words.severalFlows}</p>
            ))}
        </div>
      </Dialog>
      <UndoBar {...bulk.bar} />
    </>
  )
}

/** Returns the flow of the rows; undefined if the rows belong to several flows. */
function commonPipeline(rows: readonly DeskRow[]): Pipeline | undefined {
  const [first, ...rest] = new Set(rows.map(({ flow }) => flow))
  return rest.length === 0 ? first : undefined
}

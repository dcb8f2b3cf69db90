import { type ComponentProps, useId, useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Button } from '#app/ui/components/button.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import type { DocumentSection } from './document-sections.ts'
import type { DocumentStatus } from './document-status.ts'
import type { EditorBinding } from './editor-binding.ts'
import { PreviewActions } from './preview-actions.tsx'
import * as stateWords from './publication-state-words.ts'
import { PublishDialog } from './publish-dialog.tsx'
import type { useDocumentDraft } from './use-document-draft.ts'
import type { FieldWarning } from './use-field-warnings.ts'
import { usePublication } from './use-publication.ts'
import { VersionsDialog } from './versions-dialog.tsx'
import * as words from './words.ts'

type Props = {
  writing: EditorBinding
  meta: DocumentStatus
  timeZone: string
  draft: ReturnType<typeof useDocumentDraft>
  /** Undefined for users who may not edit the draft. */
  preview: PreviewToggleProps | undefined
  sections: readonly DocumentSection[]
  /** The number of missing fields, and a text about them. */
  lacking: number
  lackingText: string
  beforePublishing: ComponentProps<typeof PublishDialog>['beforePublishing']
  /** Scrolls to the first missing field. */
  onMissing: () => void
  warnings: readonly FieldWarning[]
  /** Scrolls to the field with the warning. */
  onWarning: (path: string) => void
}

type PreviewToggleProps = Pick<ComponentProps<typeof PreviewActions>, 'width' | 'onWidth'>

/** The bar at the bottom of the editor: save state, last author and the buttons to publish. */
export function PublishBar({ writing, meta, timeZone, draft, preview, ...shown }: Props) {
  const { sections, lacking, lackingText, beforePublishing } = shown
  const { onMissing, warnings, onWarning } = shown
  const [firstWarning] = warnings
  const mayPublish = useHasCapability()(writing.mayPublish)
  const mayWrite = useHasCapability()(writing.mayDraft)
  const [open, setOpen] = useState<'publish' | 'versions'>()
  const question = useConfirm()
  const { publishAt, withdrawAt } = meta
  // Discarding a draft also cancels its planned publication, which requires the right to publish.
  const mayDiscard = publishAt === null ? mayWrite : mayPublish && mayWrite
  const isWritten = meta.hasDraft || draft.saving !== 'saved' || draft.version !== meta.version
  const publication = usePublication({ writing, draft, mayPublish, isWritten })
  // The dialog can also take the document off the site or cancel a plan.
  const maySchedule =
    (meta.state === 'on' && writing.mayLeave) || publishAt !== null || withdrawAt !== null
  const nothingId = useId()

  async function discard() {
    const plan = publishAt === null ? {} : { title: words.discardWithPlan }
    if (!(await question.ask({ ...words.discardQuestion, ...plan }))) return
    // A save that comes after the request would bring the draft back.
    await draft.saveNow()
    const done = await writing.discard(draft.now().version)
    if (!done.ok) return void showToast(done.problem.message || words.failed, 'error')
    // The fields must show the site's version again.
    location.reload()
  }

  return (
    <div className="foot-bar sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-hairline border-t bg-surface px-4 py-3">
      <div className="flex min-w-0 flex-[1_1_11rem] flex-wrap sm:flex-[1_1_14rem] items-center gap-x-4 text-sm lg:block">
        <p role="status">{saveStateText(draft, meta, { timeZone, writing })}</p>
        {lacking > 0 && (
          <RowActionButton className="-my-2" onClick={onMissing}>
            {lackingText}
          </RowActionButton>
        )}
        {lacking === 0 && firstWarning && (
          <RowActionButton className="-my-2" onClick={() => onWarning(firstWarning.path)}>
            {words.toCheck(warnings.length)}
          </RowActionButton>
        )}
        <p className="text-quiet">
          {publishAt !== null
            ? stateWords.willAppear(formatInstant(publishAt, timeZone))
            : isWritten &&
              lacking === 0 &&
              !firstWarning &&
              draft.saving !== 'refused' &&
              words.complete}
          {withdrawAt !== null && `. ${words.willLeave(formatInstant(withdrawAt, timeZone))}`}
        </p>
        {mayPublish && !isWritten && (
          <p id={nothingId} className="text-quiet">
            {words.published[writing.visibility].nothingToPublish}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 max-sm:order-2 max-sm:-my-2 max-sm:basis-full max-sm:gap-x-3.5">
        {isWritten && mayDiscard && meta.state !== 'draft' && (
          <RowActionButton tone="bad" onClick={() => void discard()}>
            {words.discard}
          </RowActionButton>
        )}
        {preview && writing.preview && (
          <PreviewActions
            {...preview}
            previews={writing.preview}
            timeZone={timeZone}
            version={draft.version}
            isSaving={draft.saving === 'waiting' || draft.saving === 'saving'}
          />
        )}
        <RowActionButton onClick={() => setOpen('versions')}>{words.versions}</RowActionButton>
        {mayPublish && !isWritten && maySchedule && (
          <RowActionButton onClick={() => setOpen('publish')}>{words.schedule}</RowActionButton>
        )}
      </div>
      {mayPublish && (
        <Button
          tone="signal"
          size="dense"
          className="max-sm:order-1"
          // Stays focusable, so that a screen reader can read the reason.
          aria-disabled={!isWritten}
          aria-describedby={isWritten ? undefined : nothingId}
          onClick={() => {
            if (!isWritten) return
            if (lacking > 0) return onMissing()
            void draft.saveNow()
            setOpen('publish')
          }}
        >
          {words.publish}
        </Button>
      )}
      <PublishDialog
        isOpen={open === 'publish'}
        onClose={() => setOpen(undefined)}
        {...{ writing, meta, timeZone, draft, isWritten, warnings, beforePublishing }}
        onWarning={(path) => {
          setOpen(undefined)
          onWarning(path)
        }}
        onPublished={publication.afterPublishing}
      />
      {question.dialog}
      <VersionsDialog
        isOpen={open === 'versions'}
        onClose={() => setOpen(undefined)}
        {...{ writing, sections, timeZone, mayWrite, mayPublish, isWritten, publication }}
        isPlanned={publishAt !== null}
      />
      <UndoBar {...publication.bar} />
    </div>
  )
}

function saveStateText(
  { saving, errors, version }: Props['draft'],
  meta: DocumentStatus,
  { timeZone, writing }: Pick<Props, 'timeZone' | 'writing'>,
) {
  if (saving === 'saving') return words.saving
  if (saving === 'waiting') return words.unsaved
  if (saving === 'offline') return words.offline
  if (saving === 'refused') return words.notSaved(Object.keys(errors).length)
  if (version === meta.version && meta.editedAt !== '')
    return words.savedBy(meta.editedBy, formatInstant(meta.editedAt, timeZone))
  return version === meta.version ? words.published[writing.visibility].same : words.saved
}

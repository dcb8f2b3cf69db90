import { useState } from 'react'
import { useDeskContext } from '#app/crm/desk/desk-context.ts'
import { attachmentDocumentLabel } from '#app/crm/enquiries/attachment-document-kinds.ts'
import { formatFileSize } from '#app/media/pictures/check-chosen-picture.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { endpointPath } from '#app/platform/http/define-endpoint.ts'
import { Button } from '#app/ui/components/button.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { FileText } from '#app/ui/icons/file-text.ts'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { Attachment } from './attachment.ts'
import { deleteAttachment, getAttachment, restoreAttachment } from './attachment-endpoints.ts'
import * as words from './attachment-words.ts'

const LazyUploadDialog = lazyDialog(
  words.addFiles,
  async () => (await import('./attachment-upload-dialog.tsx')).AttachmentUploadDialog,
)

type Props = {
  /** Reference of the enquiry that the page shows; a file may belong to one merged into it. */
  reference: string
  isErased: boolean
  attachments: readonly Attachment[]
  onChanged: () => void
}

/** Files of an enquiry, with the dialog that adds files. */
export function AttachmentList({ reference, isErased, attachments, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false)
  const mayAdd = useHasCapability()('attachments.add') && !isErased
  const deletion = useDeletion(onChanged)
  return (
    <section aria-labelledby="files">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="files" tabIndex={-1} className="font-bold text-lg">
          {words.title}
        </h2>
        {mayAdd && (
          <Button size="dense" onClick={() => setOpen(true)}>
            {words.add}
          </Button>
        )}
      </div>
      {attachments.length === 0 && <p className="text-quiet">{words.none}</p>}
      <ul className="border-hairline not-empty:border-t">
        {attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            isMerged={attachment.reference !== reference}
            onDelete={mayAdd ? () => void deletion.remove(attachment) : undefined}
            isBusy={deletion.isBusy}
          />
        ))}
      </ul>
      {mayAdd && (
        <LazyUploadDialog
          isOpen={isOpen}
          reference={reference}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
      <UndoBar {...deletion.bar} />
    </section>
  )
}

type RowProps = {
  attachment: Attachment
  isMerged: boolean
  onDelete: (() => void) | undefined
  isBusy: boolean
}

function AttachmentRow({ attachment, isMerged, onDelete, isBusy }: RowProps) {
  const { zone } = useDeskContext()
  const { id, reference, document, name, type, bytes, addedBy, addedAt } = attachment
  const label = attachmentDocumentLabel(document)
  const href = endpointPath(getAttachment, { reference, id })
  const isPdf = type === 'application/pdf'
  return (
    <li className="flex items-center gap-3 border-hairline border-b py-2">
      <a
        href={href}
        {...(isPdf ? { download: true } : { target: '_blank', rel: 'noreferrer' })}
        className="group flex min-w-0 grow items-center gap-3"
      >
        <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control border border-hairline bg-ground">
          {isPdf ? (
            <FileText aria-hidden className="size-6 text-quiet" />
          ) : (
            <img
              src={`${href}?size=small`}
              alt=""
              loading="lazy"
              className="size-full object-cover"
            />
          )}
        </span>
        <span className="min-w-0">
          <span className="block font-semibold text-signal-text underline decoration-1 underline-offset-4 group-hover:decoration-2">
            {label}
          </span>
          <span className="block truncate text-sm">
            <bdi>{name}</bdi> <span className="text-quiet">{formatFileSize(bytes)}</span>
          </span>
          <span className="block text-quiet text-sm">
            {words.addedByAt(addedBy, formatInstant(addedAt, zone))}
            {isMerged && `, ${words.onEnquiry(reference)}`}
          </span>
        </span>
      </a>
      {onDelete && (
        <RowActionButton
          tone="bad"
          disabled={isBusy}
          aria-label={words.removeWhat(label, name)}
          onClick={onDelete}
          className="shrink-0"
        >
          {words.remove}
        </RowActionButton>
      )}
    </li>
  )
}

/** Deletes a file, and offers to undo this. */
function useDeletion(onChanged: () => void) {
  const undo = useUndo()
  const [isBusy, setBusy] = useState(false)

  async function send(
    call: typeof deleteAttachment | typeof restoreAttachment,
    { reference, id }: Attachment,
  ): Promise<boolean> {
    setBusy(true)
    const sent = await requestAsStaff(call, { params: { reference, id } })
    setBusy(false)
    if (!sent.ok) void showToast(sent.problem.message || words.notSaved, 'error')
    onChanged()
    return sent.ok
  }

  async function remove(attachment: Attachment) {
    if (!(await send(deleteAttachment, attachment))) return
    // The button that had the focus is gone.
    window.document.getElementById('files')?.focus()
    undo.offer({
      key: attachment.id,
      message: words.removed,
      undo: () => void restore(attachment),
    })
  }

  async function restore(attachment: Attachment) {
    undo.onOver()
    if (await send(restoreAttachment, attachment)) void showToast(words.restored)
  }

  return { remove, isBusy, bar: { last: undo.last, onOver: undo.onOver } }
}

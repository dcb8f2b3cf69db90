import { useState } from 'react'
import { FileDropZone } from '#app/media/pictures/file-drop-zone.tsx'
import { isUploadPending } from '#app/media/pictures/upload-queue.ts'
import { UploadRow } from '#app/media/pictures/upload-row.tsx'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { useUploadDialog } from '#app/media/pictures/use-upload-dialog.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { ConfirmBeforeLeaving } from '#app/ui/portal/confirm-before-leaving.tsx'
import type { AddFormProps } from '#app/ui/portal/list-page.tsx'
import { addGalleryPictures } from './gallery-endpoints.ts'
import { captionFields } from './gallery-image-fields.ts'
import * as words from './staff-words.ts'

/**
 * Manage → Gallery: uploads several pictures. Each picture has a preview, its progress and its
 * result.
 */
export function GalleryUploadDialog({ isOpen, onClose, onSaved }: AddFormProps) {
  const [captions, setCaptions] = useState<Readonly<Record<number, string>>>({})
  const { uploads, isSending, saved, add, start, remove, cancel } = useUploadDialog({
    ...{ isOpen, onClose, onSaved },
    added: words.added,
    queue: {
      send: ({ id, file }, options) => {
        const body = new FormData()
        body.append('images', file)
        body.append('caption', captions[id] ?? '')
        return uploadWithProgress(addGalleryPictures, { body, ...options })
      },
    },
  })
  const waiting = uploads.filter(isUploadPending).length
  const hasFailed = uploads.some(({ state }) => state === 'failed')
  return (
    <>
      <ConfirmBeforeLeaving
        isNeeded={isSending || waiting > 0}
        title={words.leaveUnsent(waiting)}
        confirm={words.leave}
      >
        <p>{words.leaveLoses}</p>
      </ConfirmBeforeLeaving>
      <Dialog isOpen={isOpen} onClose={onClose} title={words.addPictures} size="wide">
        <FileDropZone name="images" multiple onChoose={add}>
          {words.chooseOrDrop}
        </FileDropZone>
        {uploads.length > 0 && (
          <ul className="mt-4 border-hairline border-t">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRemove={() => remove(({ id }) => id === upload.id)}
              >
                <input
                  aria-label={words.whatShows(upload.file.name)}
                  placeholder={words.whyCaption}
                  value={captions[upload.id] ?? ''}
                  maxLength={captionFields.caption.maxLength}
                  disabled={isSending}
                  onChange={({ target: { value } }) =>
                    setCaptions({ ...captions, [upload.id]: value })
                  }
                  className="mt-1.5 h-11 w-full rounded-control border border-control bg-surface px-3 text-base placeholder:text-quiet md:h-9 md:text-sm"
                />
              </UploadRow>
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="mr-auto text-quiet text-sm">
            {isSending && words.progress(saved, uploads.length)}
          </p>
          <Button size="small" onClick={cancel}>
            {saved > 0 && waiting === 0 && !isSending ? words.close : words.cancel}
          </Button>
          <Button
            tone="signal"
            size="small"
            disabled={isSending || waiting === 0}
            onClick={() => void start()}
          >
            {isSending ? words.saving : hasFailed ? words.tryAgain : words.save}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

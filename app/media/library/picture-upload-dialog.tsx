import { useEffect, useEffectEvent } from 'react'
import { FileDropZone } from '#app/media/pictures/file-drop-zone.tsx'
import { isUploadDone, isUploadPending } from '#app/media/pictures/upload-queue.ts'
import { UploadRow } from '#app/media/pictures/upload-row.tsx'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { useUploadQueue } from '#app/media/pictures/use-upload-queue.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import type { AddFormProps } from '#app/ui/portal/list-page.tsx'
import * as words from './library-words.ts'
import { uploadPicture } from './uploaded-picture-endpoints.ts'

/** Manage → Pictures: uploads pictures as soon as they are chosen. */
export function PictureUploadDialog({ isOpen, onClose, onSaved }: AddFormProps) {
  const { uploads, isSending, add, start, remove } = useUploadQueue({
    send: ({ file }, options) => {
      const body = new FormData()
      body.append('image', file)
      return uploadWithProgress(uploadPicture, { body, ...options })
    },
  })
  const saved = uploads.filter(isUploadDone).length
  // The library shows the saved pictures even if the user closes the dialog during the upload.
  const isOver = saved > 0 && !isSending && (!isOpen || saved === uploads.length)
  const tell = useEffectEvent(() => {
    remove(isUploadDone)
    void showToast(words.added(saved))
    onSaved()
  })
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])

  function cancel() {
    remove(({ state }) => state !== 'done' && state !== 'processing')
    onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.addPictures} size="wide">
      <FileDropZone
        name="library-pictures"
        multiple
        onChoose={(files) => {
          add(files)
          void start()
        }}
      >
        {words.chooseOrDrop}
      </FileDropZone>
      {uploads.length > 0 && (
        <ul className="mt-4 border-hairline border-t">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRemove={() => remove(({ id }) => id === upload.id)}
            />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-quiet text-sm">
          {isSending && words.progress(saved, uploads.length)}
        </p>
        <Button size="small" onClick={cancel}>
          {isSending ? words.cancel : words.close}
        </Button>
        {!isSending && uploads.some(isUploadPending) && (
          <Button tone="signal" size="small" onClick={() => void start()}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { isUploadDone, type UploadQueueOptions } from './upload-queue.ts'
import { useUploadQueue } from './use-upload-queue.ts'

type Options = {
  queue: UploadQueueOptions
  isOpen: boolean
  onClose: () => void
  /** Called when the uploads are over and at least one file was saved. */
  onSaved: () => void
  /** Message about this number of saved files. */
  added: (count: number) => string
}

/** The uploads of a dialog, and what happens when they are over or the dialog is closed. */
export function useUploadDialog({ queue, isOpen, onClose, onSaved, added }: Options) {
  const uploads = useUploadQueue(queue)
  const { isSending, remove } = uploads
  const saved = uploads.uploads.filter(isUploadDone).length
  // The page shows the saved files even if the user closes the dialog during the upload.
  const isOver = saved > 0 && !isSending && (!isOpen || saved === uploads.uploads.length)
  const tell = useEffectEvent(() => {
    remove(isUploadDone)
    void showToast(added(saved))
    onSaved()
  })
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])

  function cancel() {
    remove(({ state }) => state !== 'done' && state !== 'processing')
    onClose()
  }

  return { ...uploads, saved, cancel }
}

import { useEffect, useEffectEvent } from 'react'
import { formatFileSize } from '#app/media/pictures/check-chosen-picture.ts'
import { FileDropZone } from '#app/media/pictures/file-drop-zone.tsx'
import { useFilePreviewUrl } from '#app/media/pictures/use-file-preview-url.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { Check } from '#app/ui/icons/check.ts'
import { X } from '#app/ui/icons/x.ts'
import { ConfirmBeforeLeaving } from '#app/ui/portal/confirm-before-leaving.tsx'
import type { AddFormProps } from '#app/ui/portal/list-page.tsx'
import { captionFields } from './gallery-image-fields.ts'
import * as words from './staff-words.ts'
import {
  type GalleryUpload,
  isUploadPending,
  isUploadSaved,
  useGalleryUploads,
} from './use-gallery-uploads.ts'

/**
 * Manage → Gallery: uploads several pictures. Each picture has a preview, its progress and its
 * result.
 */
export function GalleryUploadDialog({ isOpen, onClose, onSaved }: AddFormProps) {
  const { uploads, isSending, choose, send, setCaption, keep } = useGalleryUploads()
  const waiting = uploads.filter(isUploadPending).length
  const hasFailed = uploads.some(({ stage }) => stage === 'failed')
  const saved = uploads.filter(isUploadSaved).length

  // The list shows the saved pictures even if the user closes the dialog during the upload.
  const isOver = saved > 0 && !isSending && (!isOpen || saved === uploads.length)
  const tell = useEffectEvent(() => {
    keep((upload) => !isUploadSaved(upload))
    void showToast(words.added(saved))
    onSaved()
  })
  useEffect(() => {
    if (isOver) tell()
  }, [isOver])

  function cancel() {
    keep(isUploadSaved)
    onClose()
  }

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
        <FileDropZone name="images" multiple onChoose={choose}>
          {words.chooseOrDrop}
        </FileDropZone>
        {uploads.length > 0 && (
          <ul className="mt-4 border-hairline border-t">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                isSending={isSending}
                onCaption={(caption) => setCaption(upload.id, caption)}
                onDrop={() => keep(({ id }) => id !== upload.id)}
              />
            ))}
          </ul>
        )}
        <div className="mt-6 flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="mr-auto text-quiet text-sm">
            {isSending && words.progress(saved, uploads.length)}
          </p>
          <Button size="small" onClick={cancel} disabled={isSending}>
            {saved > 0 && waiting === 0 ? words.close : words.cancel}
          </Button>
          <Button
            tone="signal"
            size="small"
            disabled={isSending || waiting === 0}
            onClick={() => void send()}
          >
            {isSending ? words.saving : hasFailed ? words.tryAgain : words.save}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

type UploadRowProps = {
  upload: GalleryUpload
  isSending: boolean
  onCaption: (caption: string) => void
  onDrop: () => void
}

function UploadRow({ upload, isSending, onCaption, onDrop }: UploadRowProps) {
  const { file, stage, caption, reason } = upload
  const preview = useFilePreviewUrl(stage === 'refused' ? undefined : file)
  const isOver = stage === 'done' || stage === 'refused'
  return (
    <li className="grid grid-cols-[5rem_1fr_auto] items-start gap-3 border-hairline border-b py-3">
      <div className="grid aspect-square place-items-center overflow-hidden rounded-control bg-ground">
        {preview && <img src={preview} alt="" className="size-full object-cover" />}
      </div>
      <div className="min-w-0">
        <p className="truncate font-semibold text-sm">
          <bdi>{file.name}</bdi>{' '}
          <span className="font-normal text-quiet">{formatFileSize(file.size)}</span>
        </p>
        {!isOver && (
          <input
            aria-label={words.whatShows(file.name)}
            placeholder={words.whyCaption}
            value={caption}
            maxLength={captionFields.caption.maxLength}
            disabled={isSending}
            onChange={(event) => onCaption(event.target.value)}
            className="mt-1.5 h-11 w-full rounded-control border border-control bg-surface px-3 text-base placeholder:text-quiet md:h-9 md:text-sm"
          />
        )}
        <UploadStatus upload={upload} />
        {reason && (
          <p role="alert" className="mt-1 font-semibold text-bad text-sm">
            {reason}
          </p>
        )}
      </div>
      {stage !== 'done' && (
        <button
          type="button"
          aria-label={words.leaveOut(file.name)}
          disabled={isSending}
          onClick={onDrop}
          className="grid size-11 place-items-center text-quiet hover:text-ink disabled:opacity-40"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
      {stage === 'done' && <Check aria-hidden className="m-3 size-5 text-good" />}
    </li>
  )
}

function UploadStatus({ upload: { stage, share, file } }: { upload: GalleryUpload }) {
  if (stage === 'done') return <p className="mt-1 text-good text-sm">{words.isSaved}</p>
  if (stage === 'made') return <p className="mt-1 text-quiet text-sm">{words.makingSizes}</p>
  if (stage !== 'sending') return null
  return (
    <progress
      aria-label={words.sending(file.name)}
      value={share}
      max={1}
      className="accent-(--signal-text) mt-2 block h-1.5 w-full"
    />
  )
}

import type { ReactNode } from 'react'
import { Check } from '#app/ui/icons/check.ts'
import { X } from '#app/ui/icons/x.ts'
import { UploadProgress } from '#app/ui/portal/upload-progress.tsx'
import { formatFileSize } from './check-chosen-picture.ts'
import { ChosenPicturePreview } from './chosen-picture-preview.tsx'
import * as words from './staff-words.ts'
import type { QueuedUpload } from './upload-queue.ts'

type Props = {
  upload: QueuedUpload
  onRemove: () => void
  /** Fields of the picture, shown until it is sent. */
  children?: ReactNode
}

/** One file of an upload queue with its preview, progress and result. */
export function UploadRow({ upload, onRemove, children }: Props) {
  const { file, state, share, reason } = upload
  const isOver = state === 'done' || state === 'refused'
  return (
    <li className="grid grid-cols-[5rem_1fr_auto] items-start gap-3 border-hairline border-b py-3">
      <div className="grid aspect-square place-items-center overflow-hidden rounded-control bg-ground">
        {state !== 'refused' && (
          <ChosenPicturePreview file={file} className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0">
        <p className="truncate font-semibold text-sm">
          <bdi>{file.name}</bdi>{' '}
          <span className="font-normal text-quiet">{formatFileSize(file.size)}</span>
        </p>
        {!isOver && children}
        {(state === 'sending' || state === 'processing') && (
          <div className="mt-2">
            <UploadProgress label={words.sending(file.name)} share={share} />
          </div>
        )}
        {state === 'done' && <p className="mt-1 text-good text-sm">{words.isSaved}</p>}
        {reason && (
          <p role="alert" className="mt-1 font-semibold text-bad text-sm">
            {reason}
          </p>
        )}
      </div>
      {state === 'done' ? (
        <Check aria-hidden className="m-3 size-5 text-good" />
      ) : (
        <button
          type="button"
          aria-label={words.leaveOut(file.name)}
          // The server has the file already and stores it.
          disabled={state === 'processing'}
          onClick={onRemove}
          className="grid size-11 place-items-center text-quiet hover:text-ink disabled:opacity-40"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </li>
  )
}

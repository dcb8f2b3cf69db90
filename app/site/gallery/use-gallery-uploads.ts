import { useRef, useState } from 'react'
import { checkChosenPicture } from '#app/media/pictures/check-chosen-picture.ts'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { addGalleryPictures } from './gallery-endpoints.ts'
import * as words from './staff-words.ts'

/** One selected file and the progress of its upload. */
export type GalleryUpload = {
  id: number
  file: File
  caption: string
  stage: 'chosen' | 'sending' | 'made' | 'done' | 'refused' | 'failed'
  /** Progress of the upload, from 0 to 1. */
  share: number
  /** Reason why the file was refused or the upload failed. */
  reason: string
}

let lastUploadId = 0

/**
 * Manages the files in the upload dialog. Each file is sent in its own request, so that a refused
 * file does not stop the others.
 */
export function useGalleryUploads() {
  const [uploads, setUploads] = useState<readonly GalleryUpload[]>([])
  const [isSending, setIsSending] = useState(false)
  // Holds the current list, because an upload lasts longer than one render.
  const current = useRef(uploads)

  const put = (next: readonly GalleryUpload[]) => {
    current.current = next
    setUploads(next)
  }
  const change = (id: number, to: Partial<GalleryUpload>) =>
    put(current.current.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)))

  function choose(files: readonly File[]) {
    const chosen = files.map((file): GalleryUpload => {
      const reason = checkChosenPicture(file)
      lastUploadId += 1
      const stage = reason ? 'refused' : 'chosen'
      return { id: lastUploadId, file, caption: '', stage, share: 0, reason: reason ?? '' }
    })
    put([...current.current, ...chosen])
  }

  async function send() {
    setIsSending(true)
    for (const { id } of current.current)
      if (current.current.some((upload) => upload.id === id && isUploadPending(upload)))
        await sendOne(id)
    setIsSending(false)
  }

  async function sendOne(id: number) {
    const upload = current.current.find((one) => one.id === id)
    if (!upload) return
    const body = new FormData()
    body.append('images', upload.file)
    body.append('caption', upload.caption)
    change(id, { stage: 'sending', share: 0, reason: '' })
    const sent = await uploadWithProgress(addGalleryPictures, {
      body,
      onProgress: (share) => change(id, share < 1 ? { share } : { share, stage: 'made' }),
    })
    if (sent.ok) return change(id, { stage: 'done', share: 1 })
    // A refusal by this server has a message. An error without a message comes from the network.
    const isFinal =
      sent.message !== '' && sent.status >= 400 && sent.status < 500 && sent.status !== 401
    const reason = isFinal ? withoutFileName(sent.message, upload.file.name) : words.notSent
    change(id, { stage: isFinal ? 'refused' : 'failed', reason })
  }

  return {
    uploads,
    isSending,
    choose,
    send,
    setCaption: (id: number, caption: string) => change(id, { caption }),
    keep: (isKept: (upload: GalleryUpload) => boolean) => put(current.current.filter(isKept)),
  }
}

export const isUploadSaved = ({ stage }: GalleryUpload) => stage === 'done'

export const isUploadPending = ({ stage }: GalleryUpload) =>
  stage === 'chosen' || stage === 'failed'

/** Removes the file name from the start of the message, because the list already shows the name. */
function withoutFileName(message: string, name: string): string {
  return message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message
}

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { type UploadQueueOptions, uploadQueue } from './upload-queue.ts'

/**
 * Creates an upload queue for the lifetime of the component. Failed files are sent again when the
 * network is back, and the browser asks before the user leaves the page while a file is being sent.
 */
export function useUploadQueue({ send, check, notSent }: UploadQueueOptions) {
  // A file is sent with the values of the latest render, such as its caption.
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  const [queue] = useState(() =>
    uploadQueue({
      send: (...upload) => latest.current(...upload),
      ...(check && { check }),
      ...(notSent && { notSent }),
    }),
  )
  const view = useSyncExternalStore(queue.subscribe, queue.view, queue.view)
  useUploadsInBackground({ isSending: () => queue.view().isSending, resume: queue.resume })
  return { ...queue, ...view }
}

/** Asks before the page is left during an upload, and resumes uploads with the network. */
export function useUploadsInBackground(uploads: {
  isSending: () => boolean
  resume: () => unknown
}) {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (uploads.isSending()) event.preventDefault()
  })
  const onOnline = useEffectEvent(() => void uploads.resume())
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => onLeave(event)
    const online = () => onOnline()
    addEventListener('beforeunload', leave)
    addEventListener('online', online)
    return () => {
      removeEventListener('beforeunload', leave)
      removeEventListener('online', online)
    }
  }, [])
}

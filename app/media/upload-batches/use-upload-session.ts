import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { uploadWithProgress } from '#app/media/pictures/upload-with-progress.ts'
import { useUploadsInBackground } from '#app/media/pictures/use-upload-queue.ts'
import { endpointPath } from '#app/platform/http/define-endpoint.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { definePictureUploadEndpoints } from './define-picture-upload-endpoints.ts'
import { type ProcessedPicture, type UploadTransport, uploadSession } from './upload-session.ts'

type PictureUploadEndpoints = ReturnType<typeof definePictureUploadEndpoints<string>>
type OnReady = (place: string, pictures: readonly ProcessedPicture[]) => boolean

export type UploadSessionHandle = ReturnType<typeof useUploadSession>

/**
 * Uploads pictures for one owner while the owner's page is open. During an upload, the browser asks
 * before the user leaves the page.
 */
export function useUploadSession(
  calls: PictureUploadEndpoints,
  params: Record<string, string>,
  onReady: OnReady,
) {
  const takeReady = useEffectEvent(onReady)
  const [session] = useState(() => uploadSession(uploadTransportFor(calls, params)))
  const view = useSyncExternalStore(session.subscribe, session.view, session.view)
  useUploadsInBackground({ isSending: session.isSending, resume: session.retryAll })
  useEffect(() => {
    session.start((...ready) => takeReady(...ready))
    return session.stop
  }, [session])
  return { ...session, ...view }
}

function uploadTransportFor(
  calls: PictureUploadEndpoints,
  params: Record<string, string>,
): UploadTransport {
  const list = { ...calls.list, path: endpointPath(calls.list, params) }
  const opening = { ...calls.open, path: endpointPath(calls.open, params) }
  const commitOf = (set: number) => ({
    ...calls.commit,
    path: endpointPath(calls.commit, { ...params, set }),
  })
  const forgetOf = (set: number) => ({
    ...calls.forget,
    path: endpointPath(calls.forget, { ...params, set }),
  })
  return {
    list: () => requestAsStaff(list),
    open: (purpose, place) => requestAsStaff(opening, { body: { purpose, place } }),
    add: (file, { set, place }, options) => {
      const body = new FormData()
      if (set !== undefined) body.append('set', String(set))
      body.append('place', place)
      body.append('image', file)
      return uploadWithProgress(calls.add, { body, params, ...options })
    },
    commit: (set) => requestAsStaff(commitOf(set)),
    forget: (set) => requestAsStaff(forgetOf(set)),
  }
}

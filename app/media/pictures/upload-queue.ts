import type { ProblemKind, Result } from '#app/platform/result/result.ts'
import { externalStore } from '#app/ui/components/external-store.ts'
import { checkChosenPicture } from './check-chosen-picture.ts'
import * as words from './staff-words.ts'

/** A chosen file and the progress of its upload. */
export type QueuedUpload = {
  id: number
  file: File
  /** `refused` is final, because the file is wrong. A `failed` upload can be sent again. */
  state: 'waiting' | 'sending' | 'processing' | 'done' | 'refused' | 'failed'
  /** Share of the bytes that have been sent, from 0 to 1. */
  share: number
  /** Message about a refused or failed upload. */
  reason: string
}

export type UploadQueueState = { uploads: readonly QueuedUpload[]; isSending: boolean }

export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }

export type UploadQueue = ReturnType<typeof uploadQueue>

export type UploadQueueOptions = {
  /** Sends one file. The queue calls it for one file at a time. */
  send: (upload: QueuedUpload, options: UploadOptions) => Promise<Result<unknown>>
  /** Returns the reason why a file is refused before the upload, or `undefined`. */
  check?: (file: File) => string | undefined
  /** Message for an upload without an answer from the server. */
  notSent?: string
}

/**
 * Files that are sent one after the other, each in its own request, so that a refused file does not
 * stop the others. A file can be cancelled until the server has received all of it.
 */
export function uploadQueue({
  send,
  check = checkChosenPicture,
  notSent = words.notSent,
}: UploadQueueOptions) {
  const { view, subscribe, show } = externalStore<UploadQueueState>({
    uploads: [],
    isSending: false,
  })
  let lastId = 0
  let current: { id: number; cancelling: AbortController } | undefined

  const change = (id: number, to: Partial<QueuedUpload>) =>
    show({ uploads: view().uploads.map((it) => (it.id === id ? { ...it, ...to } : it)) })

  async function sendOne(upload: QueuedUpload): Promise<void> {
    const { id, file } = upload
    const cancelling = new AbortController()
    current = { id, cancelling }
    change(id, { state: 'sending', share: 0, reason: '' })
    const sent = await send(upload, {
      signal: cancelling.signal,
      onProgress: (share) => change(id, share < 1 ? { share } : { share: 1, state: 'processing' }),
    })
    current = undefined
    if (sent.ok) return change(id, { state: 'done', share: 1 })
    const { kind, message, errors } = sent.problem
    const said = [...new Set(Object.values(errors).flat())].join(' ') || message
    const isRefused = said !== '' && refusalKinds.has(kind)
    const reason =
      kind === 'unreachable' || said === '' ? notSent : withoutFileName(said, file.name)
    change(id, { state: isRefused ? 'refused' : 'failed', reason })
  }

  /** Sends the files in these states, and files that are added meanwhile. */
  async function start(states: readonly QueuedUpload['state'][] = pendingStates): Promise<void> {
    if (view().isSending) return
    show({ isSending: true })
    const tried = new Set<number>()
    const next = () =>
      view().uploads.find(({ id, state }) => states.includes(state) && !tried.has(id))
    for (let upload = next(); upload; upload = next()) {
      tried.add(upload.id)
      await sendOne(upload)
    }
    show({ isSending: false })
  }

  const remove = (isRemoved: (upload: QueuedUpload) => boolean) => {
    const removed = view().uploads.filter(isRemoved)
    if (removed.some(({ id }) => id === current?.id)) current?.cancelling.abort()
    show({ uploads: view().uploads.filter((upload) => !removed.includes(upload)) })
  }

  return {
    view,
    subscribe,
    add: (files: readonly File[]) => {
      const added = files.map((file): QueuedUpload => {
        const reason = check(file)
        lastId += 1
        const state = reason === undefined ? 'waiting' : 'refused'
        return { id: lastId, file, state, share: 0, reason: reason ?? '' }
      })
      show({ uploads: [...view().uploads, ...added] })
    },
    start: () => start(),
    /** Sends the failed files again, for example when the network is back. */
    resume: () => start(['failed']),
    /** Removes files from the queue and cancels the upload of the one that is being sent. */
    remove,
    /** Marks files that the server already has as sent. */
    markDone: (isThere: (file: File) => boolean) =>
      show({
        uploads: view().uploads.map((it) => (isThere(it.file) ? { ...it, state: 'done' } : it)),
      }),
  }
}

const pendingStates: readonly QueuedUpload['state'][] = ['waiting', 'failed']
export const isUploadPending = ({ state }: QueuedUpload) => pendingStates.includes(state)
export const isUploadDone = ({ state }: QueuedUpload) => state === 'done'

/** Kinds that refuse the file itself. Any other failure may pass, such as a full quota. */
const refusalKinds = new Set<ProblemKind>(['too-large', 'unsupported', 'invalid'])

/** Removes the file name from the start of the message, because the list already shows the name. */
function withoutFileName(message: string, name: string): string {
  return message.startsWith(`${name}: `) ? message.slice(name.length + 2) : message
}

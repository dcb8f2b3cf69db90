import {
  isUploadDone,
  type QueuedUpload,
  type UploadOptions,
  type UploadQueue,
  uploadQueue,
} from '#app/media/pictures/upload-queue.ts'
import { type Failure, ok, type Result } from '#app/platform/result/result.ts'
import { externalStore } from '#app/ui/components/external-store.ts'
import {
  maxPicturesByPurpose,
  minTurntableFrames,
  type UploadBatch,
  type UploadPurpose,
} from './upload-batch.ts'
import * as words from './upload-status-words.ts'

/** Progress of the files that the user chose for one place in a document. */
export type UploadProgress = {
  purpose: UploadPurpose
  /** Number of chosen files, including those that the server already has. */
  all: number
  sent: number
  /** Share of the current file that has been sent, from 0 to 1. */
  share: number
  /** Messages about failed files, which can be sent again. */
  failures: readonly string[]
  isBusy: boolean
}

export type UploadSessionState = {
  /** Batches on the server, uploaded from any browser. */
  sets: readonly UploadBatch[]
  sending: Readonly<Record<string, UploadProgress>>
}

/** Requests that a session sends to the server. */
export type UploadTransport = {
  list: () => Promise<Result<{ sets: UploadBatch[] }>>
  open: (purpose: UploadPurpose, place: string) => Promise<Result<UploadBatch>>
  add: (
    file: File,
    to: { set: number | undefined; place: string },
    options: UploadOptions,
  ) => Promise<Result<{ set: number }>>
  commit: (set: number) => Promise<Result<UploadBatch>>
  forget: (set: number) => Promise<unknown>
}

/** A picture whose widths are all ready: the name for documents and the URL. */
export type ProcessedPicture = { name: string; url: string }

/**
 * Puts ready pictures into the document. Returns `false` if the document no longer has the place
 * for these pictures.
 */
type OnReady = (place: string, pictures: readonly ProcessedPicture[]) => boolean

/** Time between two polls while pictures are encoded, in milliseconds. */
const pollInterval = 1500

/** The files that the user chose for one place. */
type ChosenFiles = {
  purpose: UploadPurpose
  files: readonly File[]
  queue: UploadQueue
  /** The open batch of frames. */
  set?: number
  isBusy: boolean
  /** Messages about the batch as a whole. */
  failures: readonly string[]
}

/**
 * Uploads the pictures of a document into batches, resumes after a network failure, and polls until
 * all widths are ready.
 */
export function uploadSession(wire: UploadTransport) {
  let onReady: OnReady = () => false
  const { view, subscribe, show } = externalStore<UploadSessionState>({ sets: [], sending: {} })
  const chosen = new Map<string, ChosenFiles>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let looked: Promise<void> = Promise.resolve()
  let isOver = false

  const tell = (place: string, progress: UploadProgress | undefined) => {
    const { [place]: _, ...others } = view().sending
    show({ sending: progress ? { ...others, [place]: progress } : others })
  }
  const tellOf = (place: string) => {
    const given = chosen.get(place)
    if (given) tell(place, progressOf(given))
  }

  /** Polls sequentially, because two concurrent polls would deliver the same pictures twice. */
  function look(): Promise<void> {
    looked = looked.then(lookOnce, lookOnce)
    return looked
  }

  async function lookOnce(): Promise<void> {
    clearTimeout(timer)
    const found = await wire.list()
    if (isOver) return
    if (found.ok) await take(found.value.sets)
    const isMaking = !found.ok || view().sets.some(({ state }) => state === 'making')
    if (isMaking) timer = setTimeout(() => void look(), pollInterval)
  }

  /** Passes ready pictures to the document and removes their batches from the list. */
  async function take(sets: readonly UploadBatch[]): Promise<void> {
    const ready = sets.filter(({ state }) => state === 'ready')
    show({ sets: sets.filter(({ state }) => state !== 'ready') })
    for (const { set, place, purpose, items } of ready) {
      const pictures = items.flatMap(({ name, url }) => (name && url ? { name, url } : []))
      if (!onReady(place, pictures)) tell(place, refused(purpose, [words.placeGone]))
      await wire.forget(set)
    }
  }

  async function send(place: string): Promise<void> {
    const given = chosen.get(place)
    if (!given || given.isBusy) return
    Object.assign(given, { isBusy: true, failures: [] })
    tellOf(place)
    const failures =
      given.purpose === 'frames' ? await sendSet(place, given) : await sendEach(given)
    const isCancelled = chosen.get(place) !== given
    if (!isCancelled && failures.length === 0) {
      chosen.delete(place)
      await look()
      return tell(place, undefined)
    }
    Object.assign(given, { isBusy: false, failures })
    if (!isCancelled) return tellOf(place)
    if (given.set !== undefined) await wire.forget(given.set)
    await look()
  }

  async function sendEach({ queue }: ChosenFiles): Promise<string[]> {
    await queue.start()
    return listFailures(queue)
  }

  /** Sends files to the batch that was begun with the same files, or to a new batch. */
  async function sendSet(place: string, given: ChosenFiles): Promise<string[]> {
    const begun = await begin(place, given.files)
    if (!begun.ok) return failureMessages(begun)
    const { set, items } = begun.value
    given.set = set
    given.queue.markDone(({ name, size }) =>
      items.some((item) => item.fileName === name && item.size === size),
    )
    const failures = await sendEach(given)
    if (failures.length > 0 || chosen.get(place) !== given) return failures
    const committed = await wire.commit(set)
    return committed.ok ? [] : failureMessages(committed)
  }

  async function begin(place: string, files: readonly File[]): Promise<Result<UploadBatch>> {
    const found = await wire.list()
    if (!found.ok) return found
    const open = found.value.sets.filter((it) => it.place === place && it.state === 'open')
    const isOf = ({ items }: UploadBatch) =>
      items.every(({ fileName, size }) =>
        files.some((file) => file.name === fileName && file.size === size),
      )
    for (const other of open.filter((it) => !isOf(it))) await wire.forget(other.set)
    const same = open.find(isOf)
    return same ? ok(same) : wire.open('frames', place)
  }

  function cancel(place: string): void {
    const given = chosen.get(place)
    chosen.delete(place)
    given?.queue.remove(() => true)
    tell(place, undefined)
  }

  return {
    view,
    subscribe,
    look,
    /** Checks the files and sends them. A refusal names each file and sends nothing. */
    choose: (place: string, purpose: UploadPurpose, files: readonly File[]) => {
      cancel(place)
      const given: ChosenFiles = {
        ...{ purpose, files, isBusy: false, failures: [] },
        queue: uploadQueue({
          send: ({ file }, options) => wire.add(file, { set: given.set, place }, options),
          notSent: words.notArrived,
        }),
      }
      given.queue.add(files)
      const refusals = isCountWrong(purpose, files)
        ? [words.wrongCount(files.length)]
        : listFailures(given.queue)
      if (refusals.length > 0) return tell(place, refused(purpose, refusals))
      chosen.set(place, given)
      given.queue.subscribe(() => tellOf(place))
      void send(place)
    },
    /** Returns `true` if sending the same files again can succeed. */
    canRetry: (place: string) => {
      const uploads = chosen.get(place)?.queue.view().uploads
      return uploads?.every(({ state }) => state !== 'refused') ?? false
    },
    retry: (place: string) => void send(place),
    /** Resumes all uploads that lost the network. */
    retryAll: () => {
      for (const place of chosen.keys()) void send(place)
    },
    /** Cancels an upload and removes the files that the server has received. */
    cancel,
    forget: async (set: number) => {
      await wire.forget(set)
      await look()
    },
    isSending: () => Object.values(view().sending).some(({ isBusy }) => isBusy),
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
    start: (ready: OnReady) => {
      onReady = ready
      isOver = false
      void look()
    },
  }
}

function progressOf({ purpose, queue, isBusy, failures }: ChosenFiles): UploadProgress {
  const { uploads } = queue.view()
  const share = uploads.find(({ state }) => state === 'sending' || state === 'processing')?.share
  const sent = uploads.filter(isUploadDone).length
  return { purpose, all: uploads.length, sent, share: share ?? 0, failures, isBusy }
}

const refused = (purpose: UploadPurpose, failures: readonly string[]): UploadProgress => ({
  ...{ purpose, all: 0, sent: 0, share: 0, failures, isBusy: false },
})

const isCountWrong = (purpose: UploadPurpose, { length }: readonly File[]) =>
  purpose === 'frames' && (length < minTurntableFrames || length > maxPicturesByPurpose.frames)

/** Lists the messages about refused and failed files. A lost network is reported once. */
function listFailures(queue: UploadQueue): string[] {
  const failures = queue.view().uploads.filter(({ reason }) => reason !== '')
  return [...new Set(failures.map(failureLine))]
}

const failureLine = ({ file, reason }: QueuedUpload) =>
  reason === words.notArrived ? reason : words.ofFile(file.name, reason)

function failureMessages({ problem: { kind, message, errors } }: Failure): string[] {
  const said = Object.values(errors).flat()
  if (said.length > 0) return said
  return [kind === 'unreachable' || message === '' ? words.notArrived : message]
}

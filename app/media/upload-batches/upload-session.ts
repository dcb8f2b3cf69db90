import { checkChosenPicture } from '#app/media/pictures/check-chosen-picture.ts'
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

type UploadFailure = {
  ok: false
  message: string
  status: number
  errors: Record<string, string[]>
}
type UploadAnswer<Value> = { ok: true; answer: Value } | UploadFailure

/** Requests that a session sends to the server. */
export type UploadTransport = {
  list: () => Promise<UploadAnswer<{ sets: UploadBatch[] }>>
  open: (purpose: UploadPurpose, place: string) => Promise<UploadAnswer<UploadBatch>>
  add: (
    file: File,
    to: { set?: number; place: string },
    onProgress: (share: number) => void,
  ) => Promise<UploadAnswer<{ set: number }>>
  commit: (set: number) => Promise<UploadAnswer<UploadBatch>>
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

/**
 * Uploads pictures one by one, resumes after a network failure, and polls until all widths are
 * ready.
 */
export function uploadSession(wire: UploadTransport) {
  let onReady: OnReady = () => false
  const { view, subscribe, show } = externalStore<UploadSessionState>({ sets: [], sending: {} })
  const chosen = new Map<string, { purpose: UploadPurpose; files: readonly File[] }>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let looked: Promise<void> = Promise.resolve()
  let isOver = false

  const tell = (place: string, change: Partial<UploadProgress> | undefined) => {
    const { [place]: old, ...others } = view().sending
    if (change === undefined) return show({ sending: others })
    const start = {
      purpose: 'pictures',
      all: 0,
      sent: 0,
      share: 0,
      failures: [],
      isBusy: true,
    } as const
    show({ sending: { ...others, [place]: { ...start, ...old, ...change } } })
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
    if (found.ok) await take(found.answer.sets)
    const isMaking = !found.ok || view().sets.some(({ state }) => state === 'making')
    if (isMaking) timer = setTimeout(() => void look(), pollInterval)
  }

  /** Passes ready pictures to the document and removes their batches from the list. */
  async function take(sets: readonly UploadBatch[]): Promise<void> {
    const ready = sets.filter(({ state }) => state === 'ready')
    show({ sets: sets.filter(({ state }) => state !== 'ready') })
    for (const { set, place, items } of ready) {
      const pictures = items.flatMap(({ name, url }) => (name && url ? { name, url } : []))
      if (!onReady(place, pictures)) tell(place, { isBusy: false, failures: [words.placeGone] })
      await wire.forget(set)
    }
  }

  async function send(place: string): Promise<void> {
    const given = chosen.get(place)
    if (!given) return
    const { purpose, files } = given
    tell(place, { purpose, all: files.length, sent: 0, share: 0, failures: [], isBusy: true })
    const failures =
      purpose === 'frames' ? await sendSet(place, files) : await sendOne(place, files)
    if (failures.length > 0) return tell(place, { isBusy: false, failures })
    chosen.delete(place)
    await look()
    tell(place, undefined)
  }

  async function sendOne(place: string, [file]: readonly File[]): Promise<string[]> {
    if (!file) return []
    const sent = await wire.add(file, { place }, (share) => tell(place, { share }))
    return sent.ok ? [] : failureMessages(sent)
  }

  /** Sends files to the batch that was begun with the same files, or to a new batch. */
  async function sendSet(place: string, files: readonly File[]): Promise<string[]> {
    const begun = await begin(place, files)
    if (!begun.ok) return failureMessages(begun)
    const { set, items } = begun.answer
    const isThere = ({ name, size }: File) =>
      items.some((item) => item.fileName === name && item.size === size)
    let sent = files.filter(isThere).length
    tell(place, { sent })
    for (const file of files.filter((it) => !isThere(it))) {
      const added = await wire.add(file, { set, place }, (share) => tell(place, { share }))
      if (!added.ok) return failureMessages(added)
      sent += 1
      tell(place, { sent, share: 0 })
    }
    const committed = await wire.commit(set)
    return committed.ok ? [] : failureMessages(committed)
  }

  async function begin(place: string, files: readonly File[]): Promise<UploadAnswer<UploadBatch>> {
    const found = await wire.list()
    if (!found.ok) return found
    const open = found.answer.sets.filter((it) => it.place === place && it.state === 'open')
    const isOf = ({ items }: UploadBatch) =>
      items.every(({ fileName, size }) =>
        files.some((file) => file.name === fileName && file.size === size),
      )
    for (const other of open.filter((it) => !isOf(it))) await wire.forget(other.set)
    const same = open.find(isOf)
    return same ? { ok: true, answer: same } : wire.open('frames', place)
  }

  return {
    view,
    subscribe,
    look,
    /** Checks the files and sends them. A refusal names each file and sends nothing. */
    choose: (place: string, purpose: UploadPurpose, files: readonly File[]) => {
      const refusals = listFileRefusals(purpose, files)
      chosen.set(place, { purpose, files })
      if (refusals.length === 0) return void send(place)
      chosen.delete(place)
      tell(place, { purpose, all: files.length, isBusy: false, failures: refusals })
    },
    canRetry: (place: string) => chosen.has(place),
    retry: (place: string) => void send(place),
    /** Resumes all uploads that lost the network. */
    retryAll: () => {
      for (const place of chosen.keys())
        if (view().sending[place]?.isBusy === false) void send(place)
    },
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

function listFileRefusals(purpose: UploadPurpose, files: readonly File[]): string[] {
  const { length } = files
  if (purpose === 'frames' && (length < minTurntableFrames || length > maxPicturesByPurpose.frames))
    return [words.wrongCount(length)]
  return files.flatMap((file) => {
    const refusal = checkChosenPicture(file)
    return refusal === undefined ? [] : [`${file.name}: ${refusal}`]
  })
}

function failureMessages({ message, status, errors }: UploadFailure): string[] {
  const said = Object.values(errors).flat()
  if (said.length > 0) return said
  return [status === 0 || message === '' ? words.notArrived : message]
}

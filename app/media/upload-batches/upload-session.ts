import { checkChosenPicture } from '#app/media/pictures/check-chosen-picture.ts'
import { externalStore } from '#app/ui/components/external-store.ts'
import {
  maxPicturesByPurpose,
  minTurntableFrames,
  type UploadBatch,
  type UploadPurpose,
} from './upload-batch.ts'
import * as words from './upload-status-words.ts'

/** How far the files are that were chosen for one place. */
export type UploadProgress = {
  purpose: UploadPurpose
  /** Of which some may have been there already. */
  all: number
  sent: number
  /** Of the one that is on its way, 0 to 1. */
  share: number
  /** What keeps them from arriving; they are kept, and can be sent again. */
  failures: readonly string[]
  isBusy: boolean
}

export type UploadSessionState = {
  /** What the server has, whoever sent it. */
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

/** How a session speaks with the server. */
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

/** One that is there in all widths: what a document calls it, and where it is seen. */
export type ProcessedPicture = { name: string; url: string }

/** Puts pictures to their use; false where their place has gone. */
type OnReady = (place: string, pictures: readonly ProcessedPicture[]) => boolean

/** Between two looks at what is being made, in milliseconds. */
const pollInterval = 1500

/**
 * Pictures on their way: one a request, gone on with where a network failed, looked after until all of their widths
 * are there.
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

  /** One after the other: two at a time would put the same pictures to their use, and forget their set twice. */
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

  /** What is ready is put to its use and no set any more. */
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

  /** Into the set that was begun with the same files, else into a new one. */
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
    /** What need not even be sent is refused here, each file by its name. */
    choose: (place: string, purpose: UploadPurpose, files: readonly File[]) => {
      const refusals = listFileRefusals(purpose, files)
      chosen.set(place, { purpose, files })
      if (refusals.length === 0) return void send(place)
      chosen.delete(place)
      tell(place, { purpose, all: files.length, isBusy: false, failures: refusals })
    },
    canRetry: (place: string) => chosen.has(place),
    retry: (place: string) => void send(place),
    /** All that lost the network goes on. */
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
    const refusal = checkChosenPicture(file, { takesHeic: true })
    return refusal === undefined ? [] : [`${file.name}: ${refusal}`]
  })
}

function failureMessages({ message, status, errors }: UploadFailure): string[] {
  const said = Object.values(errors).flat()
  if (said.length > 0) return said
  return [status === 0 || message === '' ? words.notArrived : message]
}

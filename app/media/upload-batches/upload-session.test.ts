import { expect, it } from 'vitest'
import { fail, ok } from '#app/platform/result/result.ts'
import type { UploadBatch } from './upload-batch.ts'
import { type ProcessedPicture, type UploadTransport, uploadSession } from './upload-session.ts'

const lost = fail('unreachable')
const turn = Array.from({ length: 12 }, (_, at) => new File(['x'], `turn-${at + 1}.jpg`))
const emptySet: UploadBatch = {
  ...{ set: 1, purpose: 'frames', place: 'here', state: 'open', bytes: 0, ready: 0, items: [] },
}
const itemOf = ({ name, size }: File, id: number): UploadBatch['items'][number] => ({
  ...{ id, fileName: name, size, width: 6, height: 4, state: 'waiting', failure: null },
  ...{ name: null, url: null },
})

type Kept = { sets: UploadBatch[]; sent: string[]; forgotten: number[]; isAway: boolean }

/** Fake server that stores batches. `isAway` simulates a lost network. */
function server() {
  const state: Kept = { sets: [], sent: [], forgotten: [], isAway: false }
  const put = (set: UploadBatch) => {
    state.sets = [...state.sets.filter((it) => it.set !== set.set), set]
    return ok(set)
  }
  const wire: UploadTransport = {
    list: async () => (state.isAway ? lost : ok({ sets: state.sets })),
    open: async (purpose, place) => put({ ...emptySet, purpose, place }),
    async add(file, { set = 2, place }) {
      if (state.isAway) return lost
      state.sent.push(file.name)
      if (state.sent.length === 5) state.isAway = true
      const old = state.sets.find((it) => it.set === set) ?? { ...emptySet, set, place }
      put({ ...old, items: [...old.items, itemOf(file, state.sent.length)] })
      return ok({ set })
    },
    async commit(set) {
      const old = state.sets.find((it) => it.set === set) ?? emptySet
      const items = old.items.map((it) => ({
        ...it,
        state: 'ready' as const,
        name: it.fileName,
        url: '/x',
      }))
      return put({ ...old, state: 'ready', ready: items.length, items })
    },
    async forget(set) {
      state.forgotten.push(set)
      state.sets = state.sets.filter((it) => it.set !== set)
    },
  }
  return { state, wire }
}

/** Resolves when `isSo` is true for the state of the session. */
const until = (session: ReturnType<typeof uploadSession>, isSo: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => isSo() && resolve()
    session.subscribe(look)
    look()
  })

function started(wire: UploadTransport, isThere = true) {
  const session = uploadSession(wire)
  const ready: [string, readonly ProcessedPicture[]][] = []
  session.start((place, pictures) => {
    ready.push([place, pictures])
    return isThere
  })
  return { session, ready }
}

it('resumes a turntable upload after a lost network and sends only the missing frames', async () => {
  const { state, wire } = server()
  const { session, ready } = started(wire)
  session.choose('here', 'frames', turn)
  await until(session, () => session.view().sending['here']?.isBusy === false)
  expect(session.view().sending['here']).toMatchObject({
    sent: 5,
    all: 12,
    failures: [expect.stringMatching(/^No connection/)],
  })
  expect(ready).toEqual([])
  state.isAway = false
  session.retryAll()
  await until(session, () => ready.length > 0)
  expect(state.sent).toEqual(turn.map(({ name }) => name))
  expect(ready).toEqual([['here', turn.map(({ name }) => ({ name, url: '/x' }))]])
  await until(session, () => session.view().sending['here'] === undefined)
  expect(state.forgotten).toEqual([1])
  session.stop()
})

it('sends no incomplete turntable and no empty file, and explains why', () => {
  const { state, wire } = server()
  const { session } = started(wire)
  const failuresOf = (purpose: 'pictures' | 'frames', files: File[]) => {
    session.choose('here', purpose, files)
    return session.view().sending['here']?.failures
  }
  expect(failuresOf('frames', turn.slice(1))).toEqual([
    'You chose 11 pictures. A 360° view needs 12 to 72.',
  ])
  expect(failuresOf('pictures', [new File([], 'a.jpg')])).toEqual(['a.jpg: The file is empty.'])
  expect(session.canRetry('here')).toBe(false)
  expect(state.sent).toEqual([])
  session.stop()
})

it('reports a completed batch once, even with two concurrent polls', async () => {
  const { state, wire } = server()
  state.sets = [{ ...emptySet, state: 'ready' }]
  const { session, ready } = started(wire)
  await Promise.all([session.look(), session.look()])
  expect(ready).toHaveLength(1)
  expect(state.forgotten).toEqual([1])
  session.stop()
})

it('reports that the field of an uploaded picture no longer exists', async () => {
  const { wire } = server()
  const { session } = started(wire, false)
  const one = [
    { ...itemOf(new File(['x'], 'a.jpg'), 1), state: 'ready', name: 'a', url: '/a' },
  ] as const
  wire.list = async () => ok({ sets: [{ ...emptySet, state: 'ready', ready: 1, items: [...one] }] })
  await session.look()
  expect(session.view().sending['here']?.failures).toEqual([
    expect.stringMatching(/choose the picture again/),
  ])
  session.stop()
})

it('cancels a turntable upload and removes the frames that were sent', async () => {
  const { state, wire } = server()
  const begun = Promise.withResolvers<AbortSignal>()
  wire.add = (_, __, { signal }) => {
    begun.resolve(signal)
    const { promise, resolve } = Promise.withResolvers<typeof lost>()
    signal.addEventListener('abort', () => resolve(lost))
    return promise
  }
  const { session } = started(wire)
  session.choose('here', 'frames', turn)
  const signal = await begun.promise
  session.cancel('here')
  expect(signal.aborted).toBe(true)
  expect(session.view().sending).toEqual({})
  await until(session, () => state.forgotten.length > 0)
  expect(session.canRetry('here')).toBe(false)
  session.stop()
})

it('does not offer to send a refused picture again', async () => {
  const { wire } = server()
  wire.add = async () => fail('unsupported', 'a.jpg: No picture.')
  const { session } = started(wire)
  session.choose('here', 'pictures', [new File(['x'], 'a.jpg')])
  await until(session, () => session.view().sending['here']?.isBusy === false)
  expect(session.view().sending['here']?.failures).toEqual(['a.jpg: No picture.'])
  expect(session.canRetry('here')).toBe(false)
  session.stop()
})

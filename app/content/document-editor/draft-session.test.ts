import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fail, ok } from '#app/platform/result/result.ts'
import { type DraftApi, draftSession } from './draft-session.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const opened = { document: { tagline: 'Old', note: 'Old' }, version: 3, gaps: {} }
const saved = (version: number) => ok({ version, gaps: {} })
const nothing: DraftApi['read'] = async () => fail('unreachable')
const status: DraftApi['status'] = async () => fail('unreachable')

test('saves once, shortly after the last key press', async () => {
  const save = vi.fn<DraftApi['save']>(async (_, version) => saved(version + 1))
  const session = draftSession(opened, { save, read: nothing, status })
  session.change(['tagline'], 'N')
  await vi.advanceTimersByTimeAsync(300)
  session.change(['tagline'], 'New')
  expect(session.view().saving).toBe('waiting')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save.mock.calls).toEqual([[{ tagline: 'New', note: 'Old' }, 3]])
  expect(session.view()).toMatchObject({ saving: 'saved', version: 4 })
})

test('saves text that the user types during a save with a second request', async () => {
  const first = Promise.withResolvers<ReturnType<typeof saved>>()
  const save = vi
    .fn<DraftApi['save']>()
    .mockReturnValueOnce(first.promise)
    .mockResolvedValueOnce(saved(5))
  const session = draftSession(opened, { save, read: nothing, status })
  session.change(['tagline'], 'A')
  await vi.advanceTimersByTimeAsync(1_000)
  session.change(['tagline'], 'AB')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save).toHaveBeenCalledTimes(1)
  first.resolve(saved(4))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save.mock.calls[1]).toEqual([{ tagline: 'AB', note: 'Old' }, 4])
  expect(session.isSaved()).toBe(true)
})

test('merges a change by another user, saves both changes and tells the user', async () => {
  const save = vi
    .fn<DraftApi['save']>()
    .mockResolvedValueOnce(fail('conflict'))
    .mockResolvedValueOnce(saved(5))
  const document = { tagline: 'Old', note: 'Theirs' }
  const read = async () => ok({ document, version: 4, gaps: {} })
  const session = draftSession(opened, { save, read, status: newer })
  session.change(['tagline'], 'Mine')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save.mock.calls[1]).toEqual([{ tagline: 'Mine', note: 'Theirs' }, 4])
  expect(session.view()).toMatchObject({
    saving: 'saved',
    notice: 'meera changed this at the same time. Both changes are saved.',
  })
})

test('retries if the server did not respond, but after a refusal only when the text changes', async () => {
  const save = vi
    .fn<DraftApi['save']>()
    .mockResolvedValueOnce(fail('unreachable'))
    .mockResolvedValueOnce(fail('invalid', '', { errors: { slug: ['Address must …'] } }))
    .mockResolvedValueOnce(saved(4))
  const session = draftSession(opened, { save, read: nothing, status })
  session.change(['slug'], 'No Slug')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(session.view().saving).toBe('offline')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(session.view()).toMatchObject({ saving: 'refused', errors: { slug: ['Address must …'] } })
  session.change(['slug'], 'a-slug')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(session.view()).toMatchObject({ saving: 'saved', errors: {} })
})

test('restores an unsaved draft together with the changes that others saved since', async () => {
  const save = vi.fn<DraftApi['save']>(async (_, version) => saved(version + 1))
  const document = { tagline: 'Old', note: 'Theirs' }
  const session = draftSession({ ...opened, document }, { save, read: nothing, status })
  const was = { tagline: 'Old', note: 'Old' }
  expect(session.takeUp(was, { tagline: 'Mine', note: 'Old' })).toBe(true)
  await vi.advanceTimersByTimeAsync(100)
  expect(save.mock.calls).toEqual([[{ tagline: 'Mine', note: 'Theirs' }, 3]])
  expect(session.view()).toMatchObject({ saving: 'saved', round: 1, notice: '' })
})

test('names newer changes of others that a restored draft overwrites', () => {
  const document = { tagline: 'Theirs', note: 'Old' }
  const session = draftSession({ ...opened, document }, { save: vi.fn(), read: nothing, status })
  session.takeUp({ tagline: 'Old', note: 'Old' }, { tagline: 'Mine', note: 'Old' })
  expect(session.view().notice).toBe(
    'Your draft is restored. It replaces newer changes in: tagline.',
  )
})

test('restores nothing if the server had saved the draft after all', () => {
  const session = draftSession(opened, { save: vi.fn(), read: nothing, status })
  expect(session.takeUp({ tagline: 'Older', note: 'Old' }, opened.document)).toBe(false)
  expect(session.isSaved()).toBe(true)
})

test('saves a group of changes in one request', async () => {
  const save = vi.fn<DraftApi['save']>(async (_, version) => saved(version + 1))
  const session = draftSession(opened, { save, read: nothing, status })
  session.changeAll([
    { path: ['tagline'], value: 'A' },
    { path: ['note'], value: 'B' },
  ])
  await vi.advanceTimersByTimeAsync(100)
  expect(save.mock.calls).toEqual([[{ tagline: 'A', note: 'B' }, 3]])
})

test('replaces the whole document with another one', () => {
  const session = draftSession(opened, { save: vi.fn(), read: nothing, status })
  session.open({ document: { tagline: 'Restored' }, version: 9, gaps: {} })
  expect(session.view()).toMatchObject({ written: { tagline: 'Restored' }, version: 9, round: 1 })
  expect(session.isSaved()).toBe(true)
})

const theirs = { document: { tagline: 'Old', note: 'Theirs' }, version: 4 }
const readTheirs = async () => ok({ ...theirs, gaps: {} })
const newer = async () => ok({ version: 4, changedBy: 'meera' })

test('shows a change by another user without saving anything', async () => {
  const save = vi.fn<DraftApi['save']>()
  const session = draftSession(opened, { save, read: readTheirs, status: newer })
  void session.fetchNewer()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(session.view()).toMatchObject({
    written: theirs.document,
    version: 4,
    saving: 'saved',
    arrivals: 1,
    notice: 'meera changed this: note. You see the current state.',
  })
  expect(save).not.toHaveBeenCalled()
})

test('merges a change by another user into text that is not saved yet', async () => {
  const save = vi.fn<DraftApi['save']>(async (_, version) => saved(version + 1))
  const refused = vi
    .fn<DraftApi['save']>()
    .mockResolvedValueOnce(fail('invalid', '', { errors: {} }))
  const session = draftSession(opened, {
    save: (written, version) =>
      version === 3 ? refused(written, version) : save(written, version),
    read: readTheirs,
    status: newer,
  })
  session.change(['tagline'], 'Mine')
  await vi.advanceTimersByTimeAsync(1_000)
  void session.fetchNewer()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(save.mock.calls).toEqual([[{ tagline: 'Mine', note: 'Theirs' }, 4]])
})

test('fetches nothing if the version is its own', async () => {
  const read = vi.fn<DraftApi['read']>()
  const session = draftSession(opened, { save: vi.fn(), read, status: newer })
  session.stepTo(4)
  void session.fetchNewer()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(read).not.toHaveBeenCalled()
})

test('resolves a save only after the save that is already running', async () => {
  const first = Promise.withResolvers<ReturnType<typeof saved>>()
  const save = vi.fn<DraftApi['save']>().mockReturnValueOnce(first.promise)
  const session = draftSession(opened, { save, read: nothing, status })
  session.change(['tagline'], 'A')
  await vi.advanceTimersByTimeAsync(1_000)
  let isDone = false
  void session.saveNow().then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isDone).toBe(false)
  first.resolve(saved(4))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([isDone, session.view().version]).toEqual([true, 4])
})

test('ignores a fetched document that is older than a save in the meantime', async () => {
  const save = vi.fn<DraftApi['save']>(async () => saved(5))
  const slow = Promise.withResolvers<Awaited<ReturnType<typeof readTheirs>>>()
  const session = draftSession(opened, { save, read: () => slow.promise, status: newer })
  const fetching = session.fetchNewer()
  await vi.advanceTimersByTimeAsync(10)
  session.change(['tagline'], 'Mine')
  await vi.advanceTimersByTimeAsync(2_000)
  slow.resolve(ok({ ...theirs, gaps: {} }))
  await fetching
  expect(session.view()).toMatchObject({ written: { tagline: 'Mine' }, version: 5 })
})

test('keeps the text of another user that its own text replaced', async () => {
  const save = vi
    .fn<DraftApi['save']>()
    .mockResolvedValueOnce(fail('conflict'))
    .mockResolvedValueOnce(saved(5))
  const session = draftSession(opened, { save, read: readTheirs, status: newer })
  session.change(['note'], 'Mine')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(session.view()).toMatchObject({
    written: { note: 'Mine' },
    saving: 'saved',
    overwritten: [{ path: 'note', after: 'Theirs' }],
  })
})

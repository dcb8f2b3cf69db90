import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftSession } from './draft-session.ts'
import type { EditorBinding } from './editor-binding.ts'
import { publishEarlierVersion, undoPublishOrRestore } from './restore-version.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const written = { tagline: 'Mine' }
const old = { tagline: 'Old' }
const refused = (status: number, message: string) => ({
  ...{ ok: false as const, status, message },
  errors: {},
})

type Site = { draft: unknown; shown: unknown; version: number }

/** A server with a draft at version 3. The text of published version 1 is `old`. */
function server(now: { refusesPublishing?: boolean; refusesSaving?: number } = {}) {
  const site: Site = { draft: written, shown: {}, version: 3 }
  const step = (was: number) => was === site.version && ++site.version
  const { refusesPublishing = false } = now
  const calls = {
    backTo: vi.fn<EditorBinding['backTo']>(async ({ version }) => {
      if (!step(version)) return refused(409, 'Somebody was quicker.')
      site.draft = old
      return { ok: true, answer: { message: '', version: site.version } }
    }),
    publish: vi.fn<EditorBinding['publish']>(async ({ version }) => {
      if (refusesPublishing) return refused(422, 'A picture is gone.')
      if (!step(version)) return refused(409, 'Somebody was quicker.')
      Object.assign(site, { shown: site.draft, draft: undefined })
      return { ok: true, answer: { message: '', version: site.version } }
    }),
    save: vi.fn<EditorBinding['save']>(async (document, version) => {
      if (now.refusesSaving !== undefined) return refused(now.refusesSaving, 'No answer.')
      if (!step(version)) return refused(409, 'Somebody was quicker.')
      site.draft = document
      return { ok: true, answer: { version: site.version, gaps: {} } }
    }),
    read: vi.fn<EditorBinding['read']>(async () => ({ ok: true, answer: {} })),
    discard: vi.fn<EditorBinding['discard']>(async () => ({ ok: true, answer: {} })),
  }
  return { site, calls, now }
}

test('keeps the draft if the server refuses to publish a version', async () => {
  const { site, calls } = server({ refusesPublishing: true })
  expect(await publishEarlierVersion(calls, { version: 3, number: 1, written })).toEqual({
    ok: false,
    says: 'Nothing was published: A picture is gone. Your draft has not changed.',
  })
  expect(site.draft).toEqual(written)
})

test('returns the draft to the editor if the server cannot save the draft again', async () => {
  const { calls } = server({ refusesPublishing: true, refusesSaving: 0 })
  expect(await publishEarlierVersion(calls, { version: 3, number: 1, written })).toMatchObject({
    says: 'Nothing was published: A picture is gone. Your draft is still in the editor but not saved yet.',
    unsaved: { written, version: 4 },
  })
})

test('keeps a refused version as the draft if there was no draft before', async () => {
  const { calls } = server({ refusesPublishing: true })
  const done = await publishEarlierVersion(calls, { version: 3, number: 1, written: undefined })
  expect(done).toEqual({
    ok: false,
    says: 'Nothing was published: A picture is gone. Version 1 is now a draft.',
  })
  expect(calls.save).not.toHaveBeenCalled()
})

test('undo of a publication publishes the previous version and saves the draft again', async () => {
  const { site, calls } = server()
  expect(await undoPublishOrRestore(calls, { version: 3, number: 1, written })).toEqual({
    ok: true,
  })
  expect(site).toMatchObject({ shown: old, draft: written })
})

test('returns the draft to the editor if undo publishes but cannot save the draft', async () => {
  const { site, calls } = server({ refusesSaving: 503 })
  expect(await undoPublishOrRestore(calls, { version: 3, number: 1, written })).toMatchObject({
    says: 'No answer. Your draft is still in the editor but not saved yet.',
    unsaved: { written, version: 5 },
  })
  expect(site.shown).toEqual(old)
})

test('undo does not replace a newer draft', async () => {
  const { site, calls } = server()
  const done = await undoPublishOrRestore(calls, { version: 2, number: undefined, written: old })
  expect(done).toEqual({ ok: false, says: 'Somebody was quicker.' })
  expect(site.draft).toEqual(written)
})

test('saves a returned draft as soon as the server responds again', async () => {
  const { site, calls, now } = server({ refusesPublishing: true, refusesSaving: 0 })
  const read = async () => refused(0, '')
  const session = draftSession({ document: written, version: 3, gaps: {} }, { ...calls, read })
  await publishEarlierVersion(calls, { version: 3, number: 1, written })
  // `reopen` does the same if the server does not answer.
  session.open({ document: {}, version: 4, gaps: {} })
  session.write(written)
  await vi.advanceTimersByTimeAsync(100)
  expect(session.isSaved()).toBe(false)
  delete now.refusesSaving
  await vi.advanceTimersByTimeAsync(6_000)
  expect(session.isSaved()).toBe(true)
  expect(site.draft).toEqual(written)
})

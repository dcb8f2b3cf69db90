import { expect, it } from 'vitest'
import { cachedRevision } from './cached-revision.server.ts'

function watched() {
  const state = { revision: 1, now: 0, isAway: false, pause: Promise.resolve() }
  const known = cachedRevision(
    async () => {
      const { revision } = state
      await state.pause
      if (state.isAway) throw new Error('No connection')
      return revision
    },
    () => state.now,
  )
  return { state, known }
}

it('is cached for half a second', async () => {
  const { state, known } = watched()
  expect(known.recent()).toBeUndefined()
  expect(await known.get()).toBe(1)
  state.now = 499
  expect(known.recent()).toBe(1)
  state.now = 500
  expect(known.recent()).toBeUndefined()
})

it('is discarded by a write, even while a read is in progress', async () => {
  const { state, known } = watched()
  await known.get()
  known.forget()
  expect(known.recent()).toBeUndefined()
  const slow = Promise.withResolvers<void>()
  state.pause = slow.promise
  const reading = known.get()
  known.forget()
  slow.resolve()
  expect(await reading).toBe(1)
  expect(known.recent()).toBeUndefined()
})

it('reports for half a second that the database is unavailable', async () => {
  const { state, known } = watched()
  state.isAway = true
  await expect(known.get()).rejects.toThrow('No connection')
  expect(known.recent()).toBe('away')
  state.isAway = false
  expect(await known.get()).toBe(1)
  expect(known.recent()).toBe(1)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '#app/log/log.server.ts'
import { enquiryFeed } from './enquiry-feed.server.ts'

const interval = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A feed over a table of ids, and what one subscriber was told. */
function feedOver(ids: number[]) {
  const state = { looks: 0, isDown: false }
  const feed = enquiryFeed({
    enquiries: {
      latestId: async () => Math.max(0, ...ids),
      async listSince(after) {
        state.looks += 1
        if (state.isDown) throw new Error('The database is away')
        const found = ids.filter((id) => id > after).sort((a, b) => a - b)
        return found.map((id) => ({ id, kind: 'contact', reference: `CT-${id}` }))
      },
    },
    log: createLog('silent'),
    interval,
  })
  const told: number[] = []
  const end = feed.subscribe({ onEnquiry: ({ id }) => told.push(id), onClose: () => {} })
  return { state, told, end, add: (...more: number[]) => ids.push(...more) }
}

const look = () => vi.advanceTimersByTimeAsync(interval)

it('tells of what is new and of nothing that was there, each once', async () => {
  const { told, add } = feedOver([4, 5])
  await look()
  add(6)
  await look()
  await look()
  add(7, 8)
  await look()
  expect(told).toEqual([6, 7, 8])
})

it('finds an enquiry whose lower id is committed after a higher one', async () => {
  const { told, add } = feedOver([5])
  await look()
  add(8)
  await look()
  add(6)
  await look()
  add(7, 9)
  await look()
  await look()
  expect(told).toEqual([8, 6, 7, 9])
})

it('finds one that was on its way when the first page was opened', async () => {
  const { told, add } = feedOver([1, 2, 5])
  await look()
  add(4)
  await look()
  expect(told).toEqual([4])
})

it('goes on after the database was away, and misses nothing', async () => {
  const { state, told, add } = feedOver([5])
  await look()
  state.isDown = true
  add(6)
  await look()
  expect(told).toEqual([])
  state.isDown = false
  await look()
  expect(told).toEqual([6])
})

it('begins again where the database was away at first, and tells of nothing that was there', async () => {
  const { state, told, add } = feedOver([4, 5])
  state.isDown = true
  await look()
  state.isDown = false
  await look()
  await look()
  add(6)
  await look()
  expect(told).toEqual([6])
})

it('asks nothing while nobody listens', async () => {
  const { state, end } = feedOver([5])
  await look()
  end()
  await look()
  const { looks } = state
  await vi.advanceTimersByTimeAsync(10 * interval)
  expect(state.looks).toBe(looks)
})

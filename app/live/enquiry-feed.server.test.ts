import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contact } from '#app/enquiries/kinds/contact.ts'
import { createLog } from '#app/log/log.server.ts'
import { enquiryFeed } from './enquiry-feed.server.ts'

const interval = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A feed over a table of ids, and what one subscriber was told. */
function feedOver(ids: number[], kind = contact.slug) {
  const state = { looks: 0, isDown: false, lookedAfter: 0 }
  const log = createLog('silent')
  const feed = enquiryFeed({
    enquiries: {
      latestId: async () => Math.max(0, ...ids),
      async listSince(after) {
        state.looks += 1
        state.lookedAfter = after
        if (state.isDown) throw new Error('The database is away')
        const found = ids.filter((id) => id > after).sort((a, b) => a - b)
        return found.map((id) => ({ id, kind, reference: `CT-${id}` }))
      },
    },
    log,
    interval,
  })
  const told: number[] = []
  const subscribe = () =>
    feed.subscribe({
      onLook: async (fresh) => void told.push(...fresh.map(({ id }) => id)),
      onClose: () => {},
    })
  const end = subscribe()
  const add = (...more: number[]) => ids.push(...more)
  return { feed, log, state, told, subscribe, end, add }
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
  const { log, state, told, add } = feedOver([5])
  const logged = vi.spyOn(log, 'error').mockReturnValue()
  await look()
  state.isDown = true
  add(6)
  await look()
  expect(told).toEqual([])
  const err = expect.objectContaining({ message: 'The database is away' })
  expect(logged.mock.calls).toEqual([[{ err }, 'the enquiries could not be read']])
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

it('looks back over the last hundred only, however many came in', async () => {
  const { state, told, add } = feedOver([5])
  await look()
  add(...Array.from({ length: 500 }, (_, index) => 6 + index))
  await look()
  await look()
  expect(told).toHaveLength(500)
  expect(state.lookedAfter).toBe(505 - 100)
})

it('asks once for all pages together', async () => {
  const { state, told, subscribe, add } = feedOver([5])
  subscribe()
  await look()
  const { looks } = state
  add(6)
  await look()
  expect([state.looks - looks, told]).toEqual([1, [6, 6]])
})

it('asks again when somebody listens after a while without', async () => {
  const { told, subscribe, end, add } = feedOver([5])
  await look()
  end()
  await vi.advanceTimersByTimeAsync(10 * interval)
  add(6)
  subscribe()
  await look()
  add(7)
  await look()
  expect(told).toEqual([7])
})

it('ends at once what is opened after it was closed', async () => {
  const { feed } = feedOver([5])
  feed.close()
  const onClose = vi.fn()
  feed.subscribe({ onLook: async () => {}, onClose })
  await Promise.resolve()
  expect(onClose).toHaveBeenCalledOnce()
})

it('tells what each is by its title, and where its report stands', async () => {
  const { feed } = feedOver([5, 6])
  const known = { id: 6, kind: contact.slug, reference: 'CT-6' }
  expect(await feed.since(5)).toEqual([
    { ...known, title: contact.title, report: contact.report?.slug },
  ])
})

it('tells of a kind that it does not know by the kind’s own name', async () => {
  const { feed } = feedOver([6], 'of-another-release')
  expect(await feed.since(5)).toMatchObject([{ title: 'of-another-release', report: null }])
})

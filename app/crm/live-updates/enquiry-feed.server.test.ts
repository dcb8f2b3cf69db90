import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { enquiryFeed } from './enquiry-feed.server.ts'

const interval = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a feed over a list of ids and collects the events of one subscriber. */
function feedOver(ids: number[], kind = contactEnquiry.slug) {
  const state: { looks: number; down: Error | undefined; lookedAfter: number } = {
    looks: 0,
    down: undefined,
    lookedAfter: 0,
  }
  const log = createLog('silent')
  const feed = enquiryFeed({
    enquiries: {
      latestId: async () => Math.max(0, ...ids),
      async listSince(after) {
        state.looks += 1
        state.lookedAfter = after
        if (state.down) throw state.down
        const found = ids.filter((id) => id > after).sort((a, b) => a - b)
        return found.map((id) => ({ id, kind, reference: `CT-${id}` }))
      },
    },
    deskNews: { latestId: async () => 0, listSince: async () => [] },
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

const away = () => Object.assign(new Error('No connection'), { code: 'ECONNREFUSED' })

const look = () => vi.advanceTimersByTimeAsync(interval)

it('reports each new enquiry once, but not enquiries that existed at the start', async () => {
  const { told, add } = feedOver([4, 5])
  await look()
  add(6)
  await look()
  await look()
  add(7, 8)
  await look()
  expect(told).toEqual([6, 7, 8])
})

it('finds an enquiry with a lower id that is committed after an enquiry with a higher id', async () => {
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

it('finds an enquiry that was not yet committed when the first page opened', async () => {
  const { told, add } = feedOver([1, 2, 5])
  await look()
  add(4)
  await look()
  expect(told).toEqual([4])
})

it('continues after a database outage without losing enquiries, and logs each outage once', async () => {
  const { log, state, told, add } = feedOver([5])
  const lines: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push([level, line]))
  await look()
  for (const id of [6, 7]) {
    state.down = away()
    add(id)
    for (let second = 0; second < 60; second++) await look()
    expect(told).not.toContain(id)
    state.down = undefined
    for (let second = 0; second < 60; second++) await look()
  }
  expect(told).toEqual([6, 7])
  const gone = ['warn', ['the news waits for the database']]
  const back = ['info', ['the news goes on']]
  expect(lines).toEqual([gone, back, gone, back])
})

it('logs a repeated error only once', async () => {
  const { log, state } = feedOver([5])
  const traced = vi.spyOn(log, 'error').mockReturnValue()
  state.down = new Error('A bug')
  for (let second = 0; second < 60; second++) await look()
  expect(traced.mock.calls).toEqual([[{ err: state.down }, 'the enquiries could not be read']])
})

it('reports only later enquiries if the database was down at the start', async () => {
  const { state, told, add } = feedOver([4, 5])
  state.down = away()
  await look()
  state.down = undefined
  await look()
  await look()
  add(6)
  await look()
  expect(told).toEqual([6])
})

it('does not query while there are no subscribers', async () => {
  const { state, end } = feedOver([5])
  await look()
  end()
  await look()
  const { looks } = state
  await vi.advanceTimersByTimeAsync(10 * interval)
  expect(state.looks).toBe(looks)
})

it('rechecks only the last hundred ids', async () => {
  const { state, told, add } = feedOver([5])
  await look()
  add(...Array.from({ length: 500 }, (_, index) => 6 + index))
  await look()
  await look()
  expect(told).toHaveLength(500)
  expect(state.lookedAfter).toBe(505 - 100)
})

it('runs one query for all subscribers', async () => {
  const { state, told, subscribe, add } = feedOver([5])
  subscribe()
  await look()
  const { looks } = state
  add(6)
  await look()
  expect([state.looks - looks, told]).toEqual([1, [6, 6]])
})

it('reports to a new subscriber after a pause only the enquiries that arrive later', async () => {
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

it('closes all subscriptions at once when the feed is closed', async () => {
  const { feed } = feedOver([5])
  feed.close()
  const onClose = vi.fn()
  feed.subscribe({ onLook: async () => {}, onClose })
  await Promise.resolve()
  expect(onClose).toHaveBeenCalledOnce()
})

it('presents an enquiry with the name and the report of its kind', async () => {
  const { feed } = feedOver([5, 6])
  const known = { id: 6, kind: contactEnquiry.slug, reference: 'CT-6' }
  expect(await feed.since(5)).toEqual([
    { ...known, title: contactEnquiry.name, report: contactEnquiry.report?.slug },
  ])
})

it('presents an enquiry of an unknown kind by the stored name of the kind', async () => {
  const { feed } = feedOver([6], 'of-another-release')
  expect(await feed.since(5)).toMatchObject([{ title: 'of-another-release', report: null }])
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { enquiryFeed } from './enquiry-feed.server.ts'

const interval = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A feed over a table of ids, and what one subscriber was told. */
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

it('goes on after the database was away, misses nothing, and says so once each time', async () => {
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

it('leaves a trace of a fault, one until it is over', async () => {
  const { log, state } = feedOver([5])
  const traced = vi.spyOn(log, 'error').mockReturnValue()
  state.down = new Error('A bug')
  for (let second = 0; second < 60; second++) await look()
  expect(traced.mock.calls).toEqual([[{ err: state.down }, 'the enquiries could not be read']])
})

it('begins again where the database was away at first, and tells of nothing that was there', async () => {
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

it('tells what each is by its name, and where its report stands', async () => {
  const { feed } = feedOver([5, 6])
  const known = { id: 6, kind: contactEnquiry.slug, reference: 'CT-6' }
  expect(await feed.since(5)).toEqual([
    { ...known, title: contactEnquiry.name, report: contactEnquiry.report?.slug },
  ])
})

it('tells of a kind that it does not know by the kind’s own name', async () => {
  const { feed } = feedOver([6], 'of-another-release')
  expect(await feed.since(5)).toMatchObject([{ title: 'of-another-release', report: null }])
})

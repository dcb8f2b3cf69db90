import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onNewEnquiries } from './live-connection.ts'

/** A fake EventSource that the test controls. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 0
  onerror: () => void = () => {}
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    FakeSource.opened.push(this)
  }

  close() {
    this.readyState = FakeSource.CLOSED
  }

  /**
   * Simulates a response that is not an event stream. After such a response, browsers do not retry.
   */
  refuse() {
    this.close()
    this.onerror()
  }

  tell(event: string, id: number) {
    const enquiry = { id, kind: 'contact', title: 'Contact', reference: `CT-${id}`, report: null }
    const init = { data: JSON.stringify(enquiry), lastEventId: String(id) }
    this.dispatchEvent(new MessageEvent(event, init))
  }
}

const page = Object.assign(new EventTarget(), { hidden: false })
const asked: string[] = []
let answer: () => Promise<Response>
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSource.opened = []
  asked.length = 0
  answer = async () => new Response('', { status: 502 })
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
})

afterEach(() => {
  show(true)
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function begin() {
  const told: number[] = []
  stop = onNewEnquiries((enquiries) => void told.push(...enquiries.map(({ id }) => id)))
  return told
}

function latest() {
  const source = FakeSource.opened.at(-1)
  if (!source) throw new Error('Nothing was opened')
  return source
}

function show(isShown: boolean) {
  page.hidden = !isShown
  page.dispatchEvent(new Event('visibilitychange'))
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

it('reconnects after an outage and requests the missed events', async () => {
  const told = begin()
  latest().tell('enquiry', 7)
  latest().refuse()
  answer = async () => new Response('', { status: 200 })
  await seconds(3)
  expect(FakeSource.opened.map(({ address }) => address)).toHaveLength(2)
  expect([latest().address, asked]).toEqual(['/api/events?since=7', ['/api/events?since=7']])
  latest().tell('enquiry', 8)
  await seconds(1)
  expect(told).toEqual([7, 8])
})

it('doubles the retry delay up to a minute, and starts short again after the next outage', async () => {
  begin()
  latest().refuse()
  const tries: number[] = []
  for (let second = 1; second <= 213; second++) {
    const before = asked.length
    await seconds(1)
    if (asked.length > before) tries.push(second)
  }
  expect(tries).toEqual([3, 9, 21, 45, 93, 153, 213])
  answer = () => Promise.reject(new TypeError('No network'))
  await seconds(60)
  answer = async () => new Response('', { status: 200 })
  await seconds(60)
  const before = asked.length
  latest().refuse()
  await seconds(3)
  expect(asked).toHaveLength(before + 1)
})

it('stops when the server responds with 401', async () => {
  begin()
  latest().refuse()
  answer = async () => new Response('', { status: 401 })
  await seconds(300)
  expect([asked.length, FakeSource.opened.length]).toEqual([1, 1])
})

it('stops when the stream reports the end of the session', async () => {
  begin()
  latest().tell('ended', 0)
  await seconds(300)
  expect([asked, latest().readyState]).toEqual([[], FakeSource.CLOSED])
  expect(FakeSource.opened).toHaveLength(1)
})

it('leaves the retry of a broken connection to the browser', async () => {
  begin()
  latest().onerror()
  await seconds(300)
  expect([asked.length, FakeSource.opened.length]).toEqual([0, 1])
})

it('does not retry in a hidden tab or after the last listener is removed', async () => {
  begin()
  latest().refuse()
  show(false)
  await seconds(60)
  const before = asked.length
  await seconds(300)
  expect(asked).toHaveLength(before)
  show(true)
  expect(FakeSource.opened).toHaveLength(2)
  latest().refuse()
  stop()
  await seconds(300)
  expect([asked.length, latest().readyState]).toEqual([before, FakeSource.CLOSED])
})

it('ignores a late response if the page has reconnected in the meantime', async () => {
  begin()
  latest().refuse()
  const late = Promise.withResolvers<Response>()
  answer = () => late.promise
  await seconds(3)
  show(true)
  expect(FakeSource.opened).toHaveLength(2)
  late.resolve(new Response('', { status: 401 }))
  await seconds(1)
  expect([asked.length, latest().readyState]).toEqual([1, 0])
})

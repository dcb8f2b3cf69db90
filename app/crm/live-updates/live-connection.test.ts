import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onNewEnquiries } from './live-connection.ts'

/** What a browser's EventSource does, at the test's word. */
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

  /** The answer is no stream: the browser never tries again. */
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

it('comes back by itself from an outage, and asks for what was missed', async () => {
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

it('tries ever later, a minute at most, and soon again after the next outage', async () => {
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

it('is over when the server says that nobody is logged in', async () => {
  begin()
  latest().refuse()
  answer = async () => new Response('', { status: 401 })
  await seconds(300)
  expect([asked.length, FakeSource.opened.length]).toEqual([1, 1])
})

it('is over when the stream says that the session has ended', async () => {
  begin()
  latest().tell('ended', 0)
  await seconds(300)
  expect([asked, latest().readyState]).toEqual([[], FakeSource.CLOSED])
  expect(FakeSource.opened).toHaveLength(1)
})

it('leaves it to the browser to come back from a broken connection', async () => {
  begin()
  latest().onerror()
  await seconds(300)
  expect([asked.length, FakeSource.opened.length]).toEqual([0, 1])
})

it('asks nothing while nobody looks, nor for a page that has gone', async () => {
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

it('takes no late answer for a page that has connected meanwhile', async () => {
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

import { afterEach, expect, it, vi } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { type BoardTap, isOnSameCard, listSendableTaps, type TappedState } from './board-tap.ts'
import { sendTaps } from './send-taps.ts'
import type { TapQueue } from './tap-queue.ts'

const wednesday = '2026-11-04'
const clock = () => new Date(`${wednesday}T10:40:00+05:30`)
const owner = 'rao'

afterEach(() => vi.unstubAllGlobals())

type Lost = (path: string, method: string) => 'request' | 'answer' | undefined

/** Sends the browser's requests to the app. `lost` says what the network loses. */
function useNetwork(staff: TestApp, lost: Lost = () => undefined) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET'
    const loss = lost(path, method)
    if (loss === 'request') throw new TypeError('Failed to fetch')
    const answer = await staff.request(path, init)
    if (loss === 'answer') throw new TypeError('Failed to fetch')
    sent.push(`${method} ${path.replace(/[A-Z]{2}-[^/]*/, '…')}`)
    return answer
  })
  return sent
}

/** A queue in memory. */
function memoryQueue(...first: BoardTap[]): TapQueue & { taps: BoardTap[] } {
  const queue = {
    taps: first,
    list: async () => queue.taps,
    async change(before: BoardTap, after: BoardTap) {
      const isUnchanged = queue.taps.some(({ key }) => key === before.key)
      queue.taps = queue.taps.map((it) => (it.key === before.key ? after : it))
      return isUnchanged
    },
    async remove(tap: BoardTap) {
      const count = queue.taps.length
      queue.taps = queue.taps.filter(({ key }) => key !== tap.key)
      return queue.taps.length < count
    },
    async removeSent(sent: BoardTap, version: number) {
      queue.taps = queue.taps
        .filter(({ id }) => id !== sent.id)
        .map((it) => (isOnSameCard(it, sent) ? { ...it, version } : it))
    },
  }
  return queue
}

const post = async (app: TestApp, path: string, body: object): Promise<string> => {
  const answer = await app.send('POST', path, body)
  expect(answer.status).toBe(201)
  return (await answer.json()).reference
}
const bookService = (app: TestApp, name = 'Asha') =>
  post(app, serviceBookingEnquiry.postTo, {
    ...serviceBookingEnquiry.example,
    ...{ name, bookingDate: wednesday },
  })
const bookRide = (app: TestApp) =>
  post(app, testRideEnquiry.postTo, {
    ...testRideEnquiry.example,
    ...{ model: 'SP 125', configuration: null, rideDate: wednesday, rideTime: '10:30' },
  })

const presentOf = async (staff: TestApp, reference: string) => {
  const board = await (await staff.request(`/api/board?day=${wednesday}`)).json()
  return [...board.appointments, ...board.withoutHour].find(
    (it: { reference: string }) => it.reference === reference,
  )
}

/** Returns the taps on the card as this device shows it now. */
async function tapsOn(staff: TestApp, reference: string, ...states: TappedState[]) {
  const { version, isService, state, day, at, isActive } = await presentOf(staff, reference)
  return states.map(
    (tapped, index): BoardTap => ({
      ...{ id: index + 1, owner, reference, key: `${reference} ${index}`, at: Date.now() },
      ...{ ahead: 0, boardDay: wednesday, isService, state: tapped, version },
      before: { state: states[index - 1] ?? state, day, at, isActive },
    }),
  )
}

const statesIn = async (staff: TestApp, reference: string) =>
  (await deskClient(staff).read(reference)).history.flatMap(({ type, to }) =>
    type === 'state' ? (to ?? []) : [],
  )

onEachDatabase('taps without a network', (getDatabase) => {
  const open = async () => {
    const visitor = testApp(getDatabase(), { clock: () => now })
    let now = new Date(`${wednesday}T10:30:00+05:30`)
    now = new Date('2026-11-02T10:00:00+05:30')
    const [service, ride] = [await bookService(visitor), await bookRide(visitor)]
    now = clock()
    return { service, ride, staff: await visitor.loginAsStaff() }
  }

  it('are sent in order, each with the version of the tap before it', async () => {
    const { staff, service } = await open()
    const queue = memoryQueue(...(await tapsOn(staff, service, 'arrived', 'in-work', 'ready')))
    useNetwork(staff)
    expect(await sendTaps(owner, queue)).toBe('done')
    expect(queue.taps).toEqual([])
    expect(await statesIn(staff, service)).toEqual(['arrived', 'in-work', 'ready'])
  })

  it('stay in order if the network breaks off between two of them', async () => {
    const { staff, service } = await open()
    const queue = memoryQueue(...(await tapsOn(staff, service, 'arrived', 'in-work')))
    let count = 0
    useNetwork(staff, () => (++count > 1 ? 'request' : undefined))
    expect(await sendTaps(owner, queue)).toBe('later')
    expect(queue.taps.map(({ state }) => state)).toEqual(['in-work'])
    useNetwork(staff)
    expect(await sendTaps(owner, queue)).toBe('done')
    expect(await statesIn(staff, service)).toEqual(['arrived', 'in-work'])
  })

  it('are stored once if the answer to a service is lost', async () => {
    const { staff, service } = await open()
    const queue = memoryQueue(...(await tapsOn(staff, service, 'arrived', 'in-work')))
    useNetwork(staff, () => 'answer')
    expect(await sendTaps(owner, queue)).toBe('later')
    expect(queue.taps).toHaveLength(2)
    useNetwork(staff)
    expect(await sendTaps(owner, queue)).toBe('done')
    expect(queue.taps).toEqual([])
    expect(await statesIn(staff, service)).toEqual(['arrived', 'in-work'])
  })

  it('are stored once if the answer to a test ride is lost', async () => {
    const { staff, ride } = await open()
    const queue = memoryQueue(...(await tapsOn(staff, ride, 'arrived')))
    useNetwork(staff, () => 'answer')
    expect(await sendTaps(owner, queue)).toBe('later')
    useNetwork(staff)
    expect(await sendTaps(owner, queue)).toBe('done')
    expect(queue.taps).toEqual([])
    const { history } = await deskClient(staff).read(ride)
    expect(history.filter(({ appointment }) => appointment?.act === 'arrived')).toHaveLength(1)
  })

  it('have the time at which they were made, by the server’s clock', async () => {
    const { staff, service } = await open()
    const at = Date.parse(`${wednesday}T10:10:00+05:30`)
    const ahead = 5 * 60_000
    const taps = await tapsOn(staff, service, 'arrived')
    useNetwork(staff)
    await sendTaps(
      owner,
      memoryQueue(...taps.map((tap) => ({ ...tap, at, ahead, isConfirmed: true }))),
    )
    const { history } = await deskClient(staff).read(service)
    expect(history.at(-1)).toMatchObject({
      at: clock().toISOString(),
      takenAt: new Date(at + ahead).toISOString(),
    })
  })

  it('are stored once if the network took the first try and lost its answer', async () => {
    const { staff, service } = await open()
    const taps = await tapsOn(staff, service, 'arrived')
    const first = { type: 'state', state: 'arrived', version: taps[0]?.version }
    await deskClient(staff).tell(service, first, taps[0]?.key)
    useNetwork(staff)
    const queue = memoryQueue(
      ...taps.map((tap) => ({
        ...{ ...tap, at: clock().getTime() - 60_000, isConfirmed: true },
      })),
    )
    expect(await sendTaps(owner, queue)).toBe('done')
    expect(queue.taps).toEqual([])
    expect(await statesIn(staff, service)).toEqual(['arrived'])
  })

  it('are dropped without a question if a colleague has tapped the same', async () => {
    const { staff, service } = await open()
    const queue = memoryQueue(...(await tapsOn(staff, service, 'arrived', 'in-work', 'ready')))
    await deskClient(staff).tell(service, { type: 'state', state: 'arrived' })
    await deskClient(staff).tell(service, { type: 'state', state: 'in-work' })
    useNetwork(staff)
    expect(await sendTaps(owner, queue)).toBe('done')
    expect(queue.taps).toEqual([])
    expect(await statesIn(staff, service)).toEqual(['arrived', 'in-work', 'ready'])
  })

  it('are sent if the version differs, but nothing that the card shows', async () => {
    const { staff, service } = await open()
    const queue = memoryQueue(...(await tapsOn(staff, service, 'arrived')))
    const { people } = await (await staff.request('/api/desk/people')).json()
    await deskClient(staff).tell(service, { type: 'assign', assignee: people[0].id })
    useNetwork(staff)
    expect(await sendTaps(owner, queue)).toBe('done')
    expect(queue.taps).toEqual([])
    expect(await statesIn(staff, service)).toEqual(['arrived'])
  })

  it('wait for the person if the appointment was cancelled, and hold back no other card', async () => {
    const { staff, service, ride } = await open()
    const onService = await tapsOn(staff, service, 'arrived', 'in-work')
    const onRide = (await tapsOn(staff, ride, 'arrived')).map((tap) => ({ ...tap, id: 3 }))
    const queue = memoryQueue(...onService, ...onRide)
    await deskClient(staff).tell(service, { type: 'state', state: 'cancelled' })
    const sent = useNetwork(staff)
    expect(await sendTaps(owner, queue)).toBe('done')
    expect(queue.taps).toMatchObject([
      { state: 'arrived', conflict: { now: { state: 'cancelled', isActive: false } } },
      { state: 'in-work' },
    ])
    expect(listSendableTaps(queue.taps, Date.now())).toEqual([])
    expect(await statesIn(staff, service)).toEqual(['cancelled'])
    expect(await presentOf(staff, ride)).toMatchObject({ state: 'arrived' })
    // Nothing more is sent before the person decides.
    const before = sent.length
    await sendTaps(owner, queue)
    expect(sent).toHaveLength(before)
  })

  it('are not sent for another account', async () => {
    const { staff, service } = await open()
    const queue = memoryQueue(...(await tapsOn(staff, service, 'arrived')))
    const sent = useNetwork(staff)
    expect(await sendTaps('somebody', queue)).toBe('done')
    expect(sent).toEqual([])
    expect(queue.taps).toHaveLength(1)
  })

  it('wait for the person if they are from the day before', async () => {
    const { staff, service } = await open()
    const [tap] = await tapsOn(staff, service, 'arrived')
    const old = [tap].flatMap((it) => it ?? []).map((it) => ({ ...it, at: it.at - 90_000_000 }))
    expect(listSendableTaps(old, Date.now())).toEqual([])
    const confirmed = old.map((it) => ({ ...it, isConfirmed: true }))
    expect(listSendableTaps(confirmed, Date.now())).toHaveLength(1)
  })
})

import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import {
  addEnquiry,
  type DeskClient,
  deskClient,
  hourMs,
  testTimePlus,
} from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('section of open enquiries without a next step', (getDatabase) => {
  let app: TestApp
  let desk: DeskClient
  let now = testNow
  beforeEach(async () => {
    now = testNow
    app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    desk = deskClient(app)
  })
  const call = (reference: string, outcome: string, nextStepAt: string | null = null) =>
    desk.tell(reference, { type: 'call', outcome, text: null, nextStepAt })
  const unplanned = async () => (await desk.found('section=unplanned')).sort()
  const book = (bookingDate: string) => addEnquiry(app, serviceBookingEnquiry, { bookingDate })

  it('lists and counts a call without an answer and without a next step, for any assignee', async () => {
    const lost = [await addEnquiry(app), await addEnquiry(app), await addEnquiry(app)]
    const [silent = '', wrong = '', planned = ''] = lost
    await call(silent, 'no-answer')
    await call(wrong, 'wrong-number')
    await call(planned, 'no-answer', testTimePlus(hourMs))
    const { id } = (await app.services.staff.findByUserId('meera')) ?? { id: 0 }
    await desk.tell(silent, { type: 'assign', assignee: id })
    expect(await unplanned()).toEqual([silent, wrong].sort())
    const counts = await (await app.request('/api/desk/counts')).json()
    expect(counts).toMatchObject({ unplanned: 2 })
  })

  it('omits enquiries with a next step, closed enquiries and merged duplicates', async () => {
    const [planned, closed, main, twin] = [
      await addEnquiry(app),
      await addEnquiry(app),
      await addEnquiry(app),
      await addEnquiry(app),
    ]
    await desk.tell(planned, { type: 'nextStep', at: testTimePlus(hourMs) })
    for (const reference of [closed, main, twin]) await call(reference, 'busy')
    await desk.tell(closed, { type: 'state', state: 'delivered' })
    await app.send('POST', `/api/desk/${twin}/join`, { to: main })
    expect(await unplanned()).toEqual([main])
  })

  it('lists an unconfirmed booking, but a confirmed one only after its day', async () => {
    const [requested, confirmed] = [await book('2026-11-06'), await book('2026-11-06')]
    await call(requested, 'no-answer')
    await desk.tell(confirmed, { type: 'state', state: 'confirmed' })
    expect(await unplanned()).toEqual([requested])
    now = new Date('2026-11-06T06:00:00Z')
    desk = deskClient(await app.loginAsStaff())
    expect(await desk.found('section=today')).toContain(confirmed)
    expect(await unplanned()).toEqual([requested])
    now = new Date('2026-11-07T06:00:00Z')
    desk = deskClient(await app.loginAsStaff())
    expect(await unplanned()).toEqual([requested, confirmed].sort())
  })

  it('omits a new test ride with an hour, which the section of its day lists', async () => {
    const ride = await addEnquiry(app, testRideEnquiry, {
      ...{ model: 'SP 125', rideDate: '2026-11-06', rideTime: '10:30' },
    })
    expect(await unplanned()).toEqual([])
    now = new Date('2026-11-06T03:00:00Z')
    desk = deskClient(await app.loginAsStaff())
    expect(await desk.found('section=today')).toContain(ride)
  })

  it('lists every open enquiry in one of the sections that staff work through', async () => {
    const all = [await addEnquiry(app), await book('2026-11-02'), await book('2026-11-09')]
    for (const reference of all) await call(reference, 'wrong-number')
    const open = await desk.found('section=all&open=yes')
    const sections = ['overdue', 'today', 'unplanned']
    const found = await Promise.all(sections.map((it) => desk.found(`section=${it}`)))
    expect([...new Set(found.flat())].sort()).toEqual(open.sort())
  })
})

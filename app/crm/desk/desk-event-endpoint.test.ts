import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import {
  addEnquiry,
  type DeskClient,
  deskClient,
  hourMs,
  minuteMs,
  testTimePlus,
} from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { toldCustomerSchema } from './told-customer.ts'

onEachDatabase('desk event endpoint', (getDatabase) => {
  let app: TestApp
  let desk: DeskClient
  let reference: string
  let now = testNow
  beforeEach(async () => {
    now = testNow
    app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    desk = deskClient(app)
    reference = await addEnquiry(app)
  })

  it('moves an enquiry to any state of the flow and records each move', async () => {
    for (const state of ['quoted', 'contacted', 'delivered', 'follow-up'])
      expect(await desk.tell(reference, { type: 'state', state })).toMatchObject({ status: 200 })
    const { state, isOpen, history, version } = await desk.read(reference)
    expect({ state, isOpen, version }).toEqual({ state: 'follow-up', isOpen: true, version: 5 })
    expect(history.map(({ from, to }) => [from, to])).toEqual([
      ['new', 'quoted'],
      ['quoted', 'contacted'],
      ['contacted', 'delivered'],
      ['delivered', 'follow-up'],
    ])
    expect(history[0]).toMatchObject({ who: 'meera', type: 'state', at: testNow.toISOString() })
  })

  it('offers the WhatsApp text of a ready vehicle and a cancelled booking, without a mail', async () => {
    const booking = await addEnquiry(app, serviceBookingEnquiry)
    const inWork = await desk.tell(booking, { type: 'state', state: 'in-work' })
    expect(inWork).not.toHaveProperty('told')
    const ready = await desk.tell(booking, { type: 'state', state: 'ready' })
    expect(ready).toMatchObject({
      ...{ status: 200, message: expect.any(String) },
      told: { isMailed: false, message: expect.stringContaining('tell the customer by WhatsApp') },
    })
    const { told } = v.parse(v.object({ told: toldCustomerSchema }), ready)
    const text = new URL(told.whatsAppUrl ?? '').searchParams.get('text')
    expect(text).toContain('is ready. When would you like to collect it?')
    const cancelled = await desk.tell(booking, { type: 'state', state: 'cancelled' })
    expect(cancelled).toMatchObject({ told: { isMailed: false } })
  })

  it('refuses a state of another flow and lists the valid states', async () => {
    const refused = await desk.tell(reference, { type: 'state', state: 'in-work' })
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.message).toBe(
      'This enquiry cannot have that status. Choose one of: New, Contacted, Follow-up, Test ride, Quoted, Booked, Delivered, Lost.',
    )
    expect(await desk.read(reference)).toMatchObject({ state: 'new', version: 1, history: [] })
    const club = await addEnquiry(app, optInEnquiry)
    expect(await desk.tell(club, { type: 'state', state: 'new' })).toMatchObject({
      status: 422,
      message: 'An opt-in has no status.',
    })
  })

  it('requires a reason for a loss and clears the reason on reopening', async () => {
    expect(await desk.tell(reference, { type: 'state', state: 'lost' })).toMatchObject({
      status: 422,
      errors: { reason: ['Choose why the enquiry was lost.'] },
    })
    await desk.tell(reference, { type: 'state', state: 'lost', reason: 'price' })
    expect(await desk.read(reference)).toMatchObject({ isOpen: false, lostReason: 'price' })
    await desk.tell(reference, { type: 'state', state: 'new' })
    expect(await desk.read(reference)).toMatchObject({ isOpen: true, lostReason: null })
  })

  it('refuses an outdated version and names the person who changed the enquiry', async () => {
    const other = await testApp(getDatabase()).loginAsStaff('sales')
    const { id } = (await app.services.staff.findByUserId('sales')) ?? { id: 0 }
    await app.services.staff.setProfile(
      { id, userId: 'sales' },
      { userName: 'Asha Example', email: '', mobileNo: '' },
      now,
    )
    await deskClient(other).tell(reference, { type: 'state', state: 'contacted' })
    for (const event of [
      { type: 'state', state: 'quoted' },
      { type: 'assign', assignee: null },
      { type: 'nextStep', at: testTimePlus(hourMs) },
    ]) {
      const stale = await desk.tell(reference, { ...event, version: 1 })
      expect(stale.status).toBe(409)
      expect(stale.message).toMatch(/^Asha Example changed this enquiry /)
    }
    expect(await desk.read(reference)).toMatchObject({ state: 'contacted' })
  })

  it('stores notes and calls without a version check', async () => {
    await desk.tell(reference, { type: 'state', state: 'quoted' })
    expect(await desk.tell(reference, { type: 'note', text: ' Wants\r\nred. ' })).toEqual({
      status: 200,
      message: 'Note saved.',
      event: 2,
      version: 2,
    })
    await desk.tell(reference, { type: 'call', outcome: 'busy', text: 'Rings on' })
    const { history, lastCall } = await desk.read(reference)
    expect(history.slice(1)).toMatchObject([
      { type: 'note', text: 'Wants\nred.' },
      { type: 'call', text: 'Rings on', outcome: 'busy' },
    ])
    expect(lastCall).toEqual({ outcome: 'busy', at: testNow.toISOString() })
  })

  it('refuses invalid events with a message', async () => {
    const refusals: [Record<string, unknown>, string][] = [
      [{ type: 'note', text: 'x'.repeat(10_000) }, 'Use at most 2,000 characters.'],
      [{ type: 'note', text: ' \n ' }, 'Write a note first.'],
      [{ type: 'call', outcome: 'sleeping' }, 'Choose how the call went.'],
      [
        { type: 'dance' },
        'The type must be state, note, call, message, assign, nextStep or strike.',
      ],
      [{ type: 'nextStep', at: 'tomorrow', version: 1 }, 'Choose a day and a time.'],
      [{ type: 'state', state: 'asleep', version: 1 }, 'There is no such status.'],
      [
        { type: 'nextStep', at: testTimePlus(-2 * minuteMs) },
        'The next step is in the past. Choose a later day or time.',
      ],
      [
        { type: 'call', outcome: 'reached', nextStepAt: testTimePlus(-hourMs) },
        'The next step is in the past. Choose a later day or time.',
      ],
      [
        { type: 'nextStep', at: testTimePlus(400 * 24 * hourMs) },
        'The next step is more than a year away. Choose an earlier day.',
      ],
    ]
    for (const [event, message] of refusals)
      expect(await desk.tell(reference, event)).toMatchObject({ status: 422, message })
    expect(await desk.read(reference)).toMatchObject({ version: 1, history: [] })
    expect(
      await desk.tell(reference, { type: 'nextStep', at: testTimePlus(-minuteMs / 2) }),
    ).toMatchObject({ status: 200 })
    expect(await desk.tell('TR-NOBODY', { type: 'note', text: 'x' })).toMatchObject({
      status: 404,
      message: 'There is no enquiry with this reference.',
    })
  })

  it('counts a call as the response; a sales customer who was reached becomes contacted', async () => {
    await desk.tell(reference, { type: 'call', outcome: 'no-answer' })
    expect(await desk.read(reference)).toMatchObject({
      state: 'new',
      firstCallAt: testNow.toISOString(),
    })
    await desk.tell(reference, {
      type: 'call',
      outcome: 'reached',
      nextStepAt: testTimePlus(hourMs),
    })
    expect(await desk.read(reference)).toMatchObject({
      state: 'contacted',
      nextStepAt: testTimePlus(hourMs),
      dueAt: testTimePlus(hourMs),
    })
    for (const [kind, state] of [
      [serviceBookingEnquiry, 'requested'],
      [contactEnquiry, 'new'],
    ] as const) {
      const other = await addEnquiry(app, kind)
      await desk.tell(other, { type: 'call', outcome: 'reached' })
      expect(await desk.read(other)).toMatchObject({ state, firstCallAt: testNow.toISOString() })
    }
  })

  it('completes with a call the next step of the same day, but no later next step', async () => {
    await desk.tell(reference, {
      type: 'nextStep',
      at: testTimePlus(hourMs),
      text: 'Ask about red',
    })
    await desk.tell(reference, { type: 'call', outcome: 'busy' })
    expect(await desk.read(reference)).toMatchObject({ nextStepText: 'Ask about red' })
    await desk.tell(reference, { type: 'call', outcome: 'reached' })
    expect(await desk.read(reference)).toMatchObject({ nextStepAt: null, nextStepText: '' })
    await desk.tell(reference, { type: 'nextStep', at: testTimePlus(30 * hourMs) })
    await desk.tell(reference, { type: 'call', outcome: 'reached' })
    expect(await desk.read(reference)).toMatchObject({ nextStepAt: testTimePlus(30 * hourMs) })
    now = new Date(testTimePlus(31 * hourMs))
    desk = deskClient(await app.loginAsStaff())
    await desk.tell(reference, { type: 'call', outcome: 'no-answer' })
    expect(await desk.read(reference)).toMatchObject({ nextStepAt: null, dueAt: null })
  })

  it('closing removes the next step; reopening restores the next step', async () => {
    await desk.tell(reference, { type: 'nextStep', at: testTimePlus(hourMs), text: 'Call' })
    await desk.tell(reference, { type: 'state', state: 'delivered' })
    expect(await desk.read(reference)).toMatchObject({ nextStepAt: null, dueAt: null })
    const late = await desk.tell(reference, { type: 'nextStep', at: testTimePlus(hourMs) })
    expect(late).toMatchObject({
      status: 422,
      message: 'This enquiry is closed. Reopen it to set a next step.',
    })
    const called = { type: 'call', outcome: 'reached', nextStepAt: testTimePlus(hourMs) }
    expect(await desk.tell(reference, called)).toMatchObject({
      message: 'Call logged. The enquiry is closed, so no next step was set.',
    })
    await desk.tell(reference, { type: 'state', state: 'lost', reason: 'price' })
    await desk.tell(reference, { type: 'state', state: 'quoted' })
    expect(await desk.read(reference)).toMatchObject({
      nextStepAt: testTimePlus(hourMs),
      nextStepText: 'Call',
      dueAt: testTimePlus(hourMs),
    })
  })

  it('does not count an undone move as a response', async () => {
    await desk.tell(reference, { type: 'state', state: 'quoted' })
    await desk.tell(reference, { type: 'state', state: 'new' })
    expect(await desk.read(reference)).toMatchObject({ firstCallAt: null })
    await desk.tell(reference, { type: 'state', state: 'lost', reason: 'junk' })
    expect(await desk.read(reference)).toMatchObject({ firstCallAt: null })
  })

  it('keeps history times in order, even if the clock goes back', async () => {
    await desk.tell(reference, { type: 'note', text: 'First' })
    now = new Date(testTimePlus(-3 * hourMs))
    await desk.tell(reference, { type: 'call', outcome: 'reached' })
    const { history, firstCallAt } = await desk.read(reference)
    expect(history.map(({ at }) => at)).toEqual(Array(3).fill(testNow.toISOString()))
    expect(firstCallAt).toBe(testNow.toISOString())
  })

  it('stores a note that is sent with a move as a separate entry', async () => {
    const note = 'Asks for a lower instalment'
    const moves = [
      { type: 'state', state: 'quoted', note },
      { type: 'assign', assignee: null, note },
      { type: 'nextStep', at: testTimePlus(hourMs), note },
    ]
    for (const move of moves)
      expect(await desk.tell(reference, move)).toMatchObject({ status: 200 })
    const { history } = await desk.read(reference)
    expect(history.map(({ type, text }) => [type, text])).toEqual([
      ['state', undefined],
      ['note', note],
      ['assign', undefined],
      ['note', note],
      ['nextStep', undefined],
      ['note', note],
    ])
  })

  it('keeps the note when staff undo the move', async () => {
    await desk.tell(reference, { type: 'state', state: 'quoted', note: 'Wants red' })
    await desk.tell(reference, { type: 'state', state: 'new' })
    const { state, history } = await desk.read(reference)
    expect(state).toBe('new')
    expect(history.map(({ text }) => text)).toContain('Wants red')
  })

  it('stores neither the move nor the note if the server refuses the move', async () => {
    const stale = { type: 'state', state: 'quoted', note: 'Wants red', version: 7 }
    expect(await desk.tell(reference, stale)).toMatchObject({ status: 409 })
    expect((await desk.read(reference)).history).toEqual([])
  })

  it('stores one note if the same move arrives twice', async () => {
    const move = { type: 'state', state: 'quoted', note: 'Wants red', version: 1 }
    await desk.tell(reference, move, 'key-of-a-move')
    await desk.tell(reference, move, 'key-of-a-move')
    expect((await desk.read(reference)).history).toHaveLength(2)
  })
})

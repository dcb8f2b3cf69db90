import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

// Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const [wednesday, thursday] = ['2026-11-04', '2026-11-05']
const visitor = { id: null, name: 'Customer' }
const staff = { id: null, name: 'Staff' }

async function book(app: TestApp, more: object = {}, key?: string): Promise<string> {
  const answer = await app.send(
    'POST',
    serviceBookingEnquiry.postTo,
    { ...serviceBookingEnquiry.example, bookingDate: wednesday, bookingTime: '10:30', ...more },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )
  expect(answer.status).toBe(201)
  return (await answer.json()).reference
}

async function bookRide(app: TestApp): Promise<string> {
  const ride = { model: 'SP 125', rideDate: wednesday, rideTime: '10:30', configuration: null }
  const sent = { ...testRideEnquiry.example, ...ride }
  const answer = await app.send('POST', testRideEnquiry.postTo, sent)
  return (await answer.json()).reference
}

const enquiryOf = ({ services: { db } }: TestApp, reference: string) =>
  db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

const ownerOf = async ({ services: { db } }: TestApp) => {
  const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  return { id, name: 'owner' }
}

const cellsOf = async ({ services: { db } }: TestApp, reference: string) => {
  const rows = await db
    .selectFrom('appointment_seats as s')
    .innerJoin('appointments as a', 'a.id', 's.appointment_id')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .select(['s.day', 's.cell', 's.seat'])
    .where('e.reference', '=', reference)
    .orderBy('s.cell')
    .execute()
  return rows
}

const historyOf = async ({ services: { db } }: TestApp, reference: string) => {
  const rows = await db
    .selectFrom('desk_events as d')
    .innerJoin('enquiries as e', 'e.id', 'd.enquiry_id')
    .select(['d.type', 'd.data_json', 'd.text', 'd.who'])
    .where('e.reference', '=', reference)
    .where('d.type', 'in', ['appointment', 'state'])
    .orderBy('d.id')
    .execute()
  return rows.map(({ type, data_json, text }) => {
    const data = JSON.parse(data_json)
    return type === 'state' ? `${data.from} → ${data.to}` : [data.appointment.act, text].join(' ')
  })
}

/** Books the hour of both bays and of the adviser's lane, so that it is taken. */
const fill = async (app: TestApp, bookingTime = '10:30', bookingDate = wednesday) => {
  for (const name of ['One', 'Two', 'Three']) await book(app, { name, bookingTime, bookingDate })
}

onEachDatabase('acts on appointments', (getDatabase) => {
  it('move an appointment with its seats, answers, columns and search text', async () => {
    const app = testApp(getDatabase())
    const reference = await book(app, {}, 'one')
    const before = await enquiryOf(app, reference)
    const moved = await app.services.appointmentActs.schedule(
      staff,
      reference,
      { day: thursday, at: '09:30' },
      { version: before.version },
    )
    expect(moved).toMatchObject({
      ok: true,
      value: {
        message: 'The appointment was moved to Thu 5 Nov, 9:30 AM.',
        version: before.version + 1,
        appointment: { day: thursday, at: '09:30', sequence: 1, isActive: true },
      },
    })
    const row = await enquiryOf(app, reference)
    expect(row).toMatchObject({ booking_date: thursday, idempotency_key: null, state: 'confirmed' })
    expect(JSON.parse(row.answers_json)).toMatchObject({
      bookingDate: thursday,
      bookingTime: '09:30',
    })
    expect(row.search_text).not.toContain('4 nov')
    expect((await cellsOf(app, reference)).map(({ day, cell }) => `${day} ${cell}`)).toEqual(
      [38, 39, 40, 41, 42, 43].map((cell) => `${thursday} ${cell}`),
    )
    // The same form, sent again, books again.
    expect(await book(app, {}, 'one')).not.toBe(reference)
  })

  it('move an appointment onto a part of its own time', async () => {
    const app = testApp(getDatabase())
    const reference = await book(app)
    await book(app, { name: 'Two' })
    await book(app, { name: 'Three' })
    const { appointmentActs } = app.services
    const moved = await appointmentActs.schedule(staff, reference, { day: wednesday, at: '11:00' })
    expect(moved.ok).toBe(true)
    const cells = await cellsOf(app, reference)
    expect(cells.map(({ cell }) => cell)).toEqual([44, 45, 46, 47, 48, 49])
  })

  it('change nothing if the hour is taken, and name the nearest hours', async () => {
    const app = testApp(getDatabase())
    const reference = await book(app, { bookingTime: '14:00' })
    await fill(app)
    const [before, cells] = [await enquiryOf(app, reference), await cellsOf(app, reference)]
    const { appointmentActs } = app.services
    const refused = await appointmentActs.schedule(staff, reference, {
      day: wednesday,
      at: '10:30',
    })
    expect(refused).toMatchObject({
      ok: false,
      problem: { kind: 'conflict', errors: { at: [expect.any(String)] } },
    })
    expect(!refused.ok && refused.problem.details?.nearest).toHaveLength(3)
    expect(await enquiryOf(app, reference)).toEqual(before)
    expect(await cellsOf(app, reference)).toEqual(cells)
  })

  it('book an hour for an enquiry without one, and confirm it', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const reference = await book(app, { bookingTime: '' })
    const { appointmentActs } = app.services
    const owner = await ownerOf(app)
    const booked = await appointmentActs.schedule(owner, reference, { day: wednesday, at: '10:30' })
    expect(booked).toMatchObject({ ok: true, value: { appointment: { sequence: 0 } } })
    expect(await enquiryOf(app, reference)).toMatchObject({
      state: 'confirmed',
      first_caller_id: owner.id,
      due_at: null,
    })
    expect(await historyOf(app, reference)).toEqual(['booked ', 'requested → confirmed'])
  })

  it('need notice and keep the last moment for customers, but not for staff', async () => {
    const app = testApp(getDatabase())
    const reference = await book(app)
    const { appointmentActs } = app.services
    const today = { day: '2026-11-02', at: '10:30' }
    const byCustomer = { isByCustomer: true }
    const refused = await appointmentActs.schedule(visitor, reference, today, byCustomer)
    expect(refused.ok).toBe(false)
    expect((await appointmentActs.schedule(staff, reference, today)).ok).toBe(true)
    const late = await appointmentActs.schedule(
      visitor,
      reference,
      { day: thursday, at: '09:30' },
      byCustomer,
    )
    expect(late).toMatchObject({
      ok: false,
      problem: { message: expect.stringMatching(/too late/) },
    })
    const cancelled = await appointmentActs.cancel(visitor, reference, byCustomer)
    expect(cancelled.ok).toBe(false)
  })

  it('ask staff again if the customer moves a service whose hours staff confirm', async () => {
    const app = testApp(getDatabase())
    const { appointmentActs, db } = app.services
    const reference = await book(app)
    const byUs = { value_json: sql<string>`replace(value_json, '"atOnce"', '"byUs"')` }
    await db.updateTable('facts').set(byUs).where('name', '=', 'appointments').execute()
    const to = { day: thursday, at: '09:30' }
    const moved = await appointmentActs.schedule(visitor, reference, to, { isByCustomer: true })
    expect(moved.ok).toBe(true)
    const row = await enquiryOf(app, reference)
    expect(row).toMatchObject({ state: 'requested', is_open: 1, due_at: row.next_step_at })
    expect(row.due_at).not.toBeNull()
    expect(await historyOf(app, reference)).toEqual(['moved ', 'confirmed → requested'])
    await appointmentActs.schedule(staff, reference, { ...to, at: '10:00' })
    expect(await enquiryOf(app, reference)).toMatchObject({ state: 'confirmed' })
  })

  it('refuse to restore an hour of an earlier day', async () => {
    let now = testNow
    const app = testApp(getDatabase(), { clock: () => now })
    const { appointmentActs } = app.services
    const reference = await book(app)
    await appointmentActs.cancel(staff, reference, {})
    now = new Date(`${thursday}T10:00:00+05:30`)
    expect(await appointmentActs.restore(staff, reference)).toMatchObject({
      ...{ ok: false, problem: { kind: 'conflict', message: expect.stringMatching(/is over/) } },
    })
    expect(await cellsOf(app, reference)).toEqual([])
  })

  it('say so if an hour cannot be restored because its plan is gone', async () => {
    const app = testApp(getDatabase())
    const { appointmentActs, db } = app.services
    const reference = await book(app)
    await appointmentActs.cancel(staff, reference, {})
    await db.deleteFrom('facts').where('name', '=', 'appointments').execute()
    expect(await appointmentActs.restore(staff, reference)).toMatchObject({
      ...{
        ok: false,
        problem: { message: expect.stringMatching(/no hours any more.*open again/) },
      },
    })
    expect(await enquiryOf(app, reference)).toMatchObject({ state: 'requested', is_open: 1 })
  })

  it('cancel a service with its enquiry, and restore both', async () => {
    const app = testApp(getDatabase())
    const reference = await book(app)
    const { appointmentActs } = app.services
    const cancelled = await appointmentActs.cancel(visitor, reference, { reason: 'Not in town' })
    expect(cancelled).toMatchObject({
      ok: true,
      value: { appointment: { isActive: false, sequence: 1 } },
    })
    expect(await cellsOf(app, reference)).toEqual([])
    expect(await enquiryOf(app, reference)).toMatchObject({ state: 'cancelled', is_open: 0 })
    const again = await appointmentActs.schedule(staff, reference, { day: thursday, at: '09:30' })
    expect(again).toMatchObject({ ok: false, problem: { kind: 'conflict' } })
    const restored = await appointmentActs.restore(visitor, reference)
    expect(restored).toMatchObject({
      ok: true,
      value: { appointment: { at: '10:30', sequence: 2 } },
    })
    expect(await cellsOf(app, reference)).toHaveLength(6)
    expect(await enquiryOf(app, reference)).toMatchObject({ state: 'confirmed', is_open: 1 })
    expect(await historyOf(app, reference)).toEqual([
      'cancelled Not in town',
      'confirmed → cancelled',
      'restored ',
      'cancelled → confirmed',
    ])
  })

  it('restore an enquiry without its hour if that is taken', async () => {
    const app = testApp(getDatabase())
    const reference = await book(app)
    const { appointmentActs } = app.services
    await appointmentActs.cancel(visitor, reference, {})
    await fill(app)
    const refused = await appointmentActs.restore(visitor, reference)
    expect(refused).toMatchObject({ ok: false, problem: { kind: 'conflict' } })
    expect(!refused.ok && refused.problem.details?.nearest).toHaveLength(3)
    const row = await enquiryOf(app, reference)
    expect(row).toMatchObject({ state: 'requested', is_open: 1, booking_date: wednesday })
    expect(JSON.parse(row.answers_json).bookingTime).toBeUndefined()
    expect((await historyOf(app, reference)).slice(2)).toEqual([
      'lostHour ',
      'cancelled → requested',
    ])
  })

  it('cancel a test ride and leave its enquiry open', async () => {
    const app = testApp(getDatabase())
    const reference = await bookRide(app)
    const { appointmentActs } = app.services
    expect((await appointmentActs.cancel(visitor, reference, {})).ok).toBe(true)
    expect(await cellsOf(app, reference)).toEqual([])
    expect(await enquiryOf(app, reference)).toMatchObject({ is_open: 1, booking_date: null })
    expect((await appointmentActs.restore(visitor, reference)).ok).toBe(true)
    expect(await cellsOf(app, reference)).not.toEqual([])
    expect(await enquiryOf(app, reference)).toMatchObject({ booking_date: wednesday })
  })

  it('cancel a booking that has a day only, and restore it', async () => {
    const app = testApp(getDatabase())
    const reference = await book(app, { bookingTime: '' })
    const { appointmentActs } = app.services
    const cancelled = await appointmentActs.cancel(visitor, reference, { isByCustomer: true })
    expect(cancelled).toMatchObject({ ok: true, value: { appointment: { at: null } } })
    expect(await enquiryOf(app, reference)).toMatchObject({ state: 'cancelled' })
    expect((await appointmentActs.restore(visitor, reference)).ok).toBe(true)
    expect(await enquiryOf(app, reference)).toMatchObject({ state: 'requested', is_open: 1 })
  })

  it('refuse a day that is more than 60 days ahead', async () => {
    const app = testApp(getDatabase())
    const reference = await book(app)
    const to = { day: '2027-01-02', at: '10:30' }
    const refused = await app.services.appointmentActs.schedule(staff, reference, to)
    expect(refused).toMatchObject({ ok: false, problem: { errors: { day: [expect.any(String)] } } })
    const days = await app.services.db.selectFrom('appointment_days').select('day').execute()
    expect(days).toEqual([{ day: wednesday }])
  })

  it('book beyond the seats with a reason, only with the capability at that moment', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const reference = await book(app, { bookingTime: '14:00' })
    await fill(app)
    const { appointmentActs, db } = app.services
    const to = { day: wednesday, at: '10:30' }
    const overbook = { overbook: { reason: 'Promised by the owner' } }
    const refused = await appointmentActs.schedule(visitor, reference, to, overbook)
    expect(refused).toMatchObject({ ok: false, problem: { kind: 'forbidden' } })
    const owner = await ownerOf(app)
    const booked = await appointmentActs.schedule(owner, reference, to, overbook)
    expect(booked).toMatchObject({ ok: true, value: { appointment: { isOverbooked: true } } })
    const [cell] = await cellsOf(app, reference)
    expect(cell?.seat).toBeGreaterThan(0)
    const row = await db
      .selectFrom('appointments')
      .select(['reason', 'is_overbooked'])
      .where('is_overbooked', '=', 1)
      .executeTakeFirst()
    expect(row).toEqual({ reason: 'Promised by the owner', is_overbooked: 1 })
  })
})

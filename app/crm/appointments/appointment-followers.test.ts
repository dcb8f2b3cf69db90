import { beforeEach, expect, it } from 'vitest'
import { readCustomerData } from '#app/crm/customers/customer-data-query.server.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, type DeskClient, deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

// Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const [wednesday, thursday] = ['2026-11-04', '2026-11-05']
const hour = { bookingDate: wednesday, bookingTime: '10:30' }

onEachDatabase('appointments follow other changes of their enquiry', (getDatabase) => {
  let app: TestApp
  let desk: DeskClient
  let reference = ''
  beforeEach(async () => {
    app = await testApp(getDatabase()).loginAsStaff()
    desk = deskClient(app)
    reference = await addEnquiry(app, serviceBookingEnquiry, hour)
  })
  const fill = async () => {
    for (const name of ['One', 'Two', 'Three'])
      await addEnquiry(app, serviceBookingEnquiry, { ...hour, name })
  }
  const read = async (of = reference) => {
    const { db } = app.services
    const row = await db
      .selectFrom('enquiries as e')
      .leftJoin('appointments as a', 'a.enquiry_id', 'e.id')
      .select(['e.id', 'e.state', 'e.booking_date', 'e.answers_json', 'e.version'])
      .select(['a.id as appointment', 'a.day', 'a.starts_at', 'a.is_active', 'a.reason'])
      .where('e.reference', '=', of)
      .executeTakeFirstOrThrow()
    const seats = await db
      .selectFrom('appointment_seats')
      .selectAll()
      .where('appointment_id', '=', row.appointment)
      .execute()
    return { ...row, answers: JSON.parse(row.answers_json), seats: seats.length }
  }
  const acts = async (of = reference) => {
    const { history } = await desk.read(of)
    return history.flatMap(({ appointment }) => appointment?.act ?? [])
  }
  const correct = async (answers: object, of = reference) => {
    const { version } = await read(of)
    const answer = await app.send('PATCH', `/api/enquiries/${of}`, { answers, version })
    return { status: answer.status, ...(await answer.json()) }
  }

  it('free their seats if the service is cancelled, and take them again if that is undone', async () => {
    await desk.tell(reference, { type: 'state', state: 'cancelled' })
    expect(await read()).toMatchObject({ is_active: 0, seats: 0 })
    await desk.tell(reference, { type: 'state', state: 'confirmed' })
    expect(await read()).toMatchObject({ is_active: 1, starts_at: '10:30', seats: 6 })
    expect(await acts()).toEqual(['cancelled', 'restored'])
  })

  it('lose their hour if it was taken before the cancellation was undone', async () => {
    await desk.tell(reference, { type: 'state', state: 'cancelled' })
    await fill()
    await desk.tell(reference, { type: 'state', state: 'confirmed' })
    const row = await read()
    expect(row).toMatchObject({ state: 'confirmed', is_active: 1, starts_at: null, seats: 0 })
    expect(row.answers.bookingTime).toBeUndefined()
    expect(await acts()).toEqual(['cancelled', 'lostHour'])
  })

  it('free their seats in a bulk change', async () => {
    await app.send('POST', '/api/desk/bulk', { references: [reference], state: 'cancelled' })
    expect((await read()).seats).toBe(0)
  })

  it('refuse a no-show before the hour, for one enquiry and in a bulk change', async () => {
    const early = 'The appointment is on Wed 4 Nov, 10:30 AM. A no-show can be marked from then on.'
    const answer = await desk.tell(reference, { type: 'state', state: 'no-show' })
    expect(answer).toMatchObject({ status: 409, message: expect.stringContaining(early) })
    const { refused } = await (
      await app.send('POST', '/api/desk/bulk', { references: [reference], state: 'no-show' })
    ).json()
    expect(refused).toEqual([{ reference, message: expect.stringContaining(early) }])
    expect(await read()).toMatchObject({ state: 'requested', seats: 6 })
  })

  it('refuse a no-show before the day of a booking without an hour', async () => {
    const other = await addEnquiry(app, serviceBookingEnquiry, { bookingDate: wednesday })
    const refused = await desk.tell(other, { type: 'state', state: 'no-show' })
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Wed 4 Nov.') })
    const due = { bookingDate: '2026-11-02' }
    const today = await addEnquiry(app, serviceBookingEnquiry, due)
    expect(await desk.tell(today, { type: 'state', state: 'no-show' })).toMatchObject({
      status: 200,
    })
  })

  it('free the vehicle of a ride if its enquiry is lost, and take it again', async () => {
    const ride = { model: 'SP 125', rideDate: wednesday, rideTime: '10:30' }
    const lost = await addEnquiry(app, testRideEnquiry, ride)
    await desk.tell(lost, { type: 'state', state: 'lost', reason: 'price' })
    expect((await read(lost)).seats).toBe(0)
    await desk.tell(lost, { type: 'state', state: 'contacted' })
    expect((await read(lost)).seats).toBeGreaterThan(0)
  })

  it('move to the corrected day at the same hour', async () => {
    const corrected = await correct({ bookingDate: thursday })
    expect(corrected.status).toBe(200)
    expect(await read()).toMatchObject({ day: thursday, booking_date: thursday, seats: 6 })
    expect(await acts()).toEqual(['moved'])
  })

  it('refuse a corrected day whose hour is taken, at its field, with the nearest hours', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await addEnquiry(app, serviceBookingEnquiry, { ...hour, bookingDate: thursday, name })
    const before = await read()
    const refused = await correct({ bookingDate: thursday, name: 'Other' })
    expect(refused).toMatchObject({ status: 409, errors: { bookingDate: [expect.any(String)] } })
    expect(refused.nearest).toHaveLength(3)
    expect(await read()).toEqual(before)
  })

  it('follow a corrected service type, and stay for other corrections', async () => {
    await correct({ name: 'Another name' })
    expect(await acts()).toEqual([])
    await correct({ serviceType: 'Free' })
    const { purpose } = await app.services.db
      .selectFrom('appointments')
      .select('purpose')
      .executeTakeFirstOrThrow()
    expect(purpose).toBe('service-free')
  })

  it('free the seats of a merged duplicate only if the main enquiry has an appointment', async () => {
    const main = await addEnquiry(app, serviceBookingEnquiry, { bookingDate: wednesday })
    const join = (one: string, to: string) => app.send('POST', `/api/desk/${one}/join`, { to })
    await join(reference, main)
    expect((await read()).seats).toBe(6)
    const third = await addEnquiry(app, serviceBookingEnquiry, { ...hour, name: 'Third' })
    const fourth = await addEnquiry(app, serviceBookingEnquiry, { ...hour, name: 'Fourth' })
    await join(third, fourth)
    expect((await read(third)).seats).toBe(0)
    await app.request(`/api/desk/${third}/join`, { method: 'DELETE' })
    expect((await read(third)).seats).toBe(6)
    const { appointmentActs } = app.services
    const refused = await appointmentActs.schedule({ id: null, name: '' }, reference, {
      day: thursday,
      at: '10:30',
    })
    expect(refused).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining(main) },
    })
  })

  it('are in the data that a customer can ask for', async () => {
    const { db } = app.services
    const { customer_id } = await db
      .selectFrom('enquiries')
      .select('customer_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const data = await readCustomerData(db, { ids: [customer_id ?? 0], kinds: undefined })
    expect(data.enquiries).toMatchObject([
      { appointment: { purpose: 'service-paid', day: wednesday, time: '10:30', minutes: 90 } },
    ])
  })

  it('lose reason and future seats with the data of the customer, and keep their row', async () => {
    const { appointmentActs, db } = app.services
    await appointmentActs.cancel({ id: null, name: 'Customer' }, reference, { reason: 'Family' })
    const other = await addEnquiry(app, serviceBookingEnquiry, { ...hour, name: 'Other' })
    for (const { id } of [await read(), await read(other)])
      await app.request(`/api/enquiries/${id}`, { method: 'DELETE' })
    expect(await read()).toMatchObject({ is_active: 0, reason: null, seats: 0 })
    expect(await read(other)).toMatchObject({ is_active: 0, seats: 0, starts_at: '10:30' })
    const texts = await db.selectFrom('desk_events').select('text').execute()
    expect(texts.every(({ text }) => text === null)).toBe(true)
    const erased = await appointmentActs.restore({ id: null, name: '' }, reference)
    expect(erased.ok).toBe(false)
  })
})

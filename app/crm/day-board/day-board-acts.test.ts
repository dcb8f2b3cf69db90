import { expect, it } from 'vitest'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

// Wednesday. Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const wednesday = '2026-11-04'
const monday = '2026-11-02'

const bookService = async (app: TestApp, more: object): Promise<string> => {
  const answer = await app.send('POST', serviceBookingEnquiry.postTo, {
    ...serviceBookingEnquiry.example,
    bookingDate: wednesday,
    ...more,
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).reference
}

const bookRide = async (app: TestApp): Promise<string> => {
  const answer = await app.send('POST', testRideEnquiry.postTo, {
    ...testRideEnquiry.example,
    ...{ model: 'SP 125', configuration: null, rideDate: wednesday, rideTime: '10:30' },
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).reference
}

/** Adds a customer who is at the workshop, as the board's walk-in does. */
const addWalkIn = async (staff: TestApp, name: string): Promise<string> => {
  const answer = await staff.send('POST', '/api/enquiries', {
    kind: serviceBookingEnquiry.slug,
    source: 'walk-in',
    answers: { name, contactNumber: '9000000002', registrationNumber: 'TG 09 AB 4321' },
    isDone: true,
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).reference
}

const schedule = async (staff: TestApp, reference: string, body: object) => {
  const answer = await staff.send('POST', `/api/enquiries/${reference}/appointment`, body)
  const { message, appointment } = await answer.json()
  return { status: answer.status, message, ...appointment }
}

const setState = async (staff: TestApp, reference: string, state: string, version?: number) => {
  const known = version ?? (await deskClient(staff).read(reference)).version
  const answer = await staff.send('PATCH', `/api/enquiries/${reference}/appointment/state`, {
    state,
    version: known,
  })
  return { status: answer.status, ...(await answer.json()) }
}

const boardRow = async (staff: TestApp, reference: string, day = wednesday) => {
  const { appointments } = await (await staff.request(`/api/board?day=${day}`)).json()
  return appointments.find((it: { reference: string }) => it.reference === reference)
}

const actsOf = ({ history }: DeskEnquiry) =>
  history.flatMap(({ appointment }) => appointment?.act ?? [])

onEachDatabase('acts on the day board', (getDatabase) => {
  it('keep the state of a test ride apart from its enquiry, with an entry in the history', async () => {
    let now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    const reference = await bookRide(visitor)
    now = new Date(`${wednesday}T10:30:00+05:30`)
    const staff = await visitor.loginAsStaff()
    for (const state of ['arrived', 'done', 'no-show', 'booked']) {
      expect((await setState(staff, reference, state)).status).toBe(200)
      expect(await boardRow(staff, reference)).toMatchObject({ state, isActive: true })
    }
    const enquiry = await deskClient(staff).read(reference)
    expect(enquiry.state).toBe('new')
    expect(actsOf(enquiry)).toEqual(['arrived', 'done', 'noShow', 'expected'])
  })

  it('refuse the outcome of a test ride before its day', async () => {
    const visitor = testApp(getDatabase())
    const reference = await bookRide(visitor)
    const staff = await visitor.loginAsStaff()
    for (const state of ['arrived', 'done', 'no-show']) {
      const { status, message } = await setState(staff, reference, state)
      expect([status, message]).toEqual([409, expect.stringContaining('on a later day')])
    }
    expect(await boardRow(staff, reference)).toMatchObject({ state: 'booked' })
  })

  it('refuse a no-show of a test ride before its hour', async () => {
    let now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    const reference = await bookRide(visitor)
    now = new Date(`${wednesday}T10:29:00+05:30`)
    const staff = await visitor.loginAsStaff()
    const { status, message } = await setState(staff, reference, 'no-show')
    expect([status, message]).toEqual([409, expect.stringContaining('Wed 4 Nov, 10:30 AM.')])
    now = new Date(`${wednesday}T10:30:00+05:30`)
    expect((await setState(staff, reference, 'no-show')).status).toBe(200)
  })

  it('refer from the hour of a duplicate to its main enquiry', async () => {
    const visitor = testApp(getDatabase())
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const main = await bookService(visitor, { bookingTime: '' })
    const staff = await visitor.loginAsStaff()
    expect(await boardRow(staff, reference)).toMatchObject({ mergedInto: null })
    const joined = await staff.send('POST', `/api/desk/${reference}/join`, { to: main })
    expect(joined.status).toBe(200)
    expect(await boardRow(staff, reference)).toMatchObject({ isActive: true, mergedInto: main })
  })

  it('refuse a state that was chosen before somebody else changed the appointment', async () => {
    let now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    const reference = await bookRide(visitor)
    now = new Date(`${wednesday}T10:30:00+05:30`)
    const staff = await visitor.loginAsStaff()
    const { version } = await deskClient(staff).read(reference)
    expect((await setState(staff, reference, 'arrived', version)).status).toBe(200)
    expect((await setState(staff, reference, 'no-show', version)).status).toBe(409)
  })

  it('leave the other states of a service to the desk', async () => {
    const visitor = testApp(getDatabase())
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const staff = await visitor.loginAsStaff()
    const { status, message } = await setState(staff, reference, 'arrived')
    expect([status, message]).toEqual([409, expect.stringContaining('at the desk')])
  })

  it('book the next free hour of the day for a walk-in, without notice', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const reference = await addWalkIn(staff, 'Ravi')
    const { status, day, at } = await schedule(staff, reference, { day: monday })
    expect({ status, day, at }).toEqual({ status: 200, day: monday, at: '10:00' })
    expect(await boardRow(staff, reference, monday)).toMatchObject({
      ...{ name: 'Ravi', at: '10:00', state: 'confirmed' },
    })
  })

  it('list the delivery of a day at the desk as its services and test rides', async () => {
    let now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    const reference = await bookRide(visitor)
    const staff = await visitor.loginAsStaff()
    const delivery = { day: '2026-11-05', at: '11:00', purpose: 'delivery' }
    expect((await schedule(staff, reference, delivery)).status).toBe(200)
    const other = await bookRide(visitor)
    now = new Date('2026-11-05T10:00:00+05:30')
    const later = await visitor.loginAsStaff()
    const listed = async (query: string) => {
      const { rows } = await (await later.request(`/api/desk?${query}`)).json()
      return rows.map((it: { reference: string }) => it.reference)
    }
    expect(await listed('section=all&bookingFrom=2026-11-05&bookingTo=2026-11-05')).toEqual([
      reference,
    ])
    const today = await listed('section=today')
    expect(today).toContain(reference)
    expect(today).not.toContain(other)
    const counts = await (await later.request('/api/desk/counts')).json()
    expect(counts.today).toBe(today.length)
  })

  it('name day and hour of a delivery in the rows of the desk', async () => {
    const visitor = testApp(getDatabase())
    const reference = await bookRide(visitor)
    const staff = await visitor.loginAsStaff()
    const rowOf = async () => (await deskClient(staff).list('section=all')).rows[0]
    expect(await rowOf()).toMatchObject({ reference, delivery: null })
    await schedule(staff, reference, { day: '2026-11-05', at: '11:00', purpose: 'delivery' })
    expect(await rowOf()).toMatchObject({ delivery: { day: '2026-11-05', at: '11:00' } })
  })

  it('give the demo vehicle of a ride that ends early to others, until undone', async () => {
    let now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    const reference = await bookRide(visitor)
    now = new Date(`${wednesday}T10:20:00+05:30`)
    const staff = await visitor.loginAsStaff()
    const seats = async () =>
      (await getDatabase().db.selectFrom('appointment_seats').selectAll().execute()).length
    const booked = await seats()
    await setState(staff, reference, 'arrived')
    expect(await seats()).toBe(booked)
    await setState(staff, reference, 'done')
    expect(await seats()).toBe(0)
    expect(await boardRow(staff, reference)).toMatchObject({ state: 'done', at: '10:30' })
    await setState(staff, reference, 'arrived')
    expect(await seats()).toBe(booked)
  })

  it('show when a state was tapped without a network, beside the time of its arrival', async () => {
    let now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    const [ride, service] = [await bookRide(visitor), await bookService(visitor, {})]
    now = new Date(`${wednesday}T11:00:00+05:30`)
    const staff = await visitor.loginAsStaff()
    const desk = deskClient(staff)
    const takenAt = new Date(`${wednesday}T10:05:00+05:30`).toISOString()
    const { version } = await desk.read(ride)
    const path = `/api/enquiries/${ride}/appointment/state`
    await staff.send('PATCH', path, { state: 'arrived', version, takenAt })
    await desk.tell(service, { type: 'state', state: 'arrived', takenAt })
    for (const reference of [ride, service]) {
      const { history } = await desk.read(reference)
      expect(history.at(-1)).toMatchObject({ at: now.toISOString(), takenAt })
    }
    expect((await desk.read(service)).firstCallAt).toBe(takenAt)
  })

  it('ignore a time that is in the future, before the booking or more than 31 days ago', async () => {
    let now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    const reference = await bookService(visitor, { bookingDate: '2026-12-09' })
    now = new Date('2026-12-09T11:00:00+05:30')
    const staff = await visitor.loginAsStaff()
    const desk = deskClient(staff)
    const wrong = [
      '2026-12-09T12:00:00+05:30',
      '2026-11-02T09:00:00+05:30',
      '2026-11-05T09:00:00+05:30',
    ]
    for (const [index, at] of wrong.entries()) {
      const state = ['arrived', 'in-work', 'ready'][index] ?? ''
      await desk.tell(reference, { type: 'state', state, takenAt: new Date(at).toISOString() })
      expect((await desk.read(reference)).history.at(-1)).not.toHaveProperty('takenAt')
    }
  })

  it('book different seats for walk-ins that are sent at the same moment', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff('workshop')
    const references = await Promise.all(
      ['Ravi', 'Asha', 'Kiran', 'Meena', 'Vani', 'Waseem'].map((name) => addWalkIn(staff, name)),
    )
    const booked = await Promise.all(
      references.map((reference) => schedule(staff, reference, { day: monday })),
    )
    expect(booked.map(({ status }) => status)).toEqual(references.map(() => 200))
    expect(new Set(booked.map(({ resource, at }) => `${resource} ${at}`)).size).toBe(6)
  })

  it('keep the key of the form of a customer who arrived, so that a repeat books nothing', async () => {
    let now = testNow
    const visitor = testApp(getDatabase(), { clock: () => now })
    const repeat = () =>
      visitor.send(
        'POST',
        testRideEnquiry.postTo,
        {
          ...testRideEnquiry.example,
          ...{ model: 'SP 125', configuration: null, rideDate: wednesday, rideTime: '10:30' },
        },
        { headers: { 'idempotency-key': 'one' } },
      )
    const { reference } = await (await repeat()).json()
    now = new Date(`${wednesday}T10:30:00+05:30`)
    const staff = await visitor.loginAsStaff()
    expect((await setState(staff, reference, 'arrived')).status).toBe(200)
    expect((await (await repeat()).json()).reference).toBe(reference)
  })

  it('say so if no hour is free, and book beyond the free hours only with the right', async () => {
    const evening = { clock: () => new Date(`${monday}T18:10:00+05:30`) }
    const database = getDatabase()
    const workshop = await testApp(database, evening).loginAsStaff('workshop')
    const reference = await addWalkIn(workshop, 'Ravi')
    expect(await schedule(workshop, reference, { day: monday })).toMatchObject({
      status: 409,
      message: 'No hour is free any more on this day.',
    })
    const beyond = { day: monday, at: '18:15', overbook: { reason: 'Puncture on the way home' } }
    expect((await schedule(workshop, reference, beyond)).status).toBe(403)
    const manager = await testApp(database, evening).loginAsStaff('manager')
    expect((await schedule(manager, reference, beyond)).status).toBe(200)
    expect(await boardRow(manager, reference, monday)).toMatchObject({
      ...{ at: '18:15', isOverbooked: true, seat: 1, reason: 'Puncture on the way home' },
    })
  })

  it('offer the free hours of one resource, and the resources for the purpose', async () => {
    const visitor = testApp(getDatabase())
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const other = await bookService(visitor, { bookingTime: '10:30', name: 'Other' })
    const staff = await visitor.loginAsStaff()
    const { resource } = await boardRow(staff, reference)
    const answer = await staff.request(
      `/api/enquiries/${other}/appointment?from=${wednesday}&resource=${resource}`,
    )
    const { days, resources } = await answer.json()
    expect(resources.map(({ key }: { key: string }) => key)).toEqual(['bay-1', 'bay-2', 'bay-3'])
    expect(days[0].hours[0]).toEqual({ at: '14:00', left: 1 })
  })

  it('move an appointment to another resource and hour, and refuse a taken one', async () => {
    const visitor = testApp(getDatabase())
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const other = await bookService(visitor, { bookingTime: '14:00', name: 'Other' })
    const staff = await visitor.loginAsStaff()
    const { resource } = await boardRow(staff, other)
    const moved = await schedule(staff, reference, {
      day: wednesday,
      at: '15:30',
      resource: 'bay-3',
    })
    expect(moved).toMatchObject({ status: 200, at: '15:30', resource: 'bay-3' })
    const refused = await schedule(staff, reference, { day: wednesday, at: '14:30', resource })
    expect(refused.status).toBe(409)
    expect(await boardRow(staff, reference)).toMatchObject({ at: '15:30', resource: 'bay-3' })
  })

  it('are not found for enquiries that the role does not see', async () => {
    const visitor = testApp(getDatabase())
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const sales = await visitor.loginAsStaff('sales')
    expect((await schedule(sales, reference, { day: wednesday, at: '15:30' })).status).toBe(404)
    expect((await setState(sales, reference, 'arrived', 1)).status).toBe(404)
  })
})

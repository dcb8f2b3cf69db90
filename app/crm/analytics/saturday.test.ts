import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { deskClient } from '#tests/desk-client.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { startPushService } from '#tests/start-push-service.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { AppointmentFigures } from './appointment-figures-endpoints.ts'

const pages = await pageHandlerFromSources()

// Tests begin on Monday 2 November 2026, 10:00. The demo has three bays.
const [saturday, sunday] = ['2026-11-07', '2026-11-08']

type Booking = { reference: string; link: string }

onEachDatabase('a Saturday in the workshop', (getDatabase) => {
  let now: Date
  let visitor: TestApp
  let staff: TestApp
  let people: number
  beforeEach(() => {
    now = testNow
    people = 0
    visitor = testApp(getDatabase(), { clock: () => now }, pages)
  })

  /** Sets the clock, and logs in again because sessions end. */
  const waitUntil = async (day: string, time: string) => {
    now = new Date(`${day}T${time}:00+05:30`)
    staff = await visitor.loginAsStaff()
  }
  const someone = () => {
    people++
    return {
      name: `Customer ${people}`,
      contactNumber: `90000001${String(people).padStart(2, '0')}`,
      email: `customer${people}@example.com`,
      registrationNumber: `TG 09 AB 20${String(people).padStart(2, '0')}`,
    }
  }
  const book = (bookingTime: string, serviceType = 'Paid'): Promise<Booking> =>
    sendEnquiryForm(visitor, serviceBookingEnquiry, {
      ...{ ...someone(), serviceType, bookingDate: saturday, bookingTime },
    })
  const addByStaff = async (source: string) => {
    const { name, contactNumber, registrationNumber } = someone()
    const answer = await staff.send('POST', '/api/enquiries', {
      ...{ kind: serviceBookingEnquiry.slug, source, isDone: true },
      answers: { name, contactNumber, registrationNumber },
    })
    expect(answer.status).toBe(201)
    const { reference } = await answer.json()
    return String(reference)
  }
  const schedule = async (reference: string, body: object) => {
    const answer = await staff.send('POST', `/api/enquiries/${reference}/appointment`, body)
    return { status: answer.status, ...(await answer.json()) }
  }
  const bookByStaff = async (source: string, hour: object) => {
    const reference = await addByStaff(source)
    const { status, appointment } = await schedule(reference, { day: saturday, ...hour })
    expect([reference, status]).toEqual([reference, 200])
    return { reference, at: String(appointment.at) }
  }
  const setStates = async (reference: string, states: readonly string[]) => {
    for (const state of states) {
      const told = await deskClient(staff).tell(reference, { type: 'state', state })
      expect([state, told.status]).toEqual([state, 200])
    }
  }
  const get = async (path: string) => (await staff.request(path)).json()
  const referencesOf = (rows: readonly { reference: string }[]) =>
    rows.map(({ reference }) => reference)
  const customerPage = () => myEnquiryClient(visitor)

  /** Lists all enquiries that somebody is to call, on any list. */
  const listToCall = async () => {
    const calls = await get('/api/desk/my-calls')
    const found = await Promise.all(
      ['overdue', 'new'].map((section) => get(`/api/desk?section=${section}&limit=100`)),
    )
    return new Set([
      ...referencesOf(calls.rows),
      ...referencesOf(calls.unassigned),
      ...found.flatMap(({ rows }) => referencesOf(rows)),
    ])
  }

  /** Closes a bay from noon on, as the editor of the plans does. */
  const closeAtNoon = async (resource: string) => {
    const document = await get('/api/site/appointments')
    const windows = [{ from: '09:30', until: '12:00' }]
    const overrides = [{ day: saturday, resource, windows, reason: 'Compressor' }]
    const saved = await staff.send('PUT', '/api/site/appointments', { ...document, overrides })
    expect(saved.status).toBe(200)
    const { version } = await get('/api/site/appointments')
    const published = await staff.send('POST', '/api/site/appointments/publish', { version })
    expect(published.status).toBe(200)
  }

  /** Lists seats as "day resource seat cell", with the enquiry that has them. */
  const listCells = async () => {
    const rows = await getDatabase()
      .db.selectFrom('appointment_seats as s')
      .innerJoin('appointments as a', 'a.id', 's.appointment_id')
      .select(['s.day', 's.resource', 's.seat', 's.cell', 'a.enquiry_id', 'a.is_active'])
      .execute()
    return rows.map(({ day, resource, seat, cell, ...row }) => ({
      ...{ day, cell: `${day} ${resource} ${seat} ${cell}`, resource },
      ...row,
    }))
  }

  it('runs on the board without two at one place, and its figures tell the same story', async () => {
    // From Monday on, ten customers book on the website, and two by telephone.
    staff = await visitor.loginAsStaff()
    const first = await Promise.all(['09:30', '09:30', '09:30'].map((at) => book(at)))
    const second = [await book('11:00'), await book('11:00'), await book('11:00', 'Free')]
    const afternoon = [await book('14:00'), await book('14:00', 'Free')]
    const mover = await book('15:30')
    const chooser = await book('')
    await bookByStaff('telephone', { at: '15:30' })
    await bookByStaff('telephone', { at: '17:00' })
    expect((await listToCall()).has(chooser.reference)).toBe(true)

    // One chooses an hour on the customer's page, and one moves the appointment.
    const chosen = await customerPage().act(`${chooser.link}/move`, { hour: `${saturday}T14:00` })
    expect(chosen.status).toBe(303)
    await waitUntil('2026-11-06', '19:00')
    const moved = await customerPage().act(`${mover.link}/move`, { hour: `${saturday}T17:00` })
    expect(moved.status).toBe(303)
    await waitUntil(saturday, '09:00')
    const board = await get(`/api/board?day=${saturday}`)
    expect(board.appointments).toHaveLength(12)
    expect(board.withoutHour).toEqual([])
    expect([...(await listToCall())]).toEqual([])

    // The first three are due. One does not come.
    await waitUntil(saturday, '09:50')
    const [here, inWork, missing] = first
    await setStates(here?.reference ?? '', ['arrived', 'in-work'])
    await setStates(inWork?.reference ?? '', ['arrived', 'in-work'])
    await setStates(missing?.reference ?? '', ['no-show'])
    // Three walk-ins get the next free hours.
    const hours: string[] = []
    for (let turn = 0; turn < 3; turn++) hours.push((await bookByStaff('walk-in', {})).at)
    expect(hours).toEqual(['15:30', '15:30', '17:00'])

    // At noon, all of the morning are here, and a bay closes. Its bookings are listed, and staff move them.
    await waitUntil(saturday, '12:00')
    const bay = 'bay-1'
    for (const one of (await get(`/api/board?day=${saturday}`)).appointments)
      if (one.state === 'confirmed' && one.at < '12:00') await setStates(one.reference, ['arrived'])
    const hit: { reference: string; at: string | null; isActive: boolean }[] = (
      await get(`/api/board?day=${saturday}`)
    ).appointments.filter(
      (it: { resource: string; at: string }) => it.resource === bay && it.at >= '12:00',
    )
    expect(hit.length).toBeGreaterThan(1)
    await closeAtNoon(bay)
    const listed = async () => {
      const { bookings } = await get('/api/appointments/without-place')
      return referencesOf(bookings).toSorted()
    }
    expect(await listed()).toEqual(referencesOf(hit).toSorted())
    const [kept, ...others] = hit
    // The day is full. One is booked beyond the seats, the others on Sunday.
    const { reference } = kept ?? { reference: '' }
    const full = await schedule(reference, { day: saturday, at: '15:00', resource: 'bay-2' })
    expect(full.status).toBe(409)
    const overbook = { reason: 'Bay 1 is closed' }
    const beyond = { day: saturday, at: '15:00', resource: 'bay-2', overbook }
    expect((await schedule(reference, beyond)).status).toBe(200)
    for (const [index, one] of others.entries()) {
      const to = { day: sunday, at: index === 0 ? '10:00' : '11:30' }
      expect((await schedule(one.reference, to)).status).toBe(200)
    }
    expect(await listed()).toEqual([])

    // All who came are handed over in the evening.
    await waitUntil(saturday, '18:30')
    const evening = await get(`/api/board?day=${saturday}`)
    for (const one of evening.appointments) {
      if (one.state === 'confirmed') await setStates(one.reference, ['arrived', 'in-work'])
      if (one.state !== 'no-show') await setStates(one.reference, ['ready', 'delivered'])
    }

    // Nobody holds two hours, and no cell is held twice.
    const cells = await listCells()
    expect(new Set(cells.map(({ cell }) => cell)).size).toBe(cells.length)
    expect(cells.every(({ is_active }) => is_active === 1)).toBe(true)
    const placesOf = Map.groupBy(cells, ({ enquiry_id }) => enquiry_id)
    expect(placesOf.size).toBe(15)
    for (const own of placesOf.values())
      expect(new Set(own.map(({ day, resource }) => `${day} ${resource}`)).size).toBe(1)

    // Seats, board and figures agree with each other and with the story.
    const after = await get(`/api/board?day=${saturday}`)
    const figures: AppointmentFigures = await get(
      `/api/appointment-figures?from=${saturday}&to=${sunday}`,
    )
    const onSaturday = cells.filter(({ day }) => day === saturday)
    const [load] = after.load
    const bays = figures.resources.filter(({ kind }) => kind === 'bay')
    const sum = (numbers: readonly (number | undefined)[]) =>
      numbers.reduce<number>((total, it) => total + (it ?? 0), 0)
    // The one who did not come gave back the hour from 10:00 to 11:00.
    const freed = 4
    expect(load).toMatchObject({ kind: 'bay', booked: 15 * (onSaturday.length + freed) })
    expect(sum(bays.map(({ bookedByDay }) => bookedByDay[0]))).toBe(load.booked)
    expect(sum(bays.map(({ availableByDay }) => availableByDay?.[0]))).toBe(load.available)
    expect(sum(bays.map(({ booked }) => booked))).toBe(15 * (cells.length + freed))
    expect(after.appointments).toHaveLength(15 - others.length)
    const states = after.appointments.map(({ state }: { state: string }) => state)
    expect(states.filter((state: string) => state === 'no-show')).toHaveLength(1)
    expect(figures.total).toMatchObject({
      ...{ total: 15, kept: 15, due: 15 - others.length, noShows: 1, overbooked: 1, cancelled: 0 },
      ...{ movedByCustomer: 1, movedByStaff: hit.length },
    })
    expect(second.length + afternoon.length).toBe(5)

    // Nobody is left to be called, least of all those who changed a booking online.
    expect([...(await listToCall())]).toEqual([])
  })

  it('ends the promise of a call if the customer books or moves an hour online', async () => {
    const push = await startPushService()
    visitor = testApp(getDatabase(), { clock: () => now, pushNetwork: push.network }, pages)
    staff = await visitor.loginAsStaff()
    const device = push.addBrowser().subscription
    expect((await staff.send('POST', '/api/me/notifications/devices', device)).status).toBe(200)
    const service = await book('')
    const ride = await sendEnquiryForm(visitor, testRideEnquiry, {
      ...{ model: 'SP 125', configuration: null, rideDate: saturday, rideTime: '' },
    })
    const { db } = getDatabase()
    const changed = [service, ride]
    expect([...(await listToCall())].toSorted()).toEqual(referencesOf(changed).toSorted())
    for (const { link } of changed) {
      const done = await customerPage().act(`${link}/move`, { hour: `${saturday}T11:00` })
      expect(done.status).toBe(303)
    }
    expect([...(await listToCall())].filter((it) => it !== ride.reference)).toEqual([])
    const rows = await db.selectFrom('enquiries').select(['call_by', 'due_at']).execute()
    expect(rows.map(({ call_by, due_at }) => [call_by, due_at])).toEqual([
      [null, null],
      [null, null],
    ])
    for (let minutes = 0; minutes < 300; minutes += 5) {
      now = new Date(testNow.getTime() + minutes * 60_000)
      await visitor.services.notifications.events.notifyOfDueEnquiries(db)
    }
    const due = await db
      .selectFrom('push_outbox')
      .select('kind')
      .where('kind', '=', 'due')
      .execute()
    expect(due).toEqual([])
    await push.close()
  })
})

import { expect, it } from 'vitest'
import { appointmentsSetting } from '#app/crm/appointments/appointments-setting.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { saveJobCard } from '#app/crm/job-cards/job-card-endpoints.ts'
import { replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'

// Wednesday. Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const wednesday = '2026-11-04'

const bookService = async (app: TestApp, more: object): Promise<string> => {
  const answer = await app.send('POST', serviceBookingEnquiry.postTo, {
    ...serviceBookingEnquiry.example,
    bookingDate: wednesday,
    ...more,
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).reference
}

const bookRide = async (app: TestApp, at: string) => {
  const answer = await app.send('POST', testRideEnquiry.postTo, {
    ...testRideEnquiry.example,
    ...{ model: 'SP 125', configuration: null, rideDate: wednesday, rideTime: at },
  })
  expect(answer.status).toBe(201)
}

const boardOf = async (app: TestApp, day = wednesday): Promise<DayBoard> => {
  const answer = await app.request(`/api/board?day=${day}`)
  expect(answer.status).toBe(200)
  return answer.json()
}

const clockAt = (time: string) => ({ clock: () => new Date(`${wednesday}T${time}:00+05:30`) })
const shown = (rows: readonly BoardAppointment[]) => rows.map(({ at, name }) => `${at} ${name}`)

onEachDatabase('day board', (getDatabase) => {
  it('lists resources with their hours, and appointments with all that the workshop needs', async () => {
    const visitor = testApp(getDatabase())
    await bookService(visitor, { bookingTime: '11:00', name: 'Second' })
    const reference = await bookService(visitor, { bookingTime: '10:00', name: 'Asha First' })
    await bookService(visitor, { name: 'No Hour' })
    const board = await boardOf(await visitor.loginAsStaff())
    expect(board.resources.map(({ name }) => name)).toContain('Bay 1')
    expect(board.resources[0]).toMatchObject({
      key: 'bay-1',
      hours: [
        { from: '09:30', until: '13:00' },
        { from: '14:00', until: '18:30' },
      ],
    })
    expect(shown(board.appointments)).toEqual(['10:00 Asha First', '11:00 Second'])
    expect(board.appointments[0]).toMatchObject({
      reference,
      ...{ minutes: 90, purpose: 'service-paid', resource: 'bay-2', seat: 0, state: 'confirmed' },
      ...{ registrationNumber: 'TG 09 AB 1234', phone: '+919000000001', isLate: false },
      complaint: 'Rear brake squeals in the morning.',
    })
    expect(shown(board.withoutHour)).toEqual(['null No Hour'])
    expect(board.load[0]).toMatchObject({ kind: 'bay', booked: 180, available: 3 * 480 + 120 })
  })

  it('shows the workshop its services and sales their rides', async () => {
    const visitor = testApp(getDatabase())
    await bookService(visitor, { bookingTime: '10:00' })
    await bookRide(visitor, '10:30')
    const kindsOf = ({ resources }: DayBoard) => [...new Set(resources.map(({ kind }) => kind))]
    const workshop = await boardOf(await visitor.loginAsStaff('workshop'))
    expect(workshop.appointments.map(({ purpose }) => purpose)).toEqual(['service-paid'])
    expect(kindsOf(workshop)).toEqual(['bay'])
    const sales = await boardOf(await visitor.loginAsStaff('sales'))
    expect(sales.appointments.map(({ purpose, state }) => [purpose, state])).toEqual([
      ['test-ride', 'booked'],
    ])
    expect(kindsOf(sales)).toEqual(['vehicle', 'counter'])
    const all = await boardOf(await visitor.loginAsStaff('manager'))
    expect(all.appointments).toHaveLength(2)
    const accounts = await visitor.loginAsStaff('accounts')
    expect((await accounts.request('/api/board')).status).toBe(403)
  })

  it('calls a customer late from 20 minutes after the start until the vehicle arrives', async () => {
    const database = getDatabase()
    const visitor = testApp(database)
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const isLateAt = async (time: string) => {
      const { appointments } = await boardOf(await testApp(database, clockAt(time)).loginAsStaff())
      return appointments[0]?.isLate
    }
    expect(await isLateAt('10:49')).toBe(false)
    expect(await isLateAt('10:50')).toBe(true)
    const staff = await testApp(database, clockAt('10:55')).loginAsStaff()
    await deskClient(staff).tell(reference, { type: 'state', state: 'arrived' })
    expect(await isLateAt('11:30')).toBe(false)
  })

  it('shows vehicles that are still in work only on the next days’ board of today', async () => {
    const database = getDatabase()
    const visitor = testApp(database)
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const staff = await testApp(database, clockAt('18:00')).loginAsStaff()
    await deskClient(staff).tell(reference, { type: 'state', state: 'in-work' })
    expect((await boardOf(staff)).carriedOver).toEqual([])
    const later = { clock: () => new Date('2026-11-05T09:30:00+05:30') }
    const next = await testApp(database, later).loginAsStaff()
    expect((await boardOf(next, '2026-11-05')).carriedOver).toMatchObject([
      { reference, day: wednesday, state: 'in-work', resource: 'bay-1', minutes: 90 },
    ])
    expect((await boardOf(next, '2026-11-06')).carriedOver).toEqual([])
  })

  it('counts vehicles of earlier days as booked in their former bay', async () => {
    const database = getDatabase()
    const visitor = testApp(database)
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const staff = await testApp(database, clockAt('18:00')).loginAsStaff()
    await deskClient(staff).tell(reference, { type: 'state', state: 'in-work' })
    const later = { clock: () => new Date('2026-11-05T09:30:00+05:30') }
    const { load } = await boardOf(await testApp(database, later).loginAsStaff(), '2026-11-05')
    expect(load.find(({ kind }) => kind === 'bay')).toMatchObject({ booked: 90, carriedOver: 90 })
  })

  it('names appointments that lost their place when a bay was closed', async () => {
    const visitor = testApp(getDatabase())
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const staff = await visitor.loginAsStaff()
    const { appointments, lostPlaces } = await boardOf(staff)
    expect(lostPlaces).toEqual({})
    await visitor.services.db.transaction().execute((trx) =>
      replaceSetting(trx, appointmentsSetting, (plans) => ({
        ...plans,
        resources: plans.resources.map((it) =>
          it.key === appointments[0]?.resource ? { ...it, isResting: true } : it,
        ),
      })),
    )
    const { lostPlaces: lost, load } = await boardOf(staff)
    expect(lost).toEqual({ [reference]: 'resourceResting' })
    expect(load[0]).toMatchObject({ booked: 90, lostPlace: 90, overbooked: 0 })
    await deskClient(staff).tell(reference, { type: 'state', state: 'arrived' })
    expect((await boardOf(staff)).lostPlaces).toEqual({})
  })

  it('names the hour and the bay that a walk-in gets', async () => {
    const database = getDatabase()
    const visitor = testApp(database)
    await bookService(visitor, { bookingTime: '11:00' })
    const staff = await testApp(database, clockAt('10:50')).loginAsStaff()
    const { nextWalkIn, resources } = await boardOf(staff)
    expect(nextWalkIn).toMatchObject({ at: '11:00' })
    const walkIn = await staff.send('POST', '/api/enquiries', {
      kind: serviceBookingEnquiry.slug,
      source: 'walk-in',
      answers: { name: 'Imran', contactNumber: '9000000002', registrationNumber: 'TG 09 AB 4321' },
      isDone: true,
    })
    const { reference } = await walkIn.json()
    const booked = await staff.send('POST', `/api/enquiries/${reference}/appointment`, {
      day: wednesday,
    })
    const { appointment } = await booked.json()
    const name = resources.find(({ key }) => key === appointment.resource)?.name
    expect({ at: appointment.at, resource: name }).toEqual(nextWalkIn)
    expect((await boardOf(staff, '2026-11-05')).nextWalkIn).toBeNull()
  })

  it('gives the place of a vehicle that is handed over before its hour to others, until undone', async () => {
    const database = getDatabase()
    const visitor = testApp(database)
    const reference = await bookService(visitor, { bookingTime: '11:00' })
    const staff = await testApp(database, clockAt('10:40')).loginAsStaff()
    const seats = async () =>
      (await database.db.selectFrom('appointment_seats').selectAll().execute()).length
    const booked = await seats()
    const desk = deskClient(staff)
    await desk.tell(reference, { type: 'state', state: 'delivered' })
    expect(await seats()).toBe(0)
    const { appointments } = await boardOf(staff)
    expect(appointments[0]).toMatchObject({ at: '11:00', seat: null, handedOver: {} })
    await desk.tell(reference, { type: 'state', state: 'ready' })
    expect(await seats()).toBe(booked)
  })

  it('keeps the past part of the place of a vehicle that is handed over early', async () => {
    const database = getDatabase()
    const reference = await bookService(testApp(database), { bookingTime: '11:00' })
    const staff = await testApp(database, clockAt('11:20')).loginAsStaff()
    await deskClient(staff).tell(reference, { type: 'state', state: 'delivered' })
    const cells = await database.db.selectFrom('appointment_seats').select('cell').execute()
    expect(cells.map(({ cell }) => cell).toSorted()).toEqual([44, 45])
    expect((await boardOf(staff)).appointments[0]).toMatchObject({ at: '11:00', seat: 0 })
  })

  it('sends a walk-in to no bay in which a vehicle of an earlier day stands', async () => {
    const database = getDatabase()
    const visitor = testApp(database)
    const reference = await bookService(visitor, { bookingTime: '10:30' })
    const staff = await testApp(database, clockAt('18:00')).loginAsStaff()
    await deskClient(staff).tell(reference, { type: 'state', state: 'in-work' })
    const later = { clock: () => new Date('2026-11-05T09:30:00+05:30') }
    const next = await testApp(database, later).loginAsStaff()
    const { nextWalkIn, carriedOver, resources } = await boardOf(next, '2026-11-05')
    const occupied = resources.find(({ key }) => key === carriedOver[0]?.resource)?.name
    expect(nextWalkIn?.resource).toMatch(/^Bay/)
    expect(nextWalkIn?.resource).not.toBe(occupied)
    const add = { name: 'Imran', contactNumber: '9000000002', registrationNumber: 'TG 09 AB 4321' }
    const added = await next.send('POST', '/api/enquiries', {
      ...{ kind: serviceBookingEnquiry.slug, source: 'walk-in', answers: add, isDone: true },
    })
    const walkIn = (await added.json()).reference
    const path = `/api/enquiries/${walkIn}/appointment`
    const { appointment } = await (await next.send('POST', path, { day: '2026-11-05' })).json()
    const place = resources.find(({ key }) => key === appointment.resource)?.name
    expect(place).toBe(nextWalkIn?.resource)
  })

  it('lists a vehicle that is ready and not collected on the next days, in no bay', async () => {
    const database = getDatabase()
    const reference = await bookService(testApp(database), { bookingTime: '10:30' })
    const staff = await testApp(database, clockAt('18:00')).loginAsStaff()
    await deskClient(staff).tell(reference, { type: 'state', state: 'ready' })
    const later = { clock: () => new Date('2026-11-05T09:30:00+05:30') }
    const next = await testApp(database, later).loginAsStaff()
    const { carriedOver, load } = await boardOf(next, '2026-11-05')
    expect(carriedOver).toMatchObject([{ reference, state: 'ready', resource: null }])
    expect(load[0]).toMatchObject({ carriedOver: 0 })
  })

  it('gives the place of a customer who did not come to others, until that is undone', async () => {
    const database = getDatabase()
    const visitor = testApp(database)
    const reference = await bookService(visitor, { bookingTime: '11:00' })
    const staff = await testApp(database, clockAt('11:20')).loginAsStaff()
    const cells = async () =>
      (await database.db.selectFrom('appointment_seats').selectAll().execute()).length
    const booked = await cells()
    const desk = deskClient(staff)
    await desk.tell(reference, { type: 'state', state: 'no-show' })
    expect(await cells()).toBe(2)
    await desk.tell(reference, { type: 'state', state: 'confirmed' })
    expect(await cells()).toBe(booked)
  })

  it('does not count a vehicle that left before its hour in the limit of that start', async () => {
    const database = getDatabase()
    const visitor = testApp(database)
    await visitor.services.db.transaction().execute((trx) =>
      replaceSetting(trx, appointmentsSetting, (content) => ({
        ...content,
        plans: content.plans.map((plan) => ({ ...plan, perStart: 1 })),
      })),
    )
    const reference = await bookService(visitor, { bookingTime: '15:00' })
    const staff = await testApp(database, clockAt('14:40')).loginAsStaff()
    const path = `/api/slots?for=service-paid&from=${wednesday}&days=1`
    const hours = async () => {
      const { days } = await (await visitor.request(path)).json()
      return days[0].hours.map(({ at }: { at: string }) => at)
    }
    expect(await hours()).not.toContain('15:00')
    await deskClient(staff).tell(reference, { type: 'state', state: 'delivered' })
    expect(await hours()).toContain('15:00')
  })

  it('says of a vehicle that was handed over if its job card is empty', async () => {
    const database = getDatabase()
    const reference = await bookService(testApp(database), { bookingTime: '11:00' })
    const staff = await testApp(database, clockAt('12:00')).loginAsStaff()
    const isEmpty = async () => (await boardOf(staff)).appointments[0]?.isJobCardEmpty
    expect(await isEmpty()).toBe(false)
    const desk = deskClient(staff)
    await desk.tell(reference, { type: 'state', state: 'delivered' })
    expect(await isEmpty()).toBe(true)
    const card = { ...saveJobCard.example, complaints: '', workDone: '', mechanic: '' }
    const saved = await staff.send('PUT', `/api/enquiries/${reference}/job`, card)
    expect(saved.status).toBe(200)
    expect(await isEmpty()).toBe(false)
  })

  it('shows a registration number in capitals, however the customer typed it', async () => {
    const database = getDatabase()
    const more = { bookingTime: '11:00', registrationNumber: 'ts 09 ab 1230' }
    await bookService(testApp(database), more)
    const { appointments } = await boardOf(await testApp(database).loginAsStaff())
    expect(appointments[0]).toMatchObject({ registrationNumber: 'TS 09 AB 1230' })
  })

  it('says why a day is closed, and has no hours then', async () => {
    const board = await boardOf(await testApp(getDatabase()).loginAsStaff(), '2026-11-03')
    expect(board.closed).toBe('Tuesday')
    expect(board.resources.every(({ hours }) => hours.length === 0)).toBe(true)
    expect(board.load.map(({ available }) => available)).toEqual([0, 0, 0])
  })

  it('refuses a day that does not exist', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    expect((await staff.request('/api/board?day=2026-02-30')).status).toBe(422)
  })
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { HourTaken } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

// Wednesday. Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const wednesday = '2026-11-04'

const book = (app: TestApp, more: object, key?: string) =>
  app.send(
    'POST',
    serviceBookingEnquiry.postTo,
    { ...serviceBookingEnquiry.example, bookingDate: wednesday, bookingTime: '10:30', ...more },
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  )

const seatsOf = ({ services: { db } }: TestApp) =>
  db.selectFrom('appointment_seats').selectAll().orderBy('resource').orderBy('cell').execute()

const hoursOf = async (app: TestApp, query: string) => {
  const answer = await app.request(`/api/slots?${query}`)
  const { days } = await answer.json()
  return days
}

/** Changes all plans, so that staff confirm each hour. */
async function letStaffConfirm({ services: { db } }: TestApp) {
  await db
    .updateTable('facts')
    .set({ value_json: sql`replace(value_json, '"atOnce"', '"byUs"')` })
    .where('name', '=', 'appointments')
    .execute()
}

onEachDatabase('hours of appointments', (getDatabase) => {
  it('are listed by day, from the notice on, with the appointments that can still start', async () => {
    const app = testApp(getDatabase())
    const days = await hoursOf(app, 'for=service-paid&from=2026-11-02&days=3')
    expect(days.map(({ day }: { day: string }) => day)).toEqual([
      '2026-11-02',
      '2026-11-03',
      '2026-11-04',
    ])
    // Two hours of notice from 10:00. A job of 90 minutes starts at 17:00 at the latest.
    expect(days[0].hours.map(({ at }: { at: string }) => at)).toEqual([
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
    ])
    expect(days[1].hours).toEqual([])
    expect(days[2].hours[0]).toEqual({ at: '09:30', left: 3 })
  })

  it('are booked with the enquiry, take their quarter hours and confirm the enquiry', async () => {
    const app = testApp(getDatabase())
    const answer = await book(app, {})
    expect(answer.status).toBe(201)
    const { reference, callBy } = await answer.json()
    expect(callBy).toBeNull()
    const seats = await seatsOf(app)
    expect(seats.map(({ cell }) => cell)).toEqual([42, 43, 44, 45, 46, 47])
    const row = await app.services.db
      .selectFrom('enquiries')
      .select(['state', 'booking_date', 'is_open', 'due_at'])
      .where('reference', '=', reference)
      .executeTakeFirst()
    expect(row).toEqual({
      state: 'confirmed',
      booking_date: wednesday,
      is_open: 1,
      due_at: null,
    })
    const [day] = await hoursOf(app, `for=service-paid&from=${wednesday}&days=1`)
    expect(day.hours.find(({ at }: { at: string }) => at === '10:30')).toEqual({
      at: '10:30',
      left: 2,
    })
  })

  it('are refused with the nearest three once they are taken, and nothing is stored', async () => {
    const app = testApp(getDatabase())
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { status } = await book(app, { name: `Customer ${index}` }, `key-${index}`)
        return status
      }),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    expect(await seatsOf(app)).toHaveLength(3 * 6)
    const enquiries = await app.services.db.selectFrom('enquiries').select('id').execute()
    expect(enquiries).toHaveLength(3)
    const refused = await book(app, { name: 'Too late' }, 'late')
    expect(await refused.json()).toMatchObject({
      errors: { bookingTime: [expect.stringContaining('has just been taken')] },
      nearest: [
        { day: wednesday, at: '14:00' },
        { day: wednesday, at: '14:30' },
        { day: wednesday, at: '15:00' },
      ],
    })
  })

  it('are not taken twice by a repeat, which gets the same reference', async () => {
    const app = testApp(getDatabase())
    const first = await (await book(app, {}, 'same')).json()
    await book(app, { name: 'Two' }, 'two')
    await book(app, { name: 'Three' }, 'three')
    const second = await book(app, {}, 'same')
    expect(second.status).toBe(201)
    expect((await second.json()).reference).toBe(first.reference)
    expect(await seatsOf(app)).toHaveLength(3 * 6)
  })

  it('need a demo vehicle of the model for a test ride', async () => {
    const app = testApp(getDatabase())
    const hours = (model: string) =>
      hoursOf(app, `for=test-ride&from=${wednesday}&days=1&model=${model}`)
    expect((await hours('SP125'))[0].hours[0]).toEqual({ at: '10:30', left: 1 })
    expect((await hours('UNICORN'))[0].hours).toEqual([])
    const ride = { model: 'SP 125', rideDate: wednesday, rideTime: '10:30', configuration: null }
    const answer = await app.send('POST', testRideEnquiry.postTo, {
      ...testRideEnquiry.example,
      ...ride,
    })
    expect(answer.status).toBe(201)
    expect((await hours('SP125'))[0].hours[0]).toEqual({ at: '11:30', left: 1 })
  })

  it('are booked up to the limit of the day, which counts bookings without an hour', async () => {
    const app = testApp(getDatabase())
    const accident = { purpose: 'service-accident', serviceType: '' }
    expect((await book(app, { ...accident, bookingTime: '' })).status).toBe(201)
    const [day] = await hoursOf(app, `for=service-accident&from=${wednesday}&days=1`)
    const statuses: number[] = []
    for (const { at } of day.hours)
      statuses.push((await book(app, { ...accident, name: `At ${at}`, bookingTime: at })).status)
    // Four in a day.
    expect(statuses).toEqual([201, 201, 201, 409])
  })

  it('are refused if the plan no longer confirms them at once when they are stored', async () => {
    const app = testApp(getDatabase())
    const { db, enquiries } = app.services
    const answers = {
      ...serviceBookingEnquiry.example,
      ...{ bookingDate: wednesday, bookingTime: '10:30' },
    }
    const add = () =>
      enquiries.add(serviceBookingEnquiry, answers, undefined, { isConfirmed: true })
    await letStaffConfirm(app)
    await expect(add()).rejects.toThrow(HourTaken)
    expect(await seatsOf(app)).toEqual([])
    expect(await db.selectFrom('enquiries').select('id').execute()).toEqual([])
    const { callBy } = await (await book(app, {})).json()
    expect(callBy).not.toBeNull()
  })

  it('are refused without a plan; a booking without an hour works as before', async () => {
    const app = testApp(getDatabase())
    await app.services.db.deleteFrom('facts').where('name', '=', 'appointments').execute()
    expect((await book(app, {})).status).toBe(422)
    expect(await hoursOf(app, 'for=service-paid')).toEqual([])
    const answer = await book(app, { bookingTime: '' })
    expect(answer.status).toBe(201)
    expect((await answer.json()).callBy).not.toBeNull()
  })
})

import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

// Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const wednesday = '2026-11-04'
const hour = { bookingDate: wednesday, bookingTime: '10:30' }

onEachDatabase('endpoints of appointments', (getDatabase) => {
  let app: TestApp
  let reference = ''
  beforeEach(async () => {
    app = await testApp(getDatabase()).loginAsStaff()
    reference = await addEnquiry(app, serviceBookingEnquiry, { bookingTime: undefined })
  })
  const path = (act = '') => `/api/enquiries/${reference}/appointment${act}`
  const post = async (act: string, body: object) => {
    const answer = await app.send('POST', path(act), body)
    return { status: answer.status, ...(await answer.json()) }
  }
  const fill = async () => {
    for (const name of ['One', 'Two', 'Three'])
      await addEnquiry(app, serviceBookingEnquiry, { ...hour, name })
  }

  it('list the hours of 14 days from now on, without a notice', async () => {
    const answer = await app.request(path())
    const { appointment, purpose, purposes, days } = await answer.json()
    expect({ appointment, purpose, purposes }).toEqual({
      appointment: null,
      purpose: 'service-paid',
      purposes: ['service-free', 'service-paid', 'service-accident'],
    })
    expect(days).toHaveLength(14)
    expect(days[0].hours[0].at).toBe('10:00')
  })

  it('book, move, cancel and restore with the version that the account saw', async () => {
    const booked = await post('', { day: wednesday, at: '10:30', version: 1 })
    expect(booked).toMatchObject({ status: 200, version: 2, appointment: { at: '10:30' } })
    const late = await post('', { day: wednesday, at: '14:00', version: 1 })
    expect(late.status).toBe(409)
    const moved = await post('', { day: wednesday, at: '14:00', version: 2 })
    expect(moved).toMatchObject({ status: 200, version: 3, appointment: { sequence: 1 } })
    const cancelled = await post('/cancel', { version: 3, reason: 'Not in town' })
    expect(cancelled).toMatchObject({ status: 200, message: 'The appointment was cancelled.' })
    expect(await post('/restore', { version: 4 })).toMatchObject({ status: 200, version: 5 })
  })

  it('warn of another appointment of the same number on the day, and only staff', async () => {
    // A stranger who types the number of a customer learns nothing.
    const other = await addEnquiry(app, serviceBookingEnquiry, { ...hour, name: 'Another' })
    const { sameNumber } = await (await app.request(path())).json()
    expect(sameNumber).toEqual([
      { reference: other, kind: 'service-booking', day: wednesday, at: '10:30' },
    ])
    const booked = await post('', { day: wednesday, at: '10:30', version: 1 })
    const warning = `The same number has another appointment on this day: ${other}, 10:30 AM.`
    expect(booked.message).toContain(warning)
    const moved = await post('', { day: '2026-11-05', at: '10:30', version: booked.version })
    expect(moved.message).not.toContain('same number')
    const { staffAppointments, staff } = app.services
    const owner = await staff.findByUserId('meera')
    if (!owner) throw new Error('There is no owner')
    await post('', { day: wednesday, at: '14:00', version: moved.version })
    expect(await staffAppointments.findShown(owner, other)).toMatchObject({
      sameNumber: [{ reference, at: '14:00' }],
    })
  })

  it('name the appointment that a merged enquiry has kept', async () => {
    const merged = await addEnquiry(app, serviceBookingEnquiry, { ...hour, name: 'Another' })
    await app.send('POST', `/api/desk/${merged}/join`, { to: reference })
    const { staffAppointments, staff } = app.services
    const owner = await staff.findByUserId('meera')
    if (!owner) throw new Error('There is no owner')
    expect(await staffAppointments.findShown(owner, reference)).toMatchObject({
      sameNumber: [],
      ofMerged: [{ reference: merged, day: wednesday, at: '10:30' }],
    })
  })

  it('refuse a taken hour with the nearest free ones', async () => {
    await fill()
    const refused = await post('', { day: wednesday, at: '10:30', version: 1 })
    expect(refused).toMatchObject({ status: 409, errors: { at: [expect.any(String)] } })
    expect(refused.nearest).toHaveLength(3)
  })

  it('book beyond the free hours with a reason, for owner and manager only', async () => {
    await fill()
    const wanted = { day: wednesday, at: '10:30', version: 1 }
    expect((await post('', { ...wanted, overbook: { reason: ' ' } })).status).toBe(422)
    const overbook = { reason: 'Long way from home' }
    const owner = app
    app = await testApp(getDatabase()).loginAsStaff('workshop')
    expect((await post('', { ...wanted, overbook })).status).toBe(403)
    app = owner
    expect(await post('', { ...wanted, overbook })).toMatchObject({
      status: 200,
      appointment: { isOverbooked: true },
    })
  })

  it('find only enquiries of the flows of a role', async () => {
    reference = await addEnquiry(app, testRideEnquiry)
    app = await testApp(getDatabase()).loginAsStaff('workshop')
    expect((await app.request(path())).status).toBe(404)
    expect((await post('', { day: wednesday, at: '10:30', version: 1 })).status).toBe(404)
    expect((await post('/cancel', { version: 1 })).status).toBe(404)
  })

  it('refuse a day that is over, and a day or time that is none', async () => {
    expect((await post('', { day: '2026-11-01', at: '10:30', version: 1 })).status).toBe(409)
    expect((await post('', { day: '2026-02-30', at: '10:30', version: 1 })).status).toBe(422)
    expect((await post('', { day: wednesday, at: '25:00', version: 1 })).status).toBe(422)
  })
})

import { beforeEach, expect, it, vi } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { startMailWorker } from '#app/crm/mail/mail-worker.server.ts'
import type { MailTransport } from '#app/crm/mail/smtp-transport.server.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
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
    expect(cancelled).toMatchObject({ status: 200 })
    expect(cancelled.message).toMatch(/^The appointment was cancelled\./)
    expect(await post('/restore', { version: 4 })).toMatchObject({ status: 200, version: 5 })
  })

  it('say that the customer is to be told by WhatsApp, with a text that names the new hour', async () => {
    const booked = await post('', { day: wednesday, at: '14:00', version: 1 })
    expect(booked.message).toBe(
      'The appointment is booked for Wed 4 Nov, 2:00 PM. No email: tell the customer by WhatsApp.',
    )
    const textOf = (url: string) => new URL(url).searchParams.get('text')
    expect(textOf(booked.told.whatsAppUrl)).toMatch(
      /is now on 4 Nov 2026 at 2:00 PM\. See it here: http\S+\/my-enquiry\//,
    )
    const cancelled = await post('/cancel', { version: booked.version })
    expect(textOf(cancelled.told.whatsAppUrl)).toContain('is cancelled')
    const { history } = await deskClient(app).read(reference)
    expect(
      history.flatMap(({ appointment }) => (appointment ? [appointment.isMailed] : [])),
    ).toEqual([false, false])
  })

  it('ask to tell nobody who has no new hour, and no walk-in, who is here', async () => {
    const walkIn = await post('', { day: wednesday, version: 1 })
    expect(walkIn).not.toHaveProperty('told')
    const { day, at } = walkIn.appointment
    const moved = await post('', { day, at, resource: 'bay-2', version: walkIn.version })
    expect(moved).toMatchObject({ status: 200, appointment: { resource: 'bay-2' } })
    expect(moved).not.toHaveProperty('told')
  })

  it('mail the customer once about several changes within a minute', async () => {
    let now = testNow
    const clock = () => now
    const publicUrl = 'https://shop.example'
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', leadsTo: [] }
    app = await testApp(getDatabase(), { mail, publicUrl, clock }).loginAsStaff()
    const email = 'asha@example.com'
    reference = await addEnquiry(app, serviceBookingEnquiry, { bookingTime: undefined, email })
    await getDatabase().db.deleteFrom('outbox').execute()
    const booked = await post('', { day: wednesday, at: '14:00', version: 1 })
    expect(booked).toMatchObject({
      status: 200,
      message: expect.stringContaining('gets an email.'),
    })
    expect(booked.told).toMatchObject({ isMailed: true, whatsAppUrl: null })
    await post('', { day: wednesday, at: '14:30', version: booked.version })
    const { history } = await deskClient(app).read(reference)
    expect(
      history.flatMap(({ appointment }) => (appointment ? [appointment.isMailed] : [])),
    ).toEqual([true, true])
    expect(
      await getDatabase().db.selectFrom('outbox').select(['purpose', 'recipient']).execute(),
    ).toEqual([{ purpose: 'appointment', recipient: email }])
    now = new Date(now.getTime() + 61_000)
    const sent: Parameters<MailTransport['send']>[0][] = []
    const transport = {
      send: async (one: (typeof sent)[number]) => void sent.push(one),
      close() {},
    }
    const worker = startMailWorker({ ...app.services, transport, from: mail.from, interval: 5 })
    await vi.waitFor(() => expect(sent).toHaveLength(1), 5000)
    await worker.stop()
    expect(sent[0]).toMatchObject({ to: email, subject: `Your appointment ${reference}` })
    expect(sent[0]?.text).toMatch(/We have changed your appointment .* at 2:30 PM\./)
    expect(sent[0]?.text).toContain(`${publicUrl}/my-enquiry/`)
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

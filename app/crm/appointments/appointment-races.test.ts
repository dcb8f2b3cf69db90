import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

// Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const [wednesday, thursday] = ['2026-11-04', '2026-11-05']
const rounds = 50
const seen = `${thursday}T10:30`
const visitor = { id: null, name: 'Customer' }

/** Adds a service with an hour. Undefined if the hour is taken. */
async function book(app: TestApp, day: string, at: string): Promise<string | undefined> {
  const hour = { bookingDate: day, bookingTime: at }
  const answer = await app.send('POST', serviceBookingEnquiry.postTo, {
    ...serviceBookingEnquiry.example,
    ...hour,
    name: `${day} ${at} ${Math.random()}`,
  })
  expect([201, 409]).toContain(answer.status)
  const { reference } = await answer.json()
  return reference
}

async function checkSeats({ services: { db } }: TestApp) {
  const appointments = await db
    .selectFrom('appointments as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .select(['a.id', 'a.day', 'a.starts_at', 'a.is_active', 'e.booking_date', 'e.erased_at'])
    .select(['e.state', 'e.answers_json', 'e.joined_to', 'a.coming_at'])
    .execute()
  const seats = await db.selectFrom('appointment_seats').selectAll().execute()
  for (const row of appointments) {
    const own = seats.filter(({ appointment_id }) => appointment_id === row.id)
    const isBooked = row.is_active === 1 && row.starts_at !== null
    expect(own.length > 0, JSON.stringify(row)).toBe(isBooked)
    expect(new Set(own.map(({ day }) => day)).size).toBeLessThanOrEqual(1)
    const isOtherHour = `${row.day}T${row.starts_at}` !== seen || row.is_active === 0
    if (isOtherHour) expect(row.coming_at).toBeNull()
    if (row.erased_at !== null) continue
    expect(row.booking_date).toBe(row.day)
    expect(JSON.parse(row.answers_json).bookingTime ?? null).toBe(row.starts_at)
    // The seats of a merged duplicate are free if its main enquiry has an appointment.
    if (row.joined_to === null)
      expect(row.is_active === 0, JSON.stringify(row)).toBe(row.state === 'cancelled')
  }
}

onEachDatabase('acts on the same hours at the same time', (getDatabase) => {
  it('wait for one another without a deadlock, and leave seats and answers alike', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { appointmentActs, erasures, db } = app.services
    const editor = await app.services.staff.findByUserId('owner@example.com')
    const idOf = async (reference: string) =>
      (
        await db
          .selectFrom('enquiries')
          .select('id')
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow()
      ).id
    const setState = async (reference: string, state: string) => {
      const answer = await app.send('POST', '/api/desk/bulk', { references: [reference], state })
      expect(answer.status).toBe(200)
    }
    for (let round = 0; round < rounds; round++) {
      const one = await book(app, wednesday, '10:30')
      const two = await book(app, thursday, '10:30')
      const three = await addEnquiry(app, serviceBookingEnquiry, { bookingDate: wednesday })
      if (!one || !two) throw new Error('The hours of a round must be free')
      const actor = { id: editor?.id ?? 1, userId: 'owner' }
      await Promise.all([
        book(app, wednesday, '10:30'),
        appointmentActs.schedule(visitor, one, { day: thursday, at: '10:30' }),
        appointmentActs.schedule(visitor, two, { day: wednesday, at: '10:00' }),
        appointmentActs.schedule(visitor, three, { day: thursday, at: '11:00' }),
        appointmentActs.noteComing(visitor, two, { seen }),
        appointmentActs.cancel(visitor, one, {}),
        appointmentActs.restore(visitor, one),
        setState(two, 'arrived'),
        setState(three, 'cancelled'),
        setState(three, 'confirmed'),
        erasures.erase(actor, await idOf(two)),
        app.send('POST', `/api/desk/${three}/join`, { to: one }),
      ])
      if (round % 10 === 9) await checkSeats(app)
      await db.deleteFrom('appointment_seats').execute()
      await db.updateTable('appointments').set({ is_active: 0 }).execute()
      await db.deleteFrom('enquiries').execute()
    }
  }, 60_000)
})

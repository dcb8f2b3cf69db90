import { describe, expect, it } from 'vitest'
import type { AppointmentPlans } from '#app/crm/appointments/appointments-content.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

// Wednesday. Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const wednesday = '2026-11-04'

onEachDatabase('bookings that lose their place', (getDatabase) => {
  const staff = () => testApp(getDatabase()).loginAsStaff()
  const read = async (app: TestApp, part = 'appointments') =>
    (await app.request(`/api/site/${part}`)).json()
  async function save(app: TestApp, change: (plans: AppointmentPlans) => object) {
    const document = await read(app)
    const answer = await app.send('PUT', '/api/site/appointments', {
      ...document,
      ...change(document),
    })
    expect(answer.status).toBe(200)
    return answer.json()
  }
  async function publish(app: TestApp) {
    const { version } = await read(app)
    const answer = await app.send('POST', '/api/site/appointments/publish', { version })
    expect(answer.status).toBe(200)
  }
  async function book(app: TestApp, bookingTime: string): Promise<string> {
    const answer = await app.send('POST', serviceBookingEnquiry.postTo, {
      ...serviceBookingEnquiry.example,
      ...{ name: `At ${bookingTime}`, bookingDate: wednesday, bookingTime },
    })
    return (await answer.json()).reference
  }
  const effects = async (app: TestApp, draft = 'appointments') =>
    (await app.request(`/api/appointments/effects?draft=${draft}`)).json()
  const lost = async (app: TestApp) => (await app.request('/api/appointments/without-place')).json()

  const closeWednesday = () => ({ overrides: [{ day: wednesday, windows: [] }] })

  describe('with a draft', () => {
    it('are listed with day, hour, resource and reason, and nothing is moved', async () => {
      const app = await staff()
      const reference = await book(app, '10:30')
      expect(await effects(app)).toEqual({
        ...{ isComplete: true, bookings: [], more: 0, coming: 1 },
        warnings: [],
      })
      await save(app, closeWednesday)
      expect(await effects(app)).toMatchObject({
        bookings: [
          {
            ...{ reference, purpose: 'service-paid', day: wednesday, at: '10:30' },
            ...{ resource: 'Bay 1', reason: 'dayClosed', registrationNumber: 'TG 09 AB 1234' },
            phone: expect.stringMatching(/^\+91/),
          },
        ],
        coming: 1,
      })
      expect((await lost(app)).bookings).toEqual([])
    })

    it('are those of the published plans while the draft is incomplete', async () => {
      const app = await staff()
      await book(app, '10:30')
      await save(app, () => ({ overrides: [{ day: '', windows: [] }] }))
      expect(await effects(app)).toMatchObject({ isComplete: false, bookings: [] })
    })

    it('include the holidays and closed days of the dealership details', async () => {
      const app = await staff()
      await book(app, '10:30')
      const later = await book(app, '')
      const dealer = await read(app, 'dealer')
      dealer.hours.holidays.push({ name: 'Election', on: '4 Nov 2026' })
      expect((await app.send('PUT', '/api/site/dealer', dealer)).status).toBe(200)
      const { bookings } = await effects(app, 'dealer')
      expect(bookings.map(({ reason }: { reason: string }) => reason)).toEqual([
        'dayClosed',
        'dayClosed',
      ])
      expect(bookings[1]).toMatchObject({ reference: later, at: null, resource: null })
    })

    it('come with warnings about hours that nobody can book', async () => {
      const app = await staff()
      await save(app, ({ plans }) => ({
        plans: plans.map((plan) =>
          plan.purpose === 'service-paid'
            ? { ...plan, windows: [{ days: ['Tuesday'], from: '08:00', until: '12:00' }] }
            : plan,
        ),
      }))
      expect((await effects(app)).warnings).toEqual([
        'Paid service: 08:00–12:00 is outside the opening hours (09:30–19:30).',
        'Paid service: hours on Tuesday have no effect, because you are closed.',
        expect.stringContaining('Paid service: nothing can be booked'),
      ])
    })
  })

  describe('after publishing', () => {
    it('keep their enquiry and seats, and are listed until they are cancelled', async () => {
      const app = await staff()
      const references = [await book(app, '10:30'), await book(app, '10:30')]
      await save(app, ({ resources }) => ({
        resources: resources.filter(({ key }) => key !== 'bay-1'),
      }))
      await publish(app)
      const { bookings } = await lost(app)
      expect(bookings).toMatchObject([{ resource: 'bay-1', reason: 'noResource' }])
      expect(references).toContain(bookings[0].reference)
      const { db } = app.services
      expect(await db.selectFrom('appointment_seats').select('cell').execute()).toHaveLength(12)
      await db
        .updateTable('enquiries')
        .set({ state: 'cancelled', is_open: 0 })
        .where('reference', '=', bookings[0].reference)
        .execute()
      expect((await lost(app)).bookings).toEqual([])
    })

    it('are those of the last seats if a resource has fewer seats than bookings', async () => {
      const app = await staff()
      await save(app, ({ resources }) => ({
        resources: resources.map((it) => ({ ...it, seats: it.key === 'bay-1' ? 3 : 1 })),
      }))
      await publish(app)
      for (let index = 0; index < 5; index++) await book(app, '10:30')
      await save(app, ({ resources }) => ({
        resources: resources.map((it) => ({ ...it, seats: 1 })),
      }))
      expect((await effects(app)).bookings).toMatchObject([
        { resource: 'Bay 1', reason: 'fewerSeats' },
        { resource: 'Bay 1', reason: 'fewerSeats' },
      ])
    })

    it('are over once their hour has passed', async () => {
      const app = await staff()
      await book(app, '10:30')
      await save(app, closeWednesday)
      await publish(app)
      expect((await lost(app)).bookings).toHaveLength(1)
      const clock = () => new Date(`${wednesday}T06:31:00Z`)
      const later = await testApp(getDatabase(), { clock }).loginAsStaff()
      expect((await lost(later)).bookings).toEqual([])
    })

    it('are shown to the roles that see their enquiries', async () => {
      const app = await staff()
      await book(app, '10:30')
      const ride = { model: 'SP 125', rideDate: wednesday, rideTime: '10:30', configuration: null }
      await app.send('POST', testRideEnquiry.postTo, { ...testRideEnquiry.example, ...ride })
      await save(app, () => ({ plans: [], resources: [] }))
      await publish(app)
      const purposesFor = async (role: 'workshop' | 'sales' | 'owner') => {
        const { bookings } = await lost(await testApp(getDatabase()).loginAsStaff(role))
        return bookings.map(({ purpose }: { purpose: string }) => purpose)
      }
      expect(await purposesFor('workshop')).toEqual(['service-paid'])
      expect(await purposesFor('sales')).toEqual(['test-ride'])
      expect((await purposesFor('owner')).toSorted()).toEqual(['service-paid', 'test-ride'])
    })
  })

  it('are not public, and only those who edit plans see the effect of a draft', async () => {
    const visitor = testApp(getDatabase())
    expect((await visitor.request('/api/appointments/without-place')).status).toBe(401)
    const workshop = await visitor.loginAsStaff('workshop')
    expect((await workshop.request('/api/appointments/effects?draft=dealer')).status).toBe(403)
    const plans = await read(workshop)
    expect((await workshop.send('PUT', '/api/site/appointments', plans)).status).toBe(403)
    const owner = await staff()
    expect((await owner.request('/api/appointments/effects?draft=offers')).status).toBe(422)
  })
})

import { beforeEach, expect, it } from 'vitest'
import { appointmentsSetting } from '#app/crm/appointments/appointments-setting.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { findSettingForEdit, replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { deskClient } from '#tests/desk-client.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { AppointmentFigures } from './appointment-figures-endpoints.ts'

const pages = await pageHandlerFromSources()

// Tests run on Monday 2 November 2026, 10:00, and the shop is closed on Tuesdays.
const [wednesday, thursday] = ['2026-11-04', '2026-11-05']
const period = { from: '2026-11-02', to: '2026-11-08' }

onEachDatabase('figures of appointments', (getDatabase) => {
  let now: Date
  let visitor: TestApp
  let staff: TestApp
  beforeEach(async () => {
    now = testNow
    visitor = testApp(getDatabase(), { clock: () => now }, pages)
    staff = await visitor.loginAsStaff()
  })

  const book = (bookingTime: string, more: object = {}) =>
    sendEnquiryForm(visitor, serviceBookingEnquiry, {
      ...{ bookingDate: wednesday, bookingTime, name: `At ${bookingTime}` },
      ...more,
    })
  const bookRide = () =>
    sendEnquiryForm(visitor, testRideEnquiry, {
      ...{ model: 'SP 125', configuration: null, rideDate: wednesday, rideTime: '10:30' },
    })
  const figures = async (app = staff, { from, to } = period): Promise<AppointmentFigures> => {
    const answer = await app.request(`/api/appointment-figures?from=${from}&to=${to}`)
    expect(answer.status).toBe(200)
    return answer.json()
  }
  const act = async (reference: string, path: string, body: object = {}) => {
    const { version } = await deskClient(staff).read(reference)
    const sent = { version, ...body }
    const answer = await staff.send('POST', `/api/enquiries/${reference}/appointment${path}`, sent)
    expect(answer.status).toBe(200)
  }
  const change = (link: string, act: string, fields = {}) =>
    myEnquiryClient(visitor).act(`${link}/${act}`, fields)
  const loadOf = ({ resources }: AppointmentFigures) =>
    Object.fromEntries(
      resources.filter(({ booked }) => booked > 0).map((it) => [it.key, it.booked]),
    )

  it('count the load of each resource by day, of the minutes that the plans give', async () => {
    await book('10:00')
    await book('11:30', { bookingDate: thursday })
    await bookRide()
    const { resources, days, total } = await figures()
    expect(total).toMatchObject({ total: 3, kept: 3, cancelled: 0, due: 0, noShows: 0 })
    const bays = resources.filter(({ kind }) => kind === 'bay')
    expect(bays.map(({ bookedByDay }) => bookedByDay.slice(2, 4)).flat()).toContain(90)
    expect(bays.reduce((sum, { booked }) => sum + booked, 0)).toBe(180)
    const board = await (await staff.request(`/api/board?day=${wednesday}`)).json()
    for (const { kind, booked, available } of board.load) {
      const own = resources.filter((it) => it.kind === kind)
      const sum = (byDay: (it: (typeof own)[number]) => number | undefined) =>
        own.reduce((all, it) => all + (byDay(it) ?? 0), 0)
      expect([kind, sum((it) => it.bookedByDay[2])]).toEqual([kind, booked])
      expect([kind, sum((it) => it.availableByDay?.[2])]).toEqual([kind, available])
    }
    expect(days[1]).toEqual({ day: '2026-11-03', closed: 'Tuesday' })
    expect(bays[0]?.availableByDay?.[1]).toBe(0)
  })

  it('count moved and cancelled appointments once, by customer and by staff', async () => {
    const byCustomer = await book('10:00')
    await change(byCustomer.link, 'move', { hour: `${thursday}T11:00` })
    await change(byCustomer.link, 'move', { hour: `${thursday}T12:00` })
    const byStaff = await book('10:30')
    await act(byStaff.reference, '', { day: thursday, at: '10:00' })
    const undone = await book('11:00')
    await change(undone.link, 'move', { hour: `${thursday}T14:00` })
    await myEnquiryClient(visitor).act(undone.link, { act: 'undo' })
    const cancelled = await book('14:00')
    await change(cancelled.link, 'cancel', { reason: 'Rain' })
    const byDesk = await book('15:00')
    await act(byDesk.reference, '/cancel')
    expect((await figures()).total).toMatchObject({
      ...{ total: 5, kept: 3, moved: 2, movedByCustomer: 1, movedByStaff: 1 },
      ...{ cancelled: 2, cancelledByCustomer: 1, cancelledByStaff: 1, cancelledByErasure: 0 },
    })
    await act(byDesk.reference, '/restore')
    expect((await figures()).total).toMatchObject({ total: 5, kept: 4, cancelledByStaff: 0 })
  })

  it('count no-shows of the appointments whose hour has come, and keep their load', async () => {
    const missed = await book('09:30')
    await book('11:30')
    const ride = await bookRide()
    now = new Date(`${wednesday}T10:45:00+05:30`)
    staff = await visitor.loginAsStaff()
    await deskClient(staff).tell(missed.reference, { type: 'state', state: 'no-show' })
    const { version } = await deskClient(staff).read(ride.reference)
    await staff.send('PATCH', `/api/enquiries/${ride.reference}/appointment/state`, {
      ...{ state: 'no-show', version },
    })
    const { total, purposes, resources } = await figures()
    expect(total).toMatchObject({ total: 3, due: 2, noShows: 2 })
    expect(purposes.map(({ purpose, noShows, due }) => [purpose, noShows, due])).toEqual([
      ['service-paid', 1, 1],
      ['test-ride', 1, 1],
    ])
    expect(resources.reduce((sum, { booked }) => sum + booked, 0)).toBe(90 + 90 + 30)
  })

  it('count a merged duplicate only if its main enquiry has no appointment', async () => {
    const one = await book('10:00')
    const two = await book('11:00')
    const join = (to: string) => staff.send('POST', `/api/desk/${one.reference}/join`, { to })
    expect((await join(two.reference)).status).toBe(200)
    expect((await figures()).total).toMatchObject({ total: 1, kept: 1, cancelled: 0 })
  })

  it('count the appointment that a duplicate keeps', async () => {
    const one = await book('10:00')
    const main = await book('', { bookingTime: '' })
    await staff.send('POST', `/api/desk/${one.reference}/join`, { to: main.reference })
    expect((await figures()).total).toMatchObject({ total: 1, kept: 1 })
  })

  it('count appointments of erased customers, and those that the erasure cancelled', async () => {
    const { db } = getDatabase()
    const past = await book('10:00')
    const later = await book('11:00', { bookingDate: thursday })
    now = new Date(`${thursday}T09:00:00+05:30`)
    staff = await visitor.loginAsStaff()
    for (const { reference } of [past, later]) {
      const { id } = await db
        .selectFrom('enquiries')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      expect((await staff.send('DELETE', `/api/enquiries/${id}`)).ok).toBe(true)
    }
    const { total, resources } = await figures()
    expect(total).toMatchObject({ total: 2, kept: 1, due: 1, cancelled: 1, cancelledByErasure: 1 })
    expect(total).toMatchObject({ cancelledByStaff: 0, cancelledByCustomer: 0 })
    expect(resources.reduce((sum, { booked }) => sum + booked, 0)).toBe(90)
  })

  it('keep the load of a resource that was deleted or rests, without a share', async () => {
    const { db } = getDatabase()
    await book('10:00')
    await book('10:00')
    const [first, second] = Object.keys(loadOf(await figures()))
    const { value } = await findSettingForEdit(db, appointmentsSetting)
    await replaceSetting(db, appointmentsSetting, () => ({
      ...value,
      resources: value.resources
        .filter(({ key }) => key !== first)
        .map((it) => (it.key === second ? { ...it, isResting: true } : it)),
    }))
    const { resources } = await figures()
    const shown = (key: string | undefined) => resources.find((it) => it.key === key)
    expect(shown(first)).toMatchObject({ status: 'deleted', name: first, booked: 90 })
    expect(shown(first)).toMatchObject({ available: null, availableByDay: null, kind: 'bay' })
    expect(shown(second)).toMatchObject({ status: 'resting', booked: 90, available: null })
  })

  it('have the median of the days from the request to the appointment', async () => {
    await book('14:00', { bookingDate: '2026-11-02' })
    await book('10:00')
    await book('10:00', { bookingDate: thursday })
    await book('10:00', { bookingDate: '2026-11-08' })
    expect((await figures()).total.waitDays).toBe(2.5)
    const nothing = { from: '2026-10-01', to: '2026-10-02' }
    expect((await figures(staff, nothing)).total).toMatchObject({ total: 0, waitDays: null })
  })

  it('name the first free hour of each purpose, or say that there is none', async () => {
    const { db } = getDatabase()
    const firstOf = async (purpose: string) =>
      (await figures()).firstFree.find((it) => it.purpose === purpose)
    expect(await firstOf('service-paid')).toMatchObject({
      hour: { day: '2026-11-02', at: '14:00' },
    })
    const { value } = await findSettingForEdit(db, appointmentsSetting)
    await replaceSetting(db, appointmentsSetting, () => ({
      ...value,
      resources: value.resources.filter(({ kind }) => kind !== 'bay'),
    }))
    expect(await firstOf('service-paid')).toMatchObject({ hour: null })
    expect(await firstOf('test-ride')).toMatchObject({ hour: { day: '2026-11-02' } })
  })

  it('count overbooked appointments', async () => {
    const { reference } = await book('14:00')
    for (const name of ['Two', 'Three', 'Four']) await book('10:30', { name })
    await act(reference, '', { day: wednesday, at: '10:30', overbook: { reason: 'Regular' } })
    expect((await figures()).total).toMatchObject({ total: 4, overbooked: 1 })
  })

  it('show each role the appointments of its enquiries', async () => {
    await book('10:00')
    await bookRide()
    const workshop = await figures(await visitor.loginAsStaff('workshop'))
    expect(workshop.purposes.map(({ purpose }) => purpose)).toEqual(['service-paid'])
    expect(new Set(workshop.resources.map(({ kind }) => kind))).toEqual(new Set(['bay']))
    expect(workshop.firstFree.every(({ purpose }) => purpose.startsWith('service'))).toBe(true)
    const sales = await figures(await visitor.loginAsStaff('sales'))
    expect(sales.purposes.map(({ purpose }) => purpose)).toEqual(['test-ride'])
  })

  it('are a page that the figures and the day board link to', async () => {
    await book('10:00')
    const page = await (
      await staff.request(`/admin/figures/appointments?from=${period.from}&to=${period.to}`)
    ).text()
    expect(page).toContain('follow the present plans')
    expect(page).toContain(`/admin/board?day=${wednesday}`)
    for (const address of ['/admin/figures', '/admin/board'])
      expect(await (await staff.request(address)).text()).toContain('/admin/figures/appointments')
  })

  it('refuse a period that ends before it begins', async () => {
    const answer = await staff.request('/api/appointment-figures?from=2026-11-02&to=2026-11-01')
    expect(answer.status).toBe(422)
  })
})

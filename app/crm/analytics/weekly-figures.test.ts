import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import {
  composeStaffNotificationMail,
  isStaffNotificationMail,
} from '#app/crm/mail/staff-notification-mail.server.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { enqueueWeeklyFigures } from './weekly-figures-query.server.ts'

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', leadsTo: [] }
const publicUrl = 'https://shop.example'

const wednesday = '2026-10-28T12:00+05:30'
const monday = '2026-11-02T09:31+05:30'

/** Creates a dealership whose owner has an email address, with a clock and helpers for the outbox. */
async function house(database: TestDatabase) {
  const time = { now: new Date(wednesday) }
  const setUp = { mail, publicUrl, clock: () => time.now }
  const owner = await testApp(database, setUp).loginAsStaff()
  const { services } = owner
  await database.db.updateTable('staff').set({ email: 'meera@example.com' }).execute()
  const at = (instant: string) => {
    time.now = new Date(instant)
    return enqueueWeeklyFigures(services)
  }
  const queued = async () =>
    (
      await database.db.selectFrom('outbox').selectAll().where('purpose', '=', 'weekly').execute()
    ).filter(isStaffNotificationMail)
  const composed = async () =>
    Promise.all(
      (await queued()).map((one) =>
        composeStaffNotificationMail({ ...services, from: mail.from }, one),
      ),
    )
  return { owner, services, time, at, queued, composed, setUp, db: database.db }
}

onEachDatabase('weekly mail with figures', (getDatabase) => {
  it('is queued on Monday in opening hours, once a week', async () => {
    const { at, queued } = await house(getDatabase())
    expect(await at('2026-11-02T07:00+05:30')).toBe(false)
    expect(await at(monday)).toBe(true)
    expect(await at('2026-11-02T09:40+05:30')).toBe(false)
    expect(await at('2026-11-06T12:00+05:30')).toBe(false)
    expect(await queued()).toMatchObject([{ recipient: 'meera@example.com' }])
    // The server was down on Monday of the next week.
    expect(await at('2026-11-12T12:00+05:30')).toBe(true)
    expect(await at('2026-11-13T12:00+05:30')).toBe(false)
    expect(await at('2026-11-16T12:00+05:30')).toBe(true)
    expect(await queued()).toHaveLength(3)
  })

  it('is queued by only one of several instances', async () => {
    const { services, setUp, queued, time } = await house(getDatabase())
    time.now = new Date(monday)
    const other = testApp(getDatabase(), setUp).services
    const done = await Promise.all([services, other, services, other].map(enqueueWeeklyFigures))
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await queued()).toHaveLength(1)
  })

  it('has the targets of both months if the week is in two months', async () => {
    const { owner, at, composed } = await house(getDatabase())
    const targets = { sales: { house: 8, people: [] } }
    for (const month of ['2026-11', '2026-12'])
      await owner.send('PATCH', '/api/figures/targets', { month, targets })
    await at('2026-12-07T09:31+05:30')
    const [sent] = await composed()
    expect(sent?.text).toMatch(/Targets.* Nov\w* 2026/)
    expect(sent?.text).toMatch(/Targets.* Dec\w* 2026/)
  })

  it('has the figures of the week before, with links and without customer data', async () => {
    const { owner, at, composed } = await house(getDatabase())
    const desk = deskClient(owner)
    const booked = await addEnquiry(owner, testRideEnquiry, { name: 'Asha Example' })
    await desk.tell(booked, { type: 'state', state: 'booked' })
    await addEnquiry(owner, testRideEnquiry)
    await addEnquiry(owner, serviceBookingEnquiry)
    const targets = { sales: { house: 8, people: [] } }
    const set = await owner.send('PATCH', '/api/figures/targets', { month: '2026-11', targets })
    expect(set.status).toBe(200)
    await at(monday)
    // The mail waited for two days for the mail server.
    await at('2026-11-04T12:00+05:30')
    const [sent] = await composed()
    expect(sent?.subject).toBe('Figures of the week 26 Oct 2026 – 1 Nov 2026')
    const lines = sent?.text.split('\n') ?? []
    const days = 'receivedFrom=2026-10-26&receivedTo=2026-11-01'
    expect(lines).toEqual(
      expect.arrayContaining([
        'Sales',
        '  Received: 2',
        '  Booked or delivered: 1',
        '  Lost: 0',
        '  Vehicles booked or delivered: 0 of 8',
        'Service bookings',
        '  Received: 1',
        'https://shop.example/admin/figures?from=2026-10-26&to=2026-11-01&by=kind',
      ]),
    )
    expect(sent?.text).not.toContain('Asha')
    // The session ended meanwhile.
    const again = await owner.loginAsStaff()
    const links = lines.filter((line) => line.includes('/admin/desk?') && line.includes(days))
    for (const link of links) {
      const count = Number(lines[lines.indexOf(link) - 1]?.split(': ')[1])
      const list = await again.request(link.trim().replace(`${publicUrl}/admin/desk`, '/api/desk'))
      expect([link, (await list.json()).total]).toEqual([link, count])
    }
    expect(links.length).toBeGreaterThan(3)
  })

  it('counts more than a thousand enquiries without a next step', async () => {
    const { owner, at, composed, db } = await house(getDatabase())
    await addEnquiry(owner, testRideEnquiry)
    const { id: _, ...row } = await db.selectFrom('enquiries').selectAll().executeTakeFirstOrThrow()
    const open = { ...row, state: 'contacted', due_at: null, call_by: null, next_step_at: null }
    for (let batch = 0; batch < 6; batch++)
      await db
        .insertInto('enquiries')
        .values(
          Array.from({ length: 200 }, (_it, index) => ({
            ...open,
            ...{ reference: `TR-${batch}-${index}`, idempotency_key: null },
          })),
        )
        .execute()
    await at(monday)
    const [sent] = await composed()
    expect(sent?.text).toContain('Open now without a next step: 1201\n')
  })

  it('is neither queued nor sent while the owner has switched it off', async () => {
    const { owner, at, composed, db } = await house(getDatabase())
    await at(monday)
    const again = await owner.loginAsStaff()
    const off = await again.send('PATCH', '/api/figures/weekly-mail', { isOn: false })
    expect(await off.json()).toMatchObject({ isOn: false, message: 'The weekly email is off.' })
    expect(await composed()).toEqual([undefined])
    expect(await at('2026-11-09T10:00+05:30')).toBe(false)
    await db.updateTable('staff').set({ email: '' }).execute()
    const owners = await owner.loginAsStaff()
    await owners.send('PATCH', '/api/figures/weekly-mail', { isOn: true })
    expect(await at('2026-11-09T11:00+05:30')).toBe(false)
  })
})

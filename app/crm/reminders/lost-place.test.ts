import { beforeEach, expect, it } from 'vitest'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { enqueueReminders } from './enqueue-reminders.server.ts'

const pages = await pageHandlerFromSources()
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', leadsTo: [] }
// The reminder of Wednesday is due on Monday at 17:00, because the shop is closed on Tuesdays.
const wednesday = '2026-11-04'
const booked = { bookingDate: wednesday, bookingTime: '10:30' }

onEachDatabase('an hour that lost its place', (getDatabase) => {
  let now: Date
  let app: TestApp
  let owner: TestApp
  let reference: string
  let link: string
  beforeEach(async () => {
    now = new Date('2026-11-02T10:00:00+05:30')
    const publicUrl = 'https://shop.example'
    app = testApp(getDatabase(), { mail, publicUrl, clock: () => now }, pages)
    ;({ reference, link } = await sendEnquiryForm(app, undefined, booked))
    owner = await app.loginAsStaff()
  })
  const customer = () => myEnquiryClient(app)
  const reminderMails = () =>
    getDatabase().db.selectFrom('outbox').selectAll().where('purpose', '=', 'reminder').execute()

  async function closeWednesday() {
    const document = await (await owner.request('/api/site/appointments')).json()
    const overrides = [{ day: wednesday, windows: [] }]
    const saved = await owner.send('PUT', '/api/site/appointments', { ...document, overrides })
    const { version } = await saved.json()
    const sent = await owner.send('POST', '/api/site/appointments/publish', { version })
    expect(sent.status).toBe(200)
  }

  it('is not reminded of, and staff see that it must be moved', async () => {
    await closeWednesday()
    now = new Date('2026-11-02T17:00:00+05:30')
    await enqueueReminders(app.services)
    expect(await reminderMails()).toEqual([])
    const { reminders } = await (
      await owner.request(`/api/board/reminders?day=${wednesday}`)
    ).json()
    expect(reminders).toMatchObject([{ reference, state: 'lost-place', message: null }])
    const shown = await owner.services.staffAppointments.findShown(await account(), reference)
    expect(shown?.appointment?.lostPlace).toBe('dayClosed')
  })

  it('makes a queued reminder stay unsent', async () => {
    now = new Date('2026-11-02T17:00:00+05:30')
    await enqueueReminders(app.services)
    const [queued] = await reminderMails()
    await closeWednesday()
    expect(queued && (await app.services.composeReminderMail(queued))).toBeUndefined()
  })

  it('is named on the customer’s page, without “I am coming” and the calendar', async () => {
    const before = await customer().open(link)
    expect(before.html).toContain('appointment.ics')
    expect(before.html).toContain(`${link}/coming`)
    await closeWednesday()
    const { text, html } = await customer().open(link)
    expect(text).toContain('We cannot keep this time. Please choose another one below, or call us.')
    expect(text).not.toContain('Bring your vehicle')
    expect(html).not.toContain('appointment.ics')
    expect(html).not.toContain(`${link}/coming`)
    expect(html).toContain(`${link}/move`)
  })

  async function account() {
    const found = await app.services.staff.findByUserId('meera')
    if (!found) throw new Error('The owner is missing')
    return found
  }
})

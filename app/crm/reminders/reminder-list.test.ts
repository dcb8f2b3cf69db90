import { beforeEach, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { messageTextsSetting } from '#app/crm/message-texts/message-texts-setting.ts'
import { deskClient } from '#tests/desk-client.ts'
import { sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { enqueueReminders } from './enqueue-reminders.server.ts'
import type { Reminder } from './reminder-endpoints.ts'

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', leadsTo: [] }
const publicUrl = 'https://shop.example'

// Wednesday. The shop is closed on Tuesdays, so its reminders are due on Monday, 2 November, 17:00.
const wednesday = { bookingDate: '2026-11-04', bookingTime: '10:30' }

onEachDatabase('the list of reminders', (getDatabase) => {
  let now: Date
  let app: TestApp
  const at = (local: string) => {
    now = new Date(`2026-11-${local}:00+05:30`)
  }
  beforeEach(() => {
    at('02T10:00')
    app = testApp(getDatabase(), { mail, publicUrl, clock: () => now })
  })
  const book = (answers: object) => sendEnquiryForm(app, undefined, { ...wednesday, ...answers })
  async function list(staff: TestApp): Promise<Reminder[]> {
    const answer = await staff.request('/api/board/reminders?day=2026-11-04')
    expect(answer.status).toBe(200)
    const { reminders } = await answer.json()
    return reminders
  }
  const states = (reminders: readonly Reminder[]) =>
    reminders.map(({ name, state }) => `${name}: ${state}`)

  it('says which reminders are sent, waiting or failed, and who has no email address', async () => {
    for (const [name, bookingTime] of [
      ['Sent', '10:00'],
      ['Failed', '10:30'],
      ['Waiting', '11:00'],
    ] as const)
      await book({ name, bookingTime })
    await book({ name: 'Nobody', bookingTime: '11:30', email: '' })
    at('02T17:00')
    await enqueueReminders(app.services)
    const { db } = getDatabase()
    const settle = async (name: string, set: object) => {
      const { id } = await db
        .selectFrom('enquiries')
        .select('id')
        .where('answers_json', 'like', `%"${name}"%`)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('outbox')
        .set(set)
        .where('enquiry_id', '=', id)
        .where('purpose', '=', 'reminder')
        .execute()
    }
    await settle('Sent', { sent_at: now.toISOString() })
    await settle('Failed', { given_up_at: now.toISOString() })
    const reminders = await list(await app.loginAsStaff())
    expect(states(reminders)).toEqual([
      'Sent: sent',
      'Failed: failed',
      'Waiting: waiting',
      'Nobody: no-address',
    ])
    expect(reminders[0]?.sentAt).toBe(now.toISOString())
  })

  it('says for which hours no mail goes out any more', async () => {
    await book({ name: 'Missed', bookingTime: '10:00' })
    at('03T18:01')
    await book({ name: 'Late', bookingTime: '14:00' })
    at('03T21:30')
    expect(states(await list(await app.loginAsStaff()))).toEqual([
      'Missed: missed',
      'Late: booked-late',
    ])
    const without = testApp(getDatabase(), { publicUrl, clock: () => now })
    expect(states(await list(await without.loginAsStaff()))).toEqual([
      'Missed: no-mail',
      'Late: no-mail',
    ])
  })

  it('has the text for WhatsApp, and shows when staff opened it', async () => {
    const { reference, link } = await book({ name: 'Asha', email: '' })
    const owner = await app.loginAsStaff()
    const [before] = await list(owner)
    expect(before?.message?.text).toContain(
      'we expect your HORNET 2.0 on Wed 4 Nov at 10:30 AM. If you cannot come, please call',
    )
    expect(before?.message?.text).toContain(`change the time: ${publicUrl}${link}`)
    expect(before?.openedAt).toBeNull()
    const { name: textName, text } = before?.message ?? {}
    await deskClient(owner).tell(reference, {
      ...{ type: 'message', channel: 'whatsapp', text, textName, isEdited: false },
    })
    expect((await list(owner))[0]?.openedAt).toBe(now.toISOString())
    const { history } = await deskClient(owner).read(reference)
    expect(JSON.stringify(history)).not.toContain(link)
  })

  it('uses the dealer’s own text that names the hour', async () => {
    await book({ name: 'Asha' })
    const text = 'Come at {appointmentTime}, {name}!'
    const texts = [{ name: 'Own', when: 'workshop', channel: 'both' as const, text }]
    const owner = await app.loginAsStaff()
    const account = await app.services.staff.findByUserId('meera')
    const editor = { id: account?.id ?? 0, userId: 'meera' }
    const { facts } = app.services
    const { version } = await facts.findForEdit(messageTextsSetting)
    const saved = await facts.change(editor, messageTextsSetting, { value: { texts }, version })
    expect(saved.ok).toBe(true)
    const [reminder] = await list(owner)
    expect(reminder?.message).toEqual({ name: 'Own', text: 'Come at 10:30 AM, Asha!' })
  })

  it('shows who said that they are coming', async () => {
    const { reference } = await book({ name: 'Asha' })
    const seen = '2026-11-04T10:30'
    await app.services.appointmentActs.noteComing({ id: null, name: 'Customer' }, reference, {
      seen,
    })
    const owner = await app.loginAsStaff()
    expect((await list(owner))[0]?.isComing).toBe(true)
    const board = await (await owner.request('/api/board?day=2026-11-04')).json()
    expect(board.appointments[0]?.isComing).toBe(true)
    await deskClient(owner).tell(reference, { type: 'state', state: 'arrived' })
    const arrived = await (await owner.request('/api/board?day=2026-11-04')).json()
    expect(arrived.appointments[0]?.isComing).toBe(false)
  })

  it('shows each role its own appointments, and accounts without the board none', async () => {
    await book({ name: 'Asha' })
    await sendEnquiryForm(app, testRideEnquiry, { rideDate: '2026-11-04', rideTime: '11:00' })
    const purposes = async (role: 'workshop' | 'sales' | 'manager') =>
      (await list(await app.loginAsStaff(role))).map(({ purpose }) => purpose)
    expect(await purposes('workshop')).toEqual(['service-paid'])
    expect(await purposes('sales')).toEqual(['test-ride'])
    expect(await purposes('manager')).toHaveLength(2)
    const accounts = await app.loginAsStaff('accounts')
    expect((await accounts.request('/api/board/reminders?day=2026-11-04')).status).toBe(403)
    expect((await app.request('/api/board/reminders?day=2026-11-04')).status).toBe(401)
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { startMailWorker } from '#app/crm/mail/mail-worker.server.ts'
import type { MailTransport } from '#app/crm/mail/smtp-transport.server.ts'
import { deskClient } from '#tests/desk-client.ts'
import { sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { enqueueReminders } from './enqueue-reminders.server.ts'

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', leadsTo: [] }
const publicUrl = 'https://shop.example'
const customer = { id: null, name: 'Customer' }

// Wednesday. The shop is closed on Tuesdays, so its reminders are due on Monday, 2 November, 17:00.
const wednesday = { bookingDate: '2026-11-04', bookingTime: '10:30' }
const due = '02T17:00'
const seen = '2026-11-04T10:30'

onEachDatabase('reminders', (getDatabase) => {
  let now: Date
  let app: TestApp
  const at = (local: string) => {
    now = new Date(`2026-11-${local}:00+05:30`)
  }
  beforeEach(() => {
    at('02T10:00')
    app = testApp(getDatabase(), { mail, publicUrl, clock: () => now })
  })

  const book = async (answers: object = wednesday) =>
    (await sendEnquiryForm(app, undefined, answers)).reference
  /** Runs the job at a time, and returns the references of all reminders in the outbox. */
  const run = async (local: string) => {
    at(local)
    await enqueueReminders(app.services)
    return (await outbox()).map(({ once_key }) => once_key)
  }
  const outbox = () =>
    getDatabase()
      .db.selectFrom('outbox')
      .selectAll()
      .where('purpose', '=', 'reminder')
      .orderBy('id')
      .execute()
  const compose = async () =>
    Promise.all((await outbox()).map((one) => app.services.composeReminderMail(one)))
  const move = (reference: string, day: string, time: string) =>
    app.services.appointmentActs.schedule(customer, reference, { day: `2026-11-${day}`, at: time })
  const keyOf = (reference: string, sequence = 0) => `${reference}.${sequence}.day-before`

  describe('are queued', () => {
    it('once, at 17:00 on the open day before', async () => {
      const reference = await book()
      expect(await run('02T16:59')).toEqual([])
      expect(await run(due)).toEqual([keyOf(reference)])
      expect(await run('02T17:05')).toHaveLength(1)
      expect(await run('03T12:00')).toHaveLength(1)
      expect(await outbox()).toMatchObject([{ recipient: 'asha@example.com', sent_at: null }])
    })

    it('once, although several instances run', async () => {
      await book()
      await book({ ...wednesday, bookingTime: '11:00', name: 'Second' })
      at(due)
      const other = testApp(getDatabase(), { mail, publicUrl, clock: () => now })
      await Promise.all([app, other, app, other].map(({ services }) => enqueueReminders(services)))
      expect(await outbox()).toHaveLength(2)
    })

    it('later if the process was off, but not from 21:00 to 10:00', async () => {
      const reference = await book({ ...wednesday, bookingTime: '14:00' })
      for (const night of ['02T22:00', '02T23:50', '04T00:10', '04T09:59'])
        expect(await run(night)).toEqual([])
      expect(await run('04T10:00')).toEqual([keyOf(reference)])
    })

    it('not in the last three hours', async () => {
      await book()
      expect(await run('04T10:00')).toEqual([])
      expect(await run('04T10:35')).toEqual([])
    })

    it('not for an hour that was booked less than 20 hours before', async () => {
      const thursday = { bookingDate: '2026-11-05', bookingTime: '11:00' }
      at('04T15:01')
      await book(thursday)
      at('04T15:00')
      const reference = await book({ ...thursday, bookingTime: '11:30', name: 'In time' })
      expect(await run('04T17:00')).toEqual([keyOf(reference)])
    })

    it('again for another hour after a move, if that is 20 hours ahead', async () => {
      const reference = await book()
      await run(due)
      at('02T18:00')
      expect((await move(reference, '06', '11:00')).ok).toBe(true)
      expect(await run('02T18:05')).toHaveLength(1)
      expect(await run('05T17:00')).toEqual([keyOf(reference), keyOf(reference, 1)])
      at('05T18:00')
      expect((await move(reference, '06', '11:30')).ok).toBe(true)
      expect(await run('05T18:05')).toHaveLength(2)
    })

    it('once if the clock is set back', async () => {
      await book()
      await run(due)
      expect(await run('02T12:00')).toHaveLength(1)
      expect(await run('02T17:30')).toHaveLength(1)
    })

    it('only for customers with an email address', async () => {
      await book({ ...wednesday, email: '' })
      expect(await run(due)).toEqual([])
    })

    it('for test rides too', async () => {
      const ride = { rideDate: '2026-11-04', rideTime: '11:00', email: 'asha@example.com' }
      const { reference } = await sendEnquiryForm(app, testRideEnquiry, ride)
      expect(await run(due)).toEqual([keyOf(reference)])
      expect((await compose())[0]?.text).toContain('This is a reminder of your test ride')
    })

    it('for deliveries too, which staff move and cancel', async () => {
      const ride = { email: 'asha@example.com' }
      const { reference } = await sendEnquiryForm(app, testRideEnquiry, ride)
      const to = { day: '2026-11-04', at: '12:00', purpose: 'delivery' as const }
      const staff = { id: null, name: 'meera' }
      expect((await app.services.appointmentActs.schedule(staff, reference, to)).ok).toBe(true)
      expect(await run(due)).toEqual([keyOf(reference)])
      const text = (await compose())[0]?.text ?? ''
      expect(text).toContain('This is a reminder of the delivery of your vehicle')
      expect(text).toContain('/coming')
      expect(text).not.toMatch(/\/(move|cancel)\b/)
    })

    it('only if the site sends mail', async () => {
      await book()
      at(due)
      app = testApp(getDatabase(), { clock: () => now })
      await enqueueReminders(app.services)
      expect(await outbox()).toEqual([])
    })
  })

  describe('are composed when they are sent', () => {
    it('with hour, place, what to bring, and links that only show', async () => {
      const { reference, link } = await sendEnquiryForm(app, undefined, wednesday)
      await run(due)
      const [composed] = await compose()
      expect(composed?.subject).toBe('Reminder: your appointment on Wed 4 Nov, 10:30 AM')
      const page = `https://shop.example${link}`
      for (const part of [
        reference,
        'Wednesday, 4 Nov 2026, 10:30 AM',
        'Bring your vehicle, its RC and the service booklet.',
        `I am coming:\n${page}/coming`,
        `Move the appointment:\n${page}/move`,
        `Cancel the appointment:\n${page}/cancel`,
        `${page}/appointment.ics`,
      ])
        expect(composed?.text).toContain(part)
      expect(composed?.text).not.toContain('Asha')
    })

    it('without the link “I am coming” after the customer said so', async () => {
      const reference = await book()
      expect(
        (await app.services.appointmentActs.noteComing(customer, reference, { seen })).ok,
      ).toBe(true)
      await run(due)
      const [composed] = await compose()
      expect(composed?.text).toContain('You told us that you are coming. Thank you.')
      expect(composed?.text).not.toContain('/coming')
    })

    it.each<[string, (reference: string) => Promise<unknown>]>([
      [
        'was cancelled',
        (reference) => app.services.appointmentActs.cancel(customer, reference, {}),
      ],
      ['was moved', (reference) => move(reference, '05', '11:00')],
      [
        'is closed',
        async (reference) =>
          deskClient(await app.loginAsStaff()).tell(reference, {
            type: 'state',
            state: 'cancelled',
          }),
      ],
      [
        'has arrived',
        async (reference) =>
          deskClient(await app.loginAsStaff()).tell(reference, { type: 'state', state: 'arrived' }),
      ],
      ['begins in less than three hours', async () => at('04T08:00')],
      ['has begun', async () => at('04T10:31')],
      ['waited until the night', async () => at('02T21:00')],
      [
        'was erased',
        (reference) =>
          getDatabase()
            .db.updateTable('enquiries')
            .set({ erased_at: now.toISOString() })
            .where('reference', '=', reference)
            .execute(),
      ],
    ])('and not for an appointment that %s', async (_, change) => {
      const reference = await book()
      await run(due)
      await change(reference)
      expect(await compose()).toEqual([undefined])
    })

    it('and sent by the mail worker, which drops the others', async () => {
      await book()
      const cancelled = await book({ ...wednesday, bookingTime: '11:00', name: 'Second' })
      await run(due)
      await app.services.appointmentActs.cancel(customer, cancelled, {})
      const sent: Parameters<MailTransport['send']>[0][] = []
      const worker = startMailWorker({
        ...{ ...app.services, from: mail.from, interval: 5 },
        transport: { send: async (one) => void sent.push(one), close() {} },
      })
      await vi.waitFor(async () => {
        const { waiting, givenUp } = await app.services.outbox.getStatus()
        expect({ waiting, givenUp }).toEqual({ waiting: 0, givenUp: 0 })
      }, 5000)
      await worker.stop()
      const [reminder] = await outbox()
      expect(await outbox()).toHaveLength(1)
      expect(sent.filter(({ subject }) => subject.startsWith('Reminder'))).toMatchObject([
        {
          to: 'asha@example.com',
          messageId: `<reminder.${reminder?.once_key}@example.com>`,
        },
      ])
      expect(await run('02T17:10')).toHaveLength(1)
    })

    it('and not for the address before a correction', async () => {
      await book()
      await run(due)
      await getDatabase().db.updateTable('outbox').set({ recipient: 'b@example.com' }).execute()
      expect(await compose()).toEqual([undefined])
    })
  })
})

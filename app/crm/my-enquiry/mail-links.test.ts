import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { startMailWorker } from '#app/crm/mail/mail-worker.server.ts'
import type { MailTransport } from '#app/crm/mail/smtp-transport.server.ts'
import { enqueueReminders } from '#app/crm/reminders/enqueue-reminders.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { backedUpTableNames, notBackedUpTableNames } from '#app/platform/db/database-schema.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const publicUrl = 'https://shop.example'
const email = 'asha@example.com'
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', leadsTo: [] }

/** Requests count against limits. All other tables must stay as they are. */
const countingTables: readonly string[] = ['limits']

async function dump(db: Db): Promise<Record<string, string[]>> {
  const names = [...backedUpTableNames, ...notBackedUpTableNames].filter(
    (name) => !countingTables.includes(name),
  )
  const tables: Record<string, string[]> = {}
  for (const name of names) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    tables[name] = rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return tables
}

onEachDatabase('the links of mails to customers', (getDatabase) => {
  it('change nothing if a mail scanner opens every one of them', async () => {
    let now = testNow
    const database = getDatabase()
    const app = testApp(database, { mail, publicUrl, clock: () => now }, pages)
    const sent: Parameters<MailTransport['send']>[0][] = []
    const transport = {
      send: async (one: (typeof sent)[number]) => void sent.push(one),
      close() {},
    }

    for (const enquiry of enquiryKinds) if (enquiry.postTo) await sendEnquiryForm(app, enquiry)
    const { link } = await sendEnquiryForm(app, undefined, {
      ...{ bookingDate: '2026-11-04', bookingTime: '10:30', email },
    })
    await myEnquiryClient(app).act(`${link}/move`, { hour: '2026-11-05T11:00' })
    const worker = startMailWorker({ ...app.services, transport, from: mail.from, interval: 5 })
    const isAllSent = async () => expect((await app.services.outbox.getStatus()).waiting).toBe(0)
    await vi.waitFor(isAllSent, 5000)
    now = new Date('2026-11-04T17:00:00+05:30')
    await enqueueReminders(app.services)
    await vi.waitFor(isAllSent, 5000)
    await worker.stop()
    const purposes = new Set(sent.map(({ messageId }) => /^<([a-z-]+)/.exec(messageId)?.[1]))
    expect([...purposes].toSorted()).toEqual(['acknowledgement', 'change', 'reminder'])

    const links = sent.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    for (const act of ['/coming', '/move', '/cancel', '/appointment.ics'])
      expect(links).toContain(`${publicUrl}${link}${act}`)
    const before = await dump(database.db)
    for (const url of new Set(links)) {
      expect(url.startsWith(`${publicUrl}/`)).toBe(true)
      for (const method of ['GET', 'HEAD'])
        expect((await app.request(url.slice(publicUrl.length), { method })).status, url).toBe(200)
    }
    expect(await dump(database.db)).toEqual(before)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { startSmtpServer } from '#tests/test-smtp-server.ts'
import { startMailWorker } from './mail-worker.server.ts'
import { isPlainEmailAddress } from './plain-email-address.ts'
import { smtpTransport } from './smtp-transport.server.ts'

const enquiry = {
  name: 'Asha\r\nBcc: victim@example.com',
  email: 'asha@example.com',
  contact: '9000000001',
  reason: 'Inquiry',
  message: 'Is the बाइक in stock? ₹\r\n.\r\nQUIT',
}

onEachDatabase('mail delivery', (getDatabase) => {
  const mail = (smtpUrl: string) => ({ smtpUrl, from: undefined, leadsTo: ['desk@example.com'] })
  const work = (app: TestApp, url: string) =>
    startMailWorker({
      ...app.services,
      transport: smtpTransport(url),
      from: undefined,
      interval: 20,
    })
  const outbox = (database: TestDatabase) =>
    database.db.selectFrom('outbox').selectAll().orderBy('id').execute()

  it('sends one mail to the dealership and one to the visitor', async () => {
    const smtp = await startSmtpServer()
    const app = testApp(getDatabase(), { mail: mail(smtp.url) })
    const headers = { 'idempotency-key': 'one' }
    const { reference } = await (await app.send('POST', '/contact', enquiry, { headers })).json()
    await app.send('POST', '/contact', enquiry, { headers })
    const workers = [work(app, smtp.url), work(app, smtp.url)]
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 5000)
    await Promise.all(workers.map((worker) => worker.stop()))
    await smtp.close()

    const [lead, acknowledgement] = smtp.received.sort((a, b) => (a.to < b.to ? 1 : -1))
    expect(lead?.to).toEqual(['desk@example.com'])
    expect(lead?.raw).toContain(reference)
    expect(lead?.raw).toMatch(/^Reply-To: asha@example\.com\r$/m)
    expect(acknowledgement?.to).toEqual(['asha@example.com'])
    expect(acknowledgement?.raw).toContain(reference)
    expect(acknowledgement?.raw).not.toContain('Asha')
    for (const { raw } of smtp.received) {
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
      expect(head).not.toMatch(/^bcc:/im)
      expect(head).toMatch(/^Auto-Submitted: auto-generated\r?$/im)
      expect(head).not.toContain('victim')
    }
    expect(await app.services.outbox.getStatus()).toMatchObject({
      waiting: 0,
      failing: 0,
      givenUp: 0,
    })
  })

  it('delivers to a non-ASCII domain and to an address with an apostrophe', async () => {
    const smtp = await startSmtpServer()
    const app = testApp(getDatabase(), {
      mail: { ...mail(smtp.url), leadsTo: ["d'souza@example.com"] },
    })
    const email = 'asha@münchen.de'
    expect((await app.send('POST', '/contact', { ...enquiry, email })).status).toBe(201)
    const worker = work(app, smtp.url)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 5000)
    await worker.stop()
    await smtp.close()
    const [acknowledgement, lead] = smtp.received.sort((a, b) => (a.to < b.to ? -1 : 1))
    // The test's SMTP server decodes the address.
    expect(acknowledgement?.to).toEqual([email])
    expect(acknowledgement?.raw).toMatch(/^To: asha@xn--mnchen-3ya\.de\r$/m)
    expect(lead?.to).toEqual(["d'souza@example.com"])
    expect(lead?.raw).toMatch(/^Reply-To: asha@xn--mnchen-3ya\.de\r$/m)
    expect(await app.services.outbox.getStatus()).toMatchObject({
      waiting: 0,
      failing: 0,
      givenUp: 0,
    })
  })

  it('retries with increasing delays while the mail server is down, also after a restart', async () => {
    let now = testNow
    const clock = () => now
    const first = await startSmtpServer()
    const { port, url } = first
    await first.close()
    const app = testApp(getDatabase(), { mail: mail(url), clock })
    await app.send('POST', '/contact', enquiry)
    const before = work(app, url)
    await vi.waitFor(
      async () => expect((await app.services.outbox.getStatus()).failing).toBe(2),
      5000,
    )
    await before.stop()
    const [owed] = await outbox(getDatabase())
    expect(owed?.attempts).toBe(1)
    expect(owed?.due_at).toBe(new Date(now.getTime() + 30_000).toISOString())

    const smtp = await startSmtpServer(port)
    const restarted = testApp(getDatabase(), { mail: mail(url), clock })
    const looks = vi.spyOn(restarted.services.outbox, 'claimNext')
    const again = work(restarted, url)
    // The second claim starts after the first one has ended and after any mail of the first claim
    // was sent.
    await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(1))
    expect(smtp.received).toHaveLength(0)
    now = new Date(now.getTime() + 31_000)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 5000)
    await again.stop()
    await smtp.close()
    expect(await app.services.outbox.getStatus()).toMatchObject({ waiting: 0, failing: 0 })
  })

  it('gives up if the visitor’s address is refused, but never if the dealership’s is', async () => {
    const smtp = await startSmtpServer(0, () => true)
    const app = testApp(getDatabase(), { mail: mail(smtp.url) })
    await app.send('POST', '/contact', enquiry)
    const worker = work(app, smtp.url)
    await vi.waitFor(
      async () =>
        expect(await app.services.outbox.getStatus()).toMatchObject({ givenUp: 1, failing: 1 }),
      5000,
    )
    await worker.stop()
    await smtp.close()
    const rows = await outbox(getDatabase())
    expect(rows.map(({ purpose, given_up_at }) => [purpose, given_up_at !== null])).toEqual([
      ['lead', false],
      ['acknowledgement', true],
    ])
  })

  it('queues nothing if no SMTP server is configured, and reports that', async () => {
    const app = testApp(getDatabase())
    expect((await app.send('POST', '/contact', enquiry)).status).toBe(201)
    expect(await outbox(getDatabase())).toEqual([])
    expect(await app.services.outbox.getStatus()).toMatchObject({
      isConfigured: false,
      tellsTheHouse: false,
    })
  })

  it('deletes queued mails when staff erase the enquiry, but keeps the enquiry’s row', async () => {
    const app = await testApp(getDatabase(), { mail: mail('smtp://127.0.0.1:1') }).loginAsStaff()
    await app.send('POST', '/contact', enquiry)
    const [row] = await getDatabase().db.selectFrom('enquiries').selectAll().execute()
    const path = `/api/enquiries/${row?.id}`
    expect((await app.request(path, { method: 'DELETE' })).status).toBe(200)
    expect((await app.request(path, { method: 'DELETE' })).status).toBe(404)
    expect(await outbox(getDatabase())).toEqual([])
    const [kept] = await getDatabase().db.selectFrom('enquiries').selectAll().execute()
    expect(kept).toMatchObject({
      answers_json: '{}',
      idempotency_key: null,
      erased_at: testNow.toISOString(),
    })
    expect(kept?.search_text).not.toContain('asha')
    expect(await app.services.changes.listNewest(1)).toMatchObject([
      { who: 'meera', action: 'erased the answers of', label: `enquiry ${row?.reference}` },
    ])
  })
})

describe('plain email address', () => {
  it.each([
    'a@b.example',
    'o’neil@b.example'.replace('’', "'"),
    'a+b@c-d.example',
    'a@b',
    'asha@münchen.de',
    `${'a'.repeat(244)}@b.example`,
  ])('%s is valid', (address) => expect(isPlainEmailAddress(address)).toBe(true))
  it.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'A <a@b.example>',
    'a b@c.example',
    '"a\nb"@c.example',
    'a@b.example;c@d',
    '@b',
    'a@',
    'a@-b.example',
    'a@b.example.',
    '',
    `${'a'.repeat(245)}@b.example`,
  ])('%j is invalid', (address) => expect(isPlainEmailAddress(address)).toBe(false))
})

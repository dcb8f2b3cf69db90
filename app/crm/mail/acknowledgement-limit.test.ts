import { expect, it, vi } from 'vitest'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { startMailWorker } from './mail-worker.server.ts'
import { normalizeMailbox } from './normalize-mailbox.ts'

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo: ['desk@example.com'] }

onEachDatabase('acknowledgement limits', (getDatabase) => {
  /**
   * Sends one enquiry from each address. Returns the recipients of the sent mails, except the
   * dealership.
   */
  async function sentTo(app: TestApp, addresses: string[]): Promise<string[]> {
    const sent: string[] = []
    const send = async ({ to }: { to: string }) => void sent.push(to)
    for (const [number, email] of addresses.entries()) {
      const message = `Hello ${number}`
      const enquiry = { name: 'Asha', contact: '9000000001', reason: 'Inquiry', message, email }
      expect((await app.send('POST', '/contact', enquiry)).status).toBe(201)
    }
    const transport = { send, close: () => {} }
    const worker = startMailWorker({ ...app.services, transport, from: undefined, interval: 5 })
    await vi.waitFor(
      async () => expect((await app.services.outbox.getStatus()).waiting).toBe(0),
      5000,
    )
    await worker.stop()
    return sent.filter((to) => to !== 'desk@example.com')
  }
  const times = (many: number, address: string) => Array.from({ length: many }, () => address)

  it('sends at most five acknowledgements per hour to a mailbox, but stores every enquiry', async () => {
    const app = testApp(getDatabase(), { mail })
    const addresses = [...times(4, 'a.sha@example.com'), ...times(4, 'Asha+1@Example.com')]
    expect(await sentTo(app, [...addresses, 'ravi@example.com'])).toEqual([
      ...addresses.slice(0, 5),
      'ravi@example.com',
    ])
    const { many } = await getDatabase()
      .db.selectFrom('enquiries')
      .select((eb) => eb.fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
    expect(Number(many)).toBe(9)
  })

  it('sends at most ten acknowledgements per day to a mailbox', async () => {
    const time = { now: testNow }
    const app = testApp(getDatabase(), { mail, clock: () => time.now })
    const counts: number[] = []
    for (let hour = 0; hour < 3; hour++) {
      time.now = new Date(testNow.getTime() + hour * 3_600_000)
      counts.push((await sentTo(app, times(6, 'asha@example.com'))).length)
    }
    expect(counts).toEqual([5, 5, 0])
  })
})

it.each([
  ['A.Sha+offers@Example.COM', 'asha@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('counts %s as the mailbox %s', (address, mailbox) => {
  expect(normalizeMailbox(address)).toBe(mailbox)
})

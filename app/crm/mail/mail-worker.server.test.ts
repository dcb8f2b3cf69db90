import { expect, it, onTestFinished, vi } from 'vitest'
import type { Log } from '#app/platform/log/log.server.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { startMailWorker } from './mail-worker.server.ts'
import type { MailTransport } from './smtp-transport.server.ts'

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo: ['desk@example.com'] }
type Sent = Parameters<MailTransport['send']>[0]

/**
 * Creates an app whose outbox has one lead mail and one acknowledgement, and a worker that sends
 * mails with `send`.
 */
async function owing(send: (mail: Sent) => Promise<void>) {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const time = { now: testNow }
  const { services, ...app } = testApp(database, { mail, clock: () => time.now })
  const { email, ...rest } = { email: 'asha@example.com', name: 'Asha', contact: '9000000001' }
  const enquiry = { ...rest, email, reason: 'Inquiry', message: 'Hello' }
  expect((await app.send('POST', '/contact', enquiry)).status).toBe(201)
  const logged: unknown[] = []
  vi.spyOn(services.log, 'warn').mockImplementation((...line: unknown[]) => void logged.push(line))
  vi.spyOn(services.log, 'error').mockImplementation((...line: unknown[]) => void logged.push(line))
  const log: Log = services.log
  const close = vi.fn<() => void>()
  const start = (interval = 5) =>
    startMailWorker({ ...services, log, transport: { send, close }, from: undefined, interval })
  return { services, time, logged, close, start }
}

it('continues after a short database outage', async () => {
  const sent: Sent[] = []
  const { services, logged, start } = await owing(async (one) => void sent.push(one))
  vi.spyOn(services.outbox, 'claimNext').mockRejectedValueOnce(new Error('The database is away'))
  const worker = start()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await worker.stop()
  const err = expect.objectContaining({ message: 'The database is away' })
  expect(logged).toEqual([[{ err }, 'the outbox could not be read']])
})

it('uses the same Message-ID for every attempt, so that mail servers detect duplicates', async () => {
  const tried: Sent[] = []
  const { services, time, logged, start } = await owing(async (one) => {
    tried.push(one)
    // The server accepted the mail, but the connection broke before the server's reply arrived.
    if (tried.length <= 2) throw new Error('read ECONNRESET asha@example.com')
  })
  const worker = start()
  await vi.waitFor(async () => expect((await services.outbox.getStatus()).failing).toBe(2))
  time.now = new Date(testNow.getTime() + 60_000)
  await vi.waitFor(async () => expect((await services.outbox.getStatus()).waiting).toBe(0))
  await worker.stop()
  const ids = tried.map(({ messageId }) => messageId)
  expect(new Set(ids.slice(0, 2)).size).toBe(2)
  expect(ids.slice(2)).toEqual(ids.slice(0, 2))
  expect(JSON.stringify(logged)).not.toContain('example.com')
})

it('logs only the mail’s id, the attempt and the error code', async () => {
  const errors = [
    Object.assign(new Error('No answer for asha@example.com'), { code: 'ECONNREFUSED' }),
    new Error('550 asha@example.com'),
    'asha@example.com',
    null,
  ]
  const { services, time, logged, start } = await owing(() => Promise.reject(errors.shift()))
  const rows = await services.db.selectFrom('outbox').select('id').orderBy('id').execute()
  const [first, second] = rows.map(({ id }) => id)
  const worker = start()
  await vi.waitFor(async () => expect((await services.outbox.getStatus()).failing).toBe(2))
  time.now = new Date(testNow.getTime() + 60_000)
  await vi.waitFor(() => expect(logged).toHaveLength(4))
  await worker.stop()
  expect(logged).toEqual(
    [
      { mail: first, attempt: 1, reason: 'ECONNREFUSED' },
      { mail: second, attempt: 1, reason: 'unknown' },
      { mail: first, attempt: 2, reason: 'unknown' },
      { mail: second, attempt: 2, reason: 'unknown' },
    ].map((facts) => [facts, 'mail not sent']),
  )
})

it.each([
  ['was erased', { erased_at: testNow.toISOString() }],
  ['is of a kind that we have no more', { kind: 'a-form-that-is-gone' }],
])('gives up on unsent mails of an enquiry that %s in the meantime', async (_, change) => {
  const sent: Sent[] = []
  const { services, start } = await owing(async (one) => void sent.push(one))
  await services.db.updateTable('enquiries').set(change).execute()
  const worker = start()
  await vi.waitFor(async () => expect((await services.outbox.getStatus()).givenUp).toBe(2))
  await worker.stop()
  expect(sent).toEqual([])
})

it('reads the outbox no more after it stopped, both while sending and while waiting', async () => {
  const sending = Promise.withResolvers<void>()
  const send = vi.fn<() => Promise<void>>(() => sending.promise)
  const { services, start } = await owing(send)
  const reads = vi.spyOn(services.outbox, 'claimNext')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const expectNoMoreReads = async () => {
    const before = reads.mock.calls.length
    await vi.advanceTimersByTimeAsync(5000)
    expect(reads).toHaveBeenCalledTimes(before)
  }
  const busy = start(1000)
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  const stopped = busy.stop()
  sending.resolve()
  await stopped
  await expectNoMoreReads()
  const waiting = start(1000)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await waiting.stop()
  await expectNoMoreReads()
})

it('finishes sending the current mail on stop, and starts no other mail', async () => {
  const sending = Promise.withResolvers<void>()
  const sent: Sent[] = []
  const { services, close, start } = await owing(async (one) => {
    sent.push(one)
    await sending.promise
  })
  const worker = start()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const stopped = worker.stop()
  expect(close).not.toHaveBeenCalled()
  sending.resolve()
  await stopped
  expect(close).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(1)
  expect(await services.outbox.getStatus()).toMatchObject({ waiting: 1, failing: 0 })
})

import { expect, it, vi } from 'vitest'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import {
  countWaitingForLock,
  onEachDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#tests/test-databases.ts'
import { mailOutboxStore, type OutboxMail } from './mail-outbox-store.server.ts'

const minute = 60_000
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo: ['desk@example.com'] }

/**
 * Creates an app whose outbox has the mails of `enquiries` enquiries, and a clock that the test
 * sets.
 */
async function owing(database: TestDatabase, enquiries = 1) {
  const time = { now: testNow }
  const app = testApp(database, { mail, clock: () => time.now })
  for (let sent = 0; sent < enquiries; sent++)
    await app.send('POST', '/book-service', { name: `Asha ${sent}` })
  return { app, outbox: app.services.outbox, time }
}

function rows({ services }: TestApp): Promise<OutboxMail[]> {
  return services.db.selectFrom('outbox').selectAll().orderBy('id').execute()
}

onEachDatabase('mail outbox store', (getDatabase) => {
  it('hides a claimed mail from other workers until the claim expires', async () => {
    const { outbox, time } = await owing(getDatabase(), 2)
    const first = await outbox.claimNext()
    const second = await outbox.claimNext()
    expect(second).toBeDefined()
    expect(second?.id).not.toBe(first?.id)
    expect(await outbox.claimNext()).toBeUndefined()
    time.now = new Date(testNow.getTime() + 2 * minute)
    expect(await outbox.claimNext()).toBeUndefined()
    time.now = new Date(time.now.getTime() + 1)
    expect((await outbox.claimNext())?.id).toBe(first?.id)
  })

  it('doubles the delay after each failure, up to three hours, for four days', async () => {
    const { app, outbox, time } = await owing(getDatabase())
    const waits: number[] = []
    for (let owed = await outbox.claimNext(); owed; owed = await outbox.claimNext()) {
      await outbox.markFailed(owed, 'The server is down', false)
      const [row] = await rows(app)
      const due = new Date(row?.due_at ?? '')
      waits.push((due.getTime() - time.now.getTime()) / minute)
      time.now = due
    }
    expect(waits).toHaveLength(40)
    expect(waits.slice(0, 11)).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 180, 180])
    expect((time.now.getTime() - testNow.getTime()) / (24 * 60 * minute)).toBeGreaterThan(3.9)
    expect(await outbox.getStatus()).toMatchObject({ waiting: 0, failing: 0, givenUp: 1 })
  })

  it('deletes a mail thirty days after it was sent or given up', async () => {
    const { app, outbox, time } = await owing(getDatabase(), 3)
    const [first, second] = [await outbox.claimNext(), await outbox.claimNext()]
    if (!first || !second) throw new Error('Nothing was owed')
    await outbox.markSent(first)
    await outbox.markFailed(second, 'No such address', true)
    const days = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * minute)
    time.now = days(30)
    expect(await outbox.prune()).toBe(0)
    time.now = days(30.01)
    expect(await outbox.prune()).toBe(2)
    // A waiting mail is never deleted, regardless of its age.
    expect(await rows(app)).toMatchObject([{ sent_at: null, given_up_at: null }])
  })

  it('queues nothing if neither the dealership nor the visitor has an address', async () => {
    const app = testApp(getDatabase(), { mail: { ...mail, leadsTo: [] } })
    expect((await app.send('POST', '/book-service', { name: 'Asha' })).status).toBe(201)
    expect(await rows(app)).toEqual([])
  })

  it('reports whether mail is configured and whether the dealership gets lead mails', async () => {
    const state = ({ leadsTo }: { leadsTo: string[] }) =>
      testApp(getDatabase(), { mail: { ...mail, leadsTo } }).services.outbox.getStatus()
    expect(await state(mail)).toMatchObject({ isConfigured: true, tellsTheHouse: true })
    expect(await state({ leadsTo: [] })).toMatchObject({ isConfigured: true, tellsTheHouse: false })
  })

  it('does not return a failed mail before the retry is due', async () => {
    const { outbox, time } = await owing(getDatabase())
    const owed = await outbox.claimNext()
    if (!owed) throw new Error('Nothing was owed')
    await outbox.markFailed(owed, 'The server is down', false)
    time.now = new Date(testNow.getTime() + 29_999)
    expect(await outbox.claimNext()).toBeUndefined()
    time.now = new Date(testNow.getTime() + 30_000)
    expect((await outbox.claimNext())?.attempts).toBe(1)
  })
})

it('gives a mail to only one of two concurrent claims', async () => {
  const database = await openTestDatabase('postgres')
  const { db } = database
  await owing(database)
  let second: Promise<OutboxMail | undefined> | undefined
  await db.transaction().execute(async (trx) => {
    expect(await mailOutboxStore(trx, () => testNow, mail).claimNext()).toBeDefined()
    second = mailOutboxStore(db, () => testNow, mail).claimNext()
    // The second claim chose the same row and waits for the lock of the first claim.
    await vi.waitFor(async () => expect(await countWaitingForLock(db)).toBe(1), 5000)
  })
  expect(await second).toBeUndefined()
  await database.close()
})

import { expect, it } from 'vitest'
import { enqueueOverdueDigest } from '#app/crm/assignment/overdue-digest-query.server.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import {
  composeStaffNotificationMail,
  isStaffNotificationMail,
} from './staff-notification-mail.server.ts'

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'shop@example.com', leadsTo: [] }
const hour = 3_600_000

type Time = { now: Date }

/**
 * Creates an app with two accounts that have addresses, an owner and a member of the workshop, and
 * helpers for the outbox.
 */
async function house(database: TestDatabase, publicUrl?: string, leadsTo: string[] = []) {
  const time: Time = { now: testNow }
  const app = testApp(database, {
    mail: { ...mail, leadsTo },
    publicUrl,
    clock: () => time.now,
  })
  const { services } = app
  const owner = await app.loginAsStaff()
  await app.loginAsStaff('workshop')
  const address = (userId: string, email: string, name: string) =>
    database.db
      .updateTable('staff')
      .set({ email, user_name: name })
      .where('user_id', '=', userId)
      .execute()
  await address('meera', 'meera@example.com', 'Meera Rao')
  await address('workshop', 'ravi@example.com', 'Ravi Kumar')
  await owner.send('PATCH', '/api/me/in', { isIn: false })
  const rules = { 'service-booking': 'turn', finance: 'nobody' }
  await owner.send('PATCH', '/api/manageDeskRules', { rules })
  const owed = async (purpose: 'assigned' | 'all-told' | 'digest') =>
    database.db
      .selectFrom('outbox')
      .selectAll()
      .where('purpose', '=', purpose)
      .orderBy('id')
      .execute()
  const composed = async (purpose: 'assigned' | 'all-told' | 'digest') =>
    Promise.all(
      (await owed(purpose))
        .filter(isStaffNotificationMail)
        .map((one) => composeStaffNotificationMail({ ...services, from: mail.from }, one)),
    )
  const book = async (name = 'Asha Example') => {
    const sent = { name, contactNumber: '9000000001', model: 'honda-dio' }
    const answer = await app.send('POST', '/book-service', sent)
    const { reference }: { reference: string } = await answer.json()
    return reference
  }
  return { ...app, time, owner, owed, composed, book, db: database.db }
}

onEachDatabase('staff notification mail', (getDatabase) => {
  it('contains the assignment, the call-back deadline and the answers', async () => {
    const { book, composed } = await house(getDatabase(), 'https://shop.example')
    const reference = await book()
    const [yours, ...more] = await composed('assigned')
    expect(more).toEqual([])
    expect(yours).toMatchObject({
      to: 'ravi@example.com',
      from: 'shop@example.com',
      subject: `Assigned to you: Service booking ${reference}`,
    })
    const lines = yours?.text.split('\n') ?? []
    expect(lines.slice(0, 4)).toEqual([
      'Hello Ravi Kumar,',
      '',
      'This enquiry is assigned to you.',
      'We promised the customer an answer by 12:00 PM on Monday, 2 November.',
    ])
    expect(lines).toContain('Name: Asha Example')
    expect(lines).toContain(`https://shop.example/admin/desk/${reference}`)
  })

  it('is not sent to a person who left, has a new address or is no longer the assignee', async () => {
    const { book, composed, db } = await house(getDatabase())
    await book()
    const set = (to: { status?: 'active' | 'inactive'; email?: string }) =>
      db.updateTable('staff').set(to).where('user_id', '=', 'workshop').execute()
    await set({ status: 'inactive' })
    expect(await composed('assigned')).toEqual([undefined])
    await set({ status: 'active', email: 'new@example.com' })
    expect(await composed('assigned')).toEqual([undefined])
    await set({ email: 'ravi@example.com' })
    expect(await composed('assigned')).toMatchObject([{ to: 'ravi@example.com' }])
    await db.updateTable('enquiries').set({ assignee_id: null }).execute()
    expect(await composed('assigned')).toEqual([undefined])
  })

  it('is sent to all staff while the enquiry is unassigned, and to nobody after that', async () => {
    const { send, composed, db } = await house(getDatabase())
    const sent = { name: 'Asha', contact: '9000000002', loanAmount: '90000' }
    const { reference } = await (await send('POST', '/finance', sent)).json()
    const [told] = await composed('all-told')
    expect(told).toMatchObject({
      to: 'meera@example.com',
      subject: `Unassigned: Finance ${reference}`,
    })
    expect(told?.text).toContain('This new enquiry is unassigned.')
    expect(told?.text).not.toContain('/admin/desk')
    await db.updateTable('enquiries').set({ assignee_id: 1 }).execute()
    expect(await composed('all-told')).toEqual([undefined])
  })
})

onEachDatabase('overdue digest', (getDatabase) => {
  it('lists for the owner the ten longest overdue enquiries, measured in working time', async () => {
    const { book, composed, services, time, db } = await house(
      getDatabase(),
      'https://shop.example',
    )
    const references: string[] = []
    for (let count = 0; count < 12; count++) {
      time.now = new Date(testNow.getTime() + count * 60_000)
      references.push(await book(`Customer ${count}`))
    }
    const [first = ''] = references
    await db
      .updateTable('enquiries')
      .set({ assignee_id: null })
      .where('reference', '=', first)
      .execute()
    // The deadline was Monday at 12:00, and the dealer is closed on Tuesday. It is now Wednesday at
    // 10:00.
    time.now = new Date('2026-11-04T10:00+05:30')
    expect(await enqueueOverdueDigest(services)).toBe(true)
    const [digest, ...more] = await composed('digest')
    expect(more).toEqual([])
    expect(digest).toMatchObject({ to: 'meera@example.com', subject: '12 enquiries are overdue' })
    const lines = digest?.text.split('\n') ?? []
    expect(lines.filter((line) => line.includes(' · '))).toHaveLength(10)
    expect(lines).toContain(`${first} · Service booking · unassigned · 8 h late`)
    expect(lines).toContain(`${references[1]} · Service booking · Ravi Kumar · 7 h 59 min late`)
    expect(lines).toContain('https://shop.example/admin/desk?section=overdue')
    expect(digest?.text).not.toContain('Customer')
  })

  it('is queued at most once an hour, even after a restart, and not while a digest waits', async () => {
    const { book, owed, services, time, db } = await house(getDatabase())
    await book()
    time.now = new Date(testNow.getTime() + 3 * hour)
    expect(await enqueueOverdueDigest(services)).toBe(true)
    const restarted = testApp(getDatabase(), { mail, clock: () => time.now }).services
    expect(await enqueueOverdueDigest(restarted)).toBe(false)
    time.now = new Date(testNow.getTime() + 4 * hour - 1)
    expect(await enqueueOverdueDigest(services)).toBe(false)
    time.now = new Date(testNow.getTime() + 4 * hour)
    expect(await enqueueOverdueDigest(services)).toBe(false)
    expect(await owed('digest')).toHaveLength(1)
    await db.updateTable('outbox').set({ sent_at: time.now.toISOString() }).execute()
    time.now = new Date(testNow.getTime() + 5 * hour)
    expect(await enqueueOverdueDigest(services)).toBe(true)
    expect(await owed('digest')).toHaveLength(2)
    // This digest was sent only a minute ago, because it had to wait for the mail server.
    const sent_at = new Date(testNow.getTime() + 6 * hour - 60_000).toISOString()
    await db.updateTable('outbox').set({ sent_at }).execute()
    time.now = new Date(testNow.getTime() + 6 * hour)
    expect(await enqueueOverdueDigest(services)).toBe(false)
  })

  it('is queued by only one of several instances', async () => {
    const { book, owed, services, time } = await house(getDatabase())
    await book()
    time.now = new Date(testNow.getTime() + 3 * hour)
    const other = testApp(getDatabase(), { mail, clock: () => time.now }).services
    const told = await Promise.all([services, other, services, other].map(enqueueOverdueDigest))
    expect(told.filter(Boolean)).toHaveLength(1)
    expect(await owed('digest')).toHaveLength(1)
  })

  it('is queued only during opening hours, and not sent if nothing is overdue by then', async () => {
    const { book, composed, services, time, db } = await house(getDatabase())
    await book()
    expect(await enqueueOverdueDigest(services)).toBe(false)
    time.now = new Date('2026-11-02T21:00+05:30')
    expect(await enqueueOverdueDigest(services)).toBe(false)
    time.now = new Date('2026-11-03T12:00+05:30')
    expect(await enqueueOverdueDigest(services)).toBe(false)
    time.now = new Date('2026-11-04T09:30+05:30')
    expect(await enqueueOverdueDigest(services)).toBe(true)
    await db.updateTable('enquiries').set({ is_open: 0, due_at: null }).execute()
    expect(await composed('digest')).toEqual([undefined])
  })

  it('is not queued while no owner has an email address', async () => {
    const { book, services, time, db } = await house(getDatabase())
    await book()
    await db.updateTable('staff').set({ email: '' }).execute()
    time.now = new Date(testNow.getTime() + 3 * hour)
    expect(await enqueueOverdueDigest(services)).toBe(false)
    await db.updateTable('staff').set({ email: 'meera@example.com' }).execute()
    expect(await enqueueOverdueDigest(services)).toBe(true)
  })

  it('is sent to the addresses for lead mails while no owner has an email address', async () => {
    const { book, composed, services, time, db } = await house(getDatabase(), undefined, [
      'desk@example.com',
    ])
    await book()
    await db.updateTable('staff').set({ email: '' }).where('user_id', '=', 'meera').execute()
    time.now = new Date(testNow.getTime() + 3 * hour)
    expect(await enqueueOverdueDigest(services)).toBe(true)
    expect(await composed('digest')).toMatchObject([{ to: 'desk@example.com' }])
  })

  it('is queued again after a clock that was a year ahead is corrected', async () => {
    const { book, services, time, db } = await house(getDatabase())
    await book()
    time.now = new Date('2027-11-04T12:00+05:30')
    expect(await enqueueOverdueDigest(services)).toBe(true)
    await db.updateTable('outbox').set({ sent_at: time.now.toISOString() }).execute()
    time.now = new Date(testNow.getTime() + 3 * hour)
    expect(await enqueueOverdueDigest(services)).toBe(true)
    expect(await enqueueOverdueDigest(services)).toBe(false)
  })
})

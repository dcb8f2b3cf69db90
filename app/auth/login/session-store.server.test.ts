import { expect, it } from 'vitest'
import { diskFullError, failingDatabase } from '#tests/failing-database.ts'
import { staffLogin, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const hour = 3_600_000

onEachDatabase('session', (getDatabase) => {
  const clocked = async () => {
    let passed = 0
    const app = testApp(getDatabase(), { clock: () => new Date(testNow.getTime() + passed) })
    const staff = await app.loginAsStaff()
    const wait = (hours: number) => {
      passed = hours * hour
    }
    const status = async (hours: number) => {
      wait(hours)
      return (await staff.request('/api/me')).status
    }
    return { app, staff, status, wait }
  }

  it('ends after 12 hours without use', async () => {
    const { status } = await clocked()
    expect(await status(11.9)).toBe(200)
    expect(await status(11.9 + 11.9)).toBe(200)
    expect(await status(11.9 + 11.9 + 12.1)).toBe(401)
  })

  it('records its use at most every five minutes, so that few requests write to the database', async () => {
    const { status } = await clocked()
    const lastSeen = async () => {
      const { db } = getDatabase()
      const row = await db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()
      return (Date.parse(row.last_seen_at) - testNow.getTime()) / 60_000
    }
    await status(5 / 60)
    expect(await lastSeen()).toBe(0)
    await status(6 / 60)
    expect(await lastSeen()).toBe(6)
  })

  it('is not extended by live updates alone', async () => {
    const { staff, status, wait } = await clocked()
    wait(11)
    await (await staff.request('/api/events')).body?.cancel()
    expect(await status(12.1)).toBe(401)
  })

  it('is found by the hash of the session ID until the session expires', async () => {
    const { app, wait } = await clocked()
    const { sessions } = app.services
    const { id_hash: hash } = await getDatabase()
      .db.selectFrom('sessions')
      .select('id_hash')
      .executeTakeFirstOrThrow()
    wait(12)
    const { userId } = (await sessions.findStaff(hash)) ?? {}
    expect([userId, await sessions.findStaff(`${hash}x`)]).toEqual(['meera', undefined])
    wait(12.01)
    expect(await sessions.findStaff(hash)).toBeUndefined()
  })

  it.each([
    ['inactive', { status: 'inactive' }],
    ['expired', { expires_at: testNow.toISOString() }],
  ] as const)('is invalid once the account is %s', async (_, change) => {
    const { app } = await clocked()
    const { db } = getDatabase()
    const { id_hash } = await db.selectFrom('sessions').select('id_hash').executeTakeFirstOrThrow()
    expect(await app.services.sessions.findStaff(id_hash)).toMatchObject({ userId: 'meera' })
    await db.updateTable('staff').set(change).execute()
    expect(await app.services.sessions.findStaff(id_hash)).toBeUndefined()
  })

  it('stays valid when another account’s password changes', async () => {
    const { app, status } = await clocked()
    const { staff, sessions } = app.services
    await staff.create({
      userId: 'ravi',
      passwordHash: '',
      createdAt: testNow.toISOString(),
      role: 'owner',
    })
    const ravi = await staff.findByUserId('ravi')
    if (!ravi) throw new Error('The account was not made')
    await sessions.start(ravi.id)
    await sessions.removeOthers(ravi.id, undefined)
    expect(await status(0)).toBe(200)
    const rows = await getDatabase().db.selectFrom('sessions').select('staff_id').execute()
    expect(rows.filter((row) => row.staff_id === ravi.id)).toEqual([])
  })

  it('is deleted at the first login that follows seven days after its start', async () => {
    const { app, wait } = await clocked()
    wait(7 * 24 - 1)
    await app.loginAsStaff()
    wait(7 * 24 + 1)
    await app.loginAsStaff()
    const rows = await getDatabase().db.selectFrom('sessions').select('created_at').execute()
    expect(rows).toHaveLength(2)
  })

  it('ends after 7 days even if it is used', async () => {
    const { status } = await clocked()
    for (let hours = 10; hours < 7 * 24; hours += 10) expect(await status(hours)).toBe(200)
    expect(await status(7 * 24 + 0.1)).toBe(401)
  })

  it('still allows reads on a full disk until the session expires', async () => {
    let passed = 0
    const { db, trouble } = failingDatabase(getDatabase().db)
    const clock = () => new Date(testNow.getTime() + passed)
    const app = testApp(getDatabase(), { db, clock })
    const sent = { name: 'Asha Example', contactNumber: '9000000001', model: 'honda-dio' }
    const { reference } = await (await app.send('POST', '/book-service', sent)).json()
    const staff = await app.loginAsStaff()
    Object.assign(trouble, { error: diskFullError, isOfWritesOnly: true })
    passed = hour
    const list = await staff.send('POST', '/api/bookingReports', {})
    expect(await list.text()).toContain(reference)
    const file = await staff.request('/api/reports/booking.csv')
    expect(await file.text()).toContain(reference)
    expect((await app.send('POST', '/book-service', sent)).status).toBe(500)
    passed = 14 * hour
    expect((await staff.request('/api/me')).status).toBe(401)
  })

  it('is stored as a hash and ends when the account is deactivated', async () => {
    const { app, status } = await clocked()
    const { db } = getDatabase()
    const rows = await db.selectFrom('sessions').selectAll().execute()
    const answer = await app.send('POST', '/api/login', staffLogin)
    const id = /session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    expect(JSON.stringify(rows)).not.toContain(id)
    await db.updateTable('staff').set({ status: 'inactive' }).execute()
    expect(await status(0)).toBe(401)
  })
})

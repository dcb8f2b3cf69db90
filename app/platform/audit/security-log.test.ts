import { expect, it, vi } from 'vitest'
import { staffLogin, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('audit log of logins and exports', (getDatabase) => {
  const listed = async (app: ReturnType<typeof testApp>) =>
    (await app.services.changes.listSecurity(20)).map(({ who, action, label }) =>
      [who, action, label].join(' ').trim(),
    )

  it('lists logins, exports and failed logins', async () => {
    const app = testApp(getDatabase())
    const staff = await app.loginAsStaff()
    await (await staff.request('/api/reports/booking.csv')).text()
    const wrong = { ...staffLogin, password: 'a-wrong-password' }
    await app.send('POST', '/api/login', wrong)
    await app.send('POST', '/api/login', { ...wrong, userId: 'no-such-account' })
    const evil = { headers: { origin: 'https://evil.example' } }
    await app.send('POST', '/book-service', {}, evil)
    expect(await listed(app)).toEqual([
      'Somebody was refused a request from another site',
      'Somebody failed to log in',
      'Somebody failed to log in as meera',
      'meera exported Booking Report (CSV)',
      'meera logged in',
    ])
    expect(await app.services.changes.listNewest(20)).toEqual([])
  })

  it('lists failed logins with unknown user IDs once an hour, without the user IDs', async () => {
    const time = { now: testNow }
    const app = testApp(getDatabase(), { clock: () => time.now })
    for (const userId of ['a', 'b', 'c', 'd'])
      await app.send('POST', '/api/login', { userId, password: 'a-wrong-password' })
    expect(await listed(app)).toEqual(['Somebody failed to log in'])
    time.now = new Date(testNow.getTime() + 3_600_000)
    await app.send('POST', '/api/login', { userId: 'e', password: 'a-wrong-password' })
    expect(await listed(app)).toHaveLength(2)
  })

  it('adds an entry at the 10th and 100th failed login within an hour', async () => {
    const app = testApp(getDatabase())
    for (let attempt = 0; attempt < 123; attempt++)
      await app.services.security.note({ event: 'log-in-failed-as', label: 'meera' })
    expect(await listed(app)).toEqual([
      'Somebody failed to log in as meera, 100 times within the hour',
      'Somebody failed to log in as meera, 10 times within the hour',
      'Somebody failed to log in as meera',
    ])
  })

  it('lists a wrong old password that a logged-in user entered', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    const body = { newPassword: 'a new password', confirmPassword: 'a new password' }
    await staff.send('PATCH', '/api/profile/password/meera', { ...body, oldPassword: 'a guess' })
    expect((await listed(staff))[0]).toBe('meera failed to change the password of meera')
  })

  it('lists a lockout after ten failed logins', async () => {
    const app = testApp(getDatabase())
    for (let attempt = 0; attempt < 11; attempt++)
      await app.services.limits.logins.take('127.0.0.1')
    expect((await app.send('POST', '/api/login', staffLogin)).status).toBe(429)
    expect(await listed(app)).toEqual(['Somebody was kept out after ten failed log-ins'])
    await app.services.staff.create({
      userId: 'meera',
      passwordHash: '',
      createdAt: testNow.toISOString(),
      role: 'owner',
    })
    await app.send('POST', '/api/login', staffLogin)
    expect((await listed(app))[0]).toBe('Somebody was kept out after ten failed log-ins as meera')
  })

  it('is written to the log with the id of the request that caused the event', async () => {
    const app = testApp(getDatabase())
    const lines: unknown[] = []
    for (const level of ['info', 'warn'] as const)
      vi.spyOn(app.services.log, level).mockImplementation((line: unknown, said?: string) => {
        if (said === 'security') lines.push(line)
      })
    const asked = async (answer: Promise<Response>, event: string, account?: number) => {
      const id = (await answer).headers.get('x-request-id')
      expect(id).toMatch(/^[\da-f-]{36}$/)
      expect(lines.splice(0)).toEqual([{ event, account, id }])
    }
    const staff = await app.loginAsStaff()
    const { id: account } = (await app.services.staff.findByUserId('meera')) ?? {}
    lines.splice(0)
    await asked(app.send('POST', '/api/login', staffLogin), 'log-in', account)
    const wrong = { ...staffLogin, password: 'a-wrong-password' }
    await asked(app.send('POST', '/api/login', wrong), 'log-in-failed-as')
    const evil = { headers: { origin: 'https://evil.example' } }
    await asked(app.send('POST', '/book-service', {}, evil), 'origin-refused')
    const csv = staff.request('/api/reports/booking.csv')
    await asked(csv, 'exported', account)
    await (await csv).text()
    const guess = { newPassword: 'a new password', confirmPassword: 'a new password' }
    const path = '/api/profile/password/meera'
    const sent = staff.send('PATCH', path, { ...guess, oldPassword: 'a guess' })
    await asked(sent, 'password-guessed', account)
    await app.services.security.note({ event: 'password-reset', label: 'meera' })
    expect(lines).toEqual([{ event: 'password-reset' }])
  })

  it('writes an event again after the first write failed', async () => {
    const app = testApp(getDatabase())
    vi.spyOn(app.services.log, 'error').mockReturnValue()
    const broken = vi.spyOn(app.services.db, 'insertInto').mockImplementationOnce((): never => {
      throw new Error('The disk is full')
    })
    const note = () => app.services.security.note({ event: 'origin-refused' })
    await note()
    expect(await listed(app)).toEqual([])
    for (let later = 0; later < 3; later++) await note()
    expect(await listed(app)).toEqual(['Somebody was refused a request from another site'])
    broken.mockRestore()
  })

  it('neither delays nor fails a request if it cannot be written', async () => {
    const app = testApp(getDatabase())
    await app.loginAsStaff()
    const logged = vi.spyOn(app.services.log, 'error').mockImplementation(() => {})
    const broken = vi.spyOn(app.services.db, 'insertInto').mockImplementation((): never => {
      throw new Error('The disk is full')
    })
    await app.services.security.note({ event: 'exported', label: 'Anything' })
    expect(logged).toHaveBeenCalledOnce()
    broken.mockRestore()
  })
})

import { expect, it, vi } from 'vitest'
import { staffLogin, testApp, testNow } from '#tests/app.ts'
import { onEachDatabase } from '#tests/databases.ts'

onEachDatabase('the audit of log-ins and exports', (getDatabase) => {
  const listed = async (app: ReturnType<typeof testApp>) =>
    (await app.services.changes.listSecurity(20)).map(({ who, action, label }) =>
      [who, action, label].join(' ').trim(),
    )

  it('knows who logged in, who exported what, and that somebody failed', async () => {
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

  it('is not filled by a stranger: one of a kind an hour, and none under a name that he made up', async () => {
    const time = { now: testNow }
    const app = testApp(getDatabase(), { clock: () => time.now })
    for (const userId of ['a', 'b', 'c', 'd'])
      await app.send('POST', '/api/login', { userId, password: 'a-wrong-password' })
    expect(await listed(app)).toEqual(['Somebody failed to log in'])
    time.now = new Date(testNow.getTime() + 3_600_000)
    await app.send('POST', '/api/login', { userId: 'e', password: 'a-wrong-password' })
    expect(await listed(app)).toHaveLength(2)
  })

  it('knows of guesses at the password of who is logged in', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    const body = { newPassword: 'a new password', confirmPassword: 'a new password' }
    await staff.send('PATCH', '/api/profile/password/meera', { ...body, oldPassword: 'a guess' })
    expect((await listed(staff))[0]).toBe('meera failed to change the password of meera')
  })

  it('says that somebody is kept out after ten failures', async () => {
    const app = testApp(getDatabase())
    for (let attempt = 0; attempt < 11; attempt++)
      await app.services.limits.logins.take('127.0.0.1')
    expect((await app.send('POST', '/api/login', staffLogin)).status).toBe(429)
    expect(await listed(app)).toEqual(['Somebody was kept out after ten failed log-ins'])
  })

  it('lets nobody wait or fail because it cannot be written', async () => {
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

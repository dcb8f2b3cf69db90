import { expect, test } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { staffLogin, testApp, testNow } from '../../../tests/support/test-app.ts'
import { onEachDatabase } from '../../../tests/support/test-databases.ts'

onEachDatabase('login and account endpoints', (getDatabase) => {
  test('sets an http-only session cookie and returns a marker that grants no access', async () => {
    const app = testApp(getDatabase())
    await app.loginAsStaff()
    const answer = await app.send('POST', '/api/login', staffLogin)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const { message, token } = await answer.json()
    expect(message).toBe('Login successful! Redirecting...')
    const withToken = { headers: { cookie: `session=${token}`, authorization: `Bearer ${token}` } }
    expect((await app.request('/api/me', withToken)).status).toBe(401)
  })

  test('creates a new session ID at each login and ends the previous session', async () => {
    const app = testApp(getDatabase())
    const staff = await app.loginAsStaff()
    const again = await staff.send('POST', '/api/login', staffLogin)
    expect((await staff.request('/api/me')).status).toBe(401)
    const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await app.request('/api/me', { headers: { cookie } })).status).toBe(200)
    const planted = { headers: { cookie: `session=${'x'.repeat(43)}` } }
    const third = await app.send('POST', '/api/login', staffLogin, planted)
    expect(third.headers.get('set-cookie')).not.toContain('x'.repeat(43))
  })

  test('binds the cookie to the host under https', async () => {
    const app = testApp(getDatabase())
    await app.loginAsStaff()
    const https = { headers: { 'x-forwarded-proto': 'https' } }
    const answer = await app.send('POST', '/api/login', staffLogin, https)
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-session=.*; Secure; /)
  })

  test.each([
    [{}, 422],
    [{ userId: 'meera' }, 422],
    [{ userId: 7, password: ['x'] }, 422],
    [[], 422],
    [null, 422],
    [{ userId: 'meera', password: 'x'.repeat(201) }, 422],
    [{ userId: 'meera', password: 'wrong password' }, 401],
    [{ userId: "' or 1=1 --", password: 'wrong password' }, 401],
  ])('login with %j answers %i', async (body, status) => {
    const answer = await testApp(getDatabase()).send('POST', '/api/login', body)
    expect(answer.status).toBe(status)
    expect(answer.headers.has('set-cookie')).toBe(false)
  })

  test('answers 401 on staff endpoints without a session', async () => {
    const app = testApp(getDatabase())
    for (const [method, path] of [
      ['GET', '/api/me'],
      ['GET', '/api/dashboard'],
      ['PATCH', '/api/profile/meera'],
      ['PATCH', '/api/profile/password/meera'],
    ] as const)
      expect((await app.request(path, { method })).status, path).toBe(401)
  })

  test('refuses a password change without a session or for another account, with two messages', async () => {
    const app = testApp(getDatabase())
    const said = async (by: typeof app, userId: string) => {
      const answer = await by.send('PATCH', `/api/profile/password/${userId}`, {
        oldPassword: staffLogin.password,
        newPassword: 'a new password',
        confirmPassword: 'a new password',
      })
      return [answer.status, (await answer.json()).message]
    }
    expect(await said(app, 'meera')).toEqual([401, 'User not found. Please log in again.'])
    expect(await said(await app.loginAsStaff(), 'somebody')).toEqual([404, 'User not found'])
  })

  test('returns the logged-in account without its password', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    expect(await (await staff.request('/api/me')).json()).toEqual({
      user_id: staffLogin.userId,
      user_name: '',
      email: '',
      mobile_no: '',
      city: '',
      created_date: '2026-11-02',
      expire_date: null,
      Status: 'active',
    })
  })

  test('ends the session on the server at logout', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    const answer = await staff.request('/api/logout', { method: 'POST' })
    expect(answer.headers.get('set-cookie')).toContain('Max-Age=0')
    expect((await staff.request('/api/me')).status).toBe(401)
  })

  test('changes name, email and mobile number, and refuses an invalid field by its name', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    const profile = { userName: 'Meera Rao', email: 'meera@example.com', mobileNo: '+919000000001' }
    const answer = await staff.send('PATCH', `/api/profile/${staffLogin.userId}`, profile)
    expect(await answer.json()).toEqual({ message: 'Profile updated successfully' })
    expect(await (await staff.request('/api/me')).json()).toMatchObject({
      user_name: 'Meera Rao',
      email: 'meera@example.com',
      mobile_no: '9000000001',
    })
    const wrong = await staff.send('PATCH', '/api/profile/meera', { ...profile, email: 'meera@' })
    expect(wrong.status).toBe(422)
    expect(Object.keys((await wrong.json()).errors)).toEqual(['email'])
  })

  test('accepts a profile change only with the user ID of the logged-in account', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    const missing = await staff.send('PATCH', '/api/profile/', {})
    expect(missing.status).toBe(400)
    expect((await missing.json()).message).toBe('User ID is missing. Please log in again.')
    expect((await staff.send('PATCH', '/api/profile/somebody', {})).status).toBe(404)
  })

  test('ends all other sessions after a password change', async () => {
    const app = testApp(getDatabase())
    const [here, elsewhere] = [await app.loginAsStaff(), await app.loginAsStaff()]
    const change = (oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
      here.send('PATCH', '/api/profile/password/meera', {
        oldPassword,
        newPassword,
        confirmPassword,
      })
    const mismatch = await change(staffLogin.password, 'a new password', 'another one')
    expect(mismatch.status).toBe(422)
    expect((await mismatch.json()).message).toBe('New password and confirm password do not match')
    const wrong = await change('not the password', 'a new password')
    expect(wrong.status).toBe(422)
    expect((await wrong.json()).errors).toEqual({ oldPassword: ['Current password is wrong'] })
    expect((await change(staffLogin.password, 'short')).status).toBe(422)
    const answer = await change(staffLogin.password, 'a new password')
    expect(await answer.json()).toEqual({ message: 'Password updated successfully' })
    expect((await here.request('/api/me')).status).toBe(200)
    expect((await elsewhere.request('/api/me')).status).toBe(401)
    const logIn = async (password: string) =>
      (await app.send('POST', '/api/login', { ...staffLogin, password })).status
    expect(await logIn(staffLogin.password)).toBe(401)
    expect(await logIn('a new password')).toBe(200)
  })

  test('allows ten password guesses in a session in 15 minutes or until a correct password', async () => {
    const time = { now: testNow }
    const app = testApp(getDatabase(), { clock: () => time.now })
    const staff = await app.loginAsStaff()
    const { passwords } = app.services.limits
    const sessions = getDatabase().db.selectFrom('sessions').select('id_hash')
    const { id_hash: session } = await sessions.executeTakeFirstOrThrow()
    const guess = (times: number) =>
      Promise.all(Array.from({ length: times }, () => passwords.take(session)))
    const change = (oldPassword: string, by = staff) => {
      const newPassword = staffLogin.password
      const body = { oldPassword, newPassword, confirmPassword: newPassword }
      return by.send('PATCH', '/api/profile/password/meera', body)
    }
    await guess(9)
    expect((await change(staffLogin.password)).status).toBe(200)
    await guess(9)
    expect((await change('not the password')).status).toBe(422)
    const refused = await change(staffLogin.password)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await refused.json()).message).toBe(
      'Too many wrong passwords. Please try again in 15 minutes.',
    )
    time.now = new Date(testNow.getTime() + 15 * 60_000)
    expect((await change(staffLogin.password)).status).toBe(200)
  })

  test('lets the account’s owner change the password while a stolen session guesses it', async () => {
    const app = testApp(getDatabase())
    const [stolen, own] = [await app.loginAsStaff(), await app.loginAsStaff()]
    const change = async (by: typeof app, oldPassword: string) => {
      const body = { oldPassword, newPassword: 'a new password', confirmPassword: 'a new password' }
      return (await by.send('PATCH', '/api/profile/password/meera', body)).status
    }
    for (let guess = 0; guess < 10; guess++) expect(await change(stolen, 'a guess')).toBe(422)
    expect(await change(stolen, 'a guess')).toBe(429)
    expect(await change(own, staffLogin.password)).toBe(200)
  })

  // In Hyderabad 23:50 and 00:10 are 18:20 and 18:40 UTC.
  test.each([
    ['2026-11-02T18:20:00Z', 1],
    ['2026-11-02T18:40:00Z', 2],
  ])('counts on the dashboard by the dealer’s day at %s', async (now, expected) => {
    const database = getDatabase()
    const at = async (clock: string, count: number) => {
      const { services } = testApp(database, { clock: () => new Date(clock) })
      for (let n = 0; n < count; n++)
        await services.enquiries.add(serviceBookingEnquiry, { name: 'Asha' }, undefined)
    }
    await at('2026-11-02T18:25:00Z', 1)
    await at('2026-11-02T18:35:00Z', 2)
    const staff = await testApp(database, { clock: () => new Date(now) }).loginAsStaff()
    expect(dayInZone(testNow, 'Asia/Kolkata')).toBe('2026-11-02')
    expect(await (await staff.request('/api/dashboard')).json()).toEqual([
      { bookings: expected, amc: 0, warranty: 0, enquiry_report: 0 },
    ])
  })
})

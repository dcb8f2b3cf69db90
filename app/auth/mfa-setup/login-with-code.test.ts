import { expect, test } from 'vitest'
import { authenticatorCodeAt, enableAuthenticatorCodes } from '#tests/second-factor-codes.ts'
import { staffLogin, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

/** Creates an account with authenticator codes. `later` moves the test's clock. */
async function withCodes(database: TestDatabase) {
  const time = { now: testNow }
  const app = testApp(database, { clock: () => time.now })
  await app.loginAsStaff()
  const { secret, codes } = await enableAuthenticatorCodes(app.services)
  const later = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000)
  }
  later(60)
  return {
    ...app,
    codes,
    later,
    now: () => authenticatorCodeAt(secret, time.now),
    logIn: async (more: object = {}, address = '203.0.113.7') => {
      const from = { headers: { 'x-forwarded-for': address } }
      const answer = await app.send('POST', '/api/login', { ...staffLogin, ...more }, from)
      const cookie = answer.headers.get('set-cookie')
      const { status } = answer
      return {
        status,
        isIn: cookie !== null,
        wait: answer.headers.get('retry-after'),
        ...(await answer.json()),
      }
    },
  }
}

onEachDatabase('login with a second factor', (getDatabase) => {
  test('asks for the code after a correct password, and opens a session only after the code', async () => {
    const { logIn, now } = await withCodes(getDatabase())
    expect(await logIn()).toEqual({
      status: 401,
      isIn: false,
      wait: null,
      message: 'Enter the six-digit code from your app',
      error: 'Enter the six-digit code from your app',
      errors: { code: ['Enter the six-digit code from your app'] },
      needs: 'code',
    })
    expect(await logIn({ code: now() })).toMatchObject({ status: 200, isIn: true })
  })

  test('does not reveal after a wrong password that the account has a second step', async () => {
    const { logIn, now, send } = await withCodes(getDatabase())
    const said = { status: 401, isIn: false, message: 'Invalid credentials', errors: {} }
    const wrong = await logIn({ password: 'a wrong password' })
    expect(wrong).toMatchObject(said)
    expect(wrong).not.toHaveProperty('needs')
    const withCode = await logIn({ password: 'a wrong password', code: now() })
    expect(withCode).toEqual(wrong)
    expect(await logIn({ userId: 'nobody', code: now() })).toEqual(wrong)
    // A login with a wrong password does not use up a right code.
    expect((await send('POST', '/api/login', { ...staffLogin, code: now() })).status).toBe(200)
  })

  test('refuses a used code although the code has not expired', async () => {
    const { logIn, now, later } = await withCodes(getDatabase())
    const code = now()
    expect((await logIn({ code })).status).toBe(200)
    expect(await logIn({ code })).toMatchObject({
      status: 401,
      isIn: false,
      message: 'That code has already been used. Wait for the next one in your app.',
      needs: 'code',
    })
    later(30)
    expect((await logIn({ code: now() })).status).toBe(200)
  })

  test('accepts each recovery code once and records its use in the audit log', async () => {
    const { logIn, codes, services } = await withCodes(getDatabase())
    const [code = ''] = codes
    expect((await logIn({ code: code.replaceAll('-', ' ') })).status).toBe(200)
    expect(await logIn({ code })).toMatchObject({ status: 401, needs: 'code' })
    const security = await services.changes.listSecurity(20)
    expect(security.map(({ who, action, label }) => `${who} ${action} ${label}`.trim())).toEqual(
      expect.arrayContaining([
        'meera used a recovery code of meera',
        'Somebody knew the password but not the code of meera',
      ]),
    )
    expect(JSON.stringify(security)).not.toContain(code)
  })

  test('refuses even a correct code for 15 minutes after five wrong codes', async () => {
    const { logIn, now, later } = await withCodes(getDatabase())
    for (let guess = 0; guess < 5; guess++)
      expect(await logIn({ code: '000000' })).toMatchObject({ status: 401, needs: 'code' })
    expect(await logIn({ code: now() })).toMatchObject({
      status: 429,
      isIn: false,
      wait: '900',
      message: 'Too many wrong codes. Please try again in 15 minutes.',
      needs: 'code',
    })
    // A known address of the account has its own counter.
    expect((await logIn({ code: now() }, '127.0.0.1')).status).toBe(200)
    later(15 * 60)
    expect((await logIn({ code: now() })).status).toBe(200)
  })

  test('limits unknown addresses to thirty codes a day for each account', async () => {
    const { logIn, now } = await withCodes(getDatabase())
    for (let guess = 0; guess < 30; guess++) await logIn({ code: '000000' }, `198.51.100.${guess}`)
    expect(await logIn({ code: now() }, '198.51.100.99')).toMatchObject({
      status: 429,
      isIn: false,
    })
    expect((await logIn({ code: now() }, '127.0.0.1')).status).toBe(200)
  })

  test.each([
    [{ code: 7 }, 422],
    [{ code: 'x'.repeat(41) }, 422],
    [{ code: ['1'] }, 422],
    [{ code: '' }, 401],
    [{ code: '１２３４５６' }, 401],
  ])('answers to %j with %i', async (more, status) => {
    const { logIn } = await withCodes(getDatabase())
    expect(await logIn(more)).toMatchObject({ status, isIn: false })
  })

  test('ignores a code for an account without a second step', async () => {
    const app = testApp(getDatabase())
    await app.loginAsStaff()
    const answer = await app.send('POST', '/api/login', { ...staffLogin, code: '123456' })
    expect(answer.status).toBe(200)
  })

  test('refuses an inactive account with the usual message, even with a correct code', async () => {
    const { logIn, now, services } = await withCodes(getDatabase())
    await services.db.updateTable('staff').set({ status: 'inactive' }).execute()
    expect(await logIn({ code: now() })).toMatchObject({
      status: 401,
      message: 'Invalid credentials',
    })
  })

  test('never sends the secret in an answer', async () => {
    const app = testApp(getDatabase())
    const staff = await app.loginAsStaff()
    const { secret } = await enableAuthenticatorCodes(app.services)
    for (const path of ['/api/me', '/api/changes?limit=50', '/api/openapi.json'])
      expect(await (await staff.request(path)).text()).not.toContain(secret)
  })
})

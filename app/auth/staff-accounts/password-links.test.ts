import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { enableAuthenticatorCodes } from '#tests/second-factor-codes.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()
const words = 'four green mangoes'

/** Invites Ravi. Requests to the link come without a session. */
async function invited(database: TestDatabase) {
  const time = { now: testNow }
  const app = testApp(database, { clock: () => time.now }, pages)
  const owner = await app.loginAsStaff()
  const person = { userId: 'ravi', name: 'Ravi Kumar', email: '', role: 'sales' }
  const { invitation } = await (await owner.send('POST', '/api/staff', person)).json()
  const again = async () =>
    pathOf((await (await owner.send('POST', '/api/staff/ravi/invitation')).json()).invitation)
  const wait = (hours: number) => {
    time.now = new Date(time.now.getTime() + hours * 3_600_000)
  }
  return { app, owner, path: pathOf(invitation), again, wait }
}

const pathOf = (address: string) => new URL(address).pathname

const post = (app: TestApp, path: string, newPassword = words, confirmPassword = newPassword) =>
  app.request(path, {
    method: 'POST',
    body: new URLSearchParams({ newPassword, confirmPassword }),
    headers: {
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit Chrome/142.0 Mobile Safari',
    },
  })

const logIn = async (app: TestApp, password: string) =>
  (await app.send('POST', '/api/login', { userId: 'ravi', password })).status

async function read(answer: Response | Promise<Response>) {
  const { status } = await answer
  return { status, text: visibleText(await (await answer).text()) }
}

onEachDatabase('invitation link', (getDatabase) => {
  it('is used up only by a POST, which sets the password and logs the person in', async () => {
    const { app, path, owner } = await invited(getDatabase())
    for (let look = 0; look < 2; look++) {
      const opened = await app.request(path)
      const { headers } = opened
      expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        'no-store',
        'same-origin',
      ])
      expect((await read(opened)).text).toContain('Your user ID: ravi')
    }
    expect(await logIn(app, words)).toBe(401)
    const sent = await post(app, path)
    // The login page checks for the cookie, then redirects to the dashboard.
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/admin/login?check-cookie=&next=%2Fadmin%2Fdashboard',
    ])
    const cookie = sent.headers
      .getSetCookie()
      .map((it) => it.split(';')[0])
      .join('; ')
    const me = await app.request('/api/me', { headers: { cookie } })
    expect(await me.json()).toMatchObject({ user_id: 'ravi', user_name: 'Ravi Kumar' })
    const [session] = await (await owner.request('/api/staff/ravi/sessions')).json()
    expect(session.device).toBe('Chrome on Android')
    expect(await logIn(app, words)).toBe(200)
  })

  it('cannot be used twice, even concurrently', async () => {
    const { app, path } = await invited(getDatabase())
    const answers = await Promise.all([
      post(app, path, 'four green mangoes'),
      post(app, path, 'five ripe bananas'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410])
    for (const answer of [app.request(path), post(app, path, 'a third one of mine')])
      expect(await read(answer)).toEqual({
        status: 410,
        text: expect.stringContaining('This link has already been used'),
      })
    expect(await logIn(app, 'a third one of mine')).toBe(401)
  })

  it('expires after three days', async () => {
    const { app, path, wait } = await invited(getDatabase())
    wait(72 - 0.01)
    expect((await app.request(path)).status).toBe(200)
    wait(0.01)
    for (const answer of [app.request(path), post(app, path)])
      expect(await read(answer)).toEqual({
        status: 410,
        text: expect.stringContaining('This link has expired'),
      })
  })

  it('expires when the owner creates a new link, and is used up when any other link is used', async () => {
    const { app, path, again } = await invited(getDatabase())
    const second = await again()
    expect((await read(app.request(path))).text).toContain('This link has expired')
    const third = await app.services.links.create(2, 'invitation')
    expect((await post(app, second)).status).toBe(303)
    const other = await read(app.request(`/admin/invitation/${third.token}`))
    expect(other.text).toContain('This link has already been used')
  })

  it('does not work for a deactivated account', async () => {
    const { app, path, owner } = await invited(getDatabase())
    await owner.send('PATCH', '/api/staff/ravi', { isActive: false })
    const { token } = await app.services.links.create(2, 'invitation')
    expect((await post(app, path)).status).toBe(410)
    expect(await read(post(app, `/admin/invitation/${token}`))).toEqual({
      status: 410,
      text: expect.stringContaining('This account is deactivated'),
    })
  })

  it('expires when the owner changes the e-mail address', async () => {
    const { app, path, owner } = await invited(getDatabase())
    const answer = await owner.send('PATCH', '/api/staff/ravi', { email: 'ravi@example.com' })
    expect((await answer.json()).message).toContain('Create a new one')
    expect((await app.request(path)).status).toBe(410)
  })

  it('stays usable after a password that is too short, common or easy to guess was refused', async () => {
    const { app, path } = await invited(getDatabase())
    const refused = [
      ['short', 'The password must have at least 10 characters'],
      ['Password@2026', 'This password is too common'],
      ['1234567890', 'This password is too common'],
      ['ravikumar99', 'This password is too close to a name that others know'],
      ['Meridian Motors', 'This password is too close to a name that others know'],
      ['x'.repeat(5000), 'must be 200 characters or fewer'],
    ] as const
    for (const [password, sentence] of refused)
      expect(await read(post(app, path, password))).toEqual({
        status: 422,
        text: expect.stringContaining(sentence),
      })
    expect((await read(post(app, path, words, 'four green mango'))).text).toContain(
      'The two passwords do not match',
    )
    expect((await post(app, path)).status).toBe(303)
  })

  it('redirects to the login if the account has a second step', async () => {
    const { app, path } = await invited(getDatabase())
    const { codes } = await enableAuthenticatorCodes(app.services, 'ravi')
    const sent = await post(app, path)
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      '/admin/login?next=%2Fadmin%2Fsecond-factor%3Fsaid%3DnewPassword',
    ])
    expect(sent.headers.getSetCookie()).toEqual([])
    expect(await app.services.sessions.listByStaff(2)).toEqual([])
    expect(await logIn(app, words)).toBe(401)
    const [code] = codes
    const withCode = await app.send('POST', '/api/login', { userId: 'ravi', password: words, code })
    expect(withCode.status).toBe(200)
  })

  it('ends a pending login that began with the previous password', async () => {
    const { app, path } = await invited(getDatabase())
    const { codes } = await enableAuthenticatorCodes(app.services, 'ravi')
    const ticket = await app.services.tickets.issue('code', 2)
    expect((await post(app, path)).status).toBe(303)
    const goOn = await app.request('/admin/login', {
      method: 'POST',
      body: new URLSearchParams({ code: codes[0] ?? '' }),
      headers: { cookie: `login-ticket=${ticket}` },
    })
    expect(await read(goOn)).toEqual({
      status: 401,
      text: expect.stringContaining('That took too long'),
    })
  })

  it('redirects to the set-up of a second step if the site requires one', async () => {
    const { app, owner, path } = await invited(getDatabase())
    await enableAuthenticatorCodes(app.services)
    const rule = await owner.send('PATCH', '/api/second-factor/rule', { isRequired: true })
    expect(rule.status).toBe(200)
    const sent = await post(app, path)
    const cookie = sent.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const check = await app.request(sent.headers.get('location') ?? '', { headers: { cookie } })
    const next = await app.request(check.headers.get('location') ?? '', { headers: { cookie } })
    expect([next.status, next.headers.get('location')]).toEqual([
      302,
      '/admin/second-factor/first?next=%2Fadmin%2Fdashboard',
    ])
  })

  it('expires when the account’s password is set in another way', async () => {
    const { app, path } = await invited(getDatabase())
    await app.services.staff.setPassword(2, 'argon2id$of the server')
    expect((await read(post(app, path))).text).toContain('This link has expired')
  })

  it('does not work as a password link; using a password link ends every session', async () => {
    const { app, owner } = await invited(getDatabase())
    const { token } = await app.services.links.create(1, 'password')
    expect((await app.request(`/admin/invitation/${token}`)).status).toBe(404)
    expect((await post(app, `/admin/new-password/${token}`)).status).toBe(303)
    expect((await owner.request('/api/me')).status).toBe(401)
    const [change] = await app.services.changes.listOf('staff/1', 1)
    expect(change).toMatchObject({ who: 'meera', action: 'used a link to set the password of' })
  })
})

const database = await openTestDatabase()
afterAll(() => database.close())

it('never writes the token of a link to the log', async () => {
  const app = testApp(database, {}, pages)
  const lines: unknown[] = []
  const { log } = app.services
  log.info = log.warn = log.error = (...line: unknown[]) => void lines.push(line)
  const { token } = await app.services.links.create(
    (await app.loginAsStaff(), (await app.services.people.list())[0]?.id ?? 0),
    'invitation',
  )
  await app.request(`/admin/invitation/${token}`)
  await post(app, `/admin/invitation/${token}`)
  expect(lines.length).toBeGreaterThan(2)
  expect(JSON.stringify(lines)).not.toContain(token)
})

import { expect, it, vi } from 'vitest'
import { startMailWorker } from '#app/crm/mail/mail-worker.server.ts'
import type { MailTransport } from '#app/crm/mail/smtp-transport.server.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'
import { requestPasswordReset } from './request-password-reset.server.ts'

type Sent = Parameters<MailTransport['send']>[0]

const pages = await pageHandlerFromSources()
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'desk@example.com', leadsTo: [] }
const publicUrl = 'https://showroom.example.com'
const said =
  'If there is an account with an email address, a link is on its way to it. It works for one hour. If you get no email, check your spam folder or ask the owner for a new password.'

/** Creates an app that sends mail, with an e-mail address for Meera. */
async function house(database: TestDatabase, settings: object = { mail, publicUrl }) {
  const time = { now: testNow }
  const app = testApp(database, { clock: () => time.now, ...settings }, pages)
  const owner = await app.loginAsStaff()
  const origin = { headers: { origin: 'https://showroom.example.com' } }
  await owner.send('PATCH', '/api/staff/meera', { email: 'Meera@example.com' })
  const pause = vi.fn(async () => {})
  const ask = (who: string, address = '203.0.113.1') =>
    requestPasswordReset(app.services, { who, address, requestId: 'a' }, pause)
  const owed = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const sent: Sent[] = []
  const send = async () => {
    const worker = startMailWorker({
      ...app.services,
      from: mail.from,
      transport: { send: async (one) => void sent.push(one), close: () => {} },
      interval: 5,
    })
    await vi.waitFor(async () => expect((await app.services.outbox.getStatus()).waiting).toBe(0))
    await worker.stop()
    return sent.splice(0)
  }
  return { app, owner, time, ask, pause, owed, send, origin }
}

onEachDatabase('forgotten password', (getDatabase) => {
  it('returns the same answer after the same time for known and unknown user IDs', async () => {
    const { ask, pause, owed } = await house(getDatabase())
    for (const who of ['meera', 'nobody', 'meera@EXAMPLE.com', '%', "' or 1=1 --"])
      expect(await ask(who)).toEqual({ ok: true, value: { message: said } })
    expect(pause.mock.calls).toEqual(Array.from({ length: 5 }, () => [700]))
    expect((await owed()).map(({ purpose, recipient }) => [purpose, recipient])).toEqual([
      ['password', 'Meera@example.com'],
      ['password', 'Meera@example.com'],
    ])
  })

  it('mails a link that is valid for an hour; only the mail contains the token', async () => {
    const { app, ask, send, owed, time, origin } = await house(getDatabase())
    await ask('meera')
    expect(await app.services.db.selectFrom('staff_links').selectAll().execute()).toEqual([])
    const [one] = await send()
    expect(one).toMatchObject({ to: 'Meera@example.com', from: 'desk@example.com' })
    const [, path = ''] =
      /https:\/\/showroom\.example\.com(\/admin\/new-password\/[\w-]{43})\n/.exec(
        one?.text ?? '',
      ) ?? []
    expect(one?.text).toContain('for meera in the staff portal of Meridian Motors')
    expect(one?.text).toContain('expires on 2 Nov 2026, 11:00')
    expect(JSON.stringify(await owed())).not.toContain(path.split('/').at(-1))
    time.now = new Date(testNow.getTime() + 3_600_000)
    expect((await app.request(path)).status).toBe(410)
    await ask('meera')
    const [again] = await send()
    const [fresh = ''] = /\/admin\/new-password\/[\w-]{43}/.exec(again?.text ?? '') ?? []
    const body = new URLSearchParams({
      newPassword: 'four green mangoes',
      confirmPassword: 'four green mangoes',
    })
    expect((await app.request(fresh, { method: 'POST', body, ...origin })).status).toBe(303)
  })

  it('accepts the user ID in upper or lower case', async () => {
    const { ask, owed } = await house(getDatabase())
    await ask('MEERA')
    await ask('Meera')
    expect((await owed()).map(({ recipient }) => recipient)).toEqual([
      'Meera@example.com',
      'Meera@example.com',
    ])
  })

  it('limits the mails to one account and the requests from one address', async () => {
    const { ask, owed } = await house(getDatabase())
    for (let n = 0; n < 5; n++) await ask('meera', '203.0.113.1')
    expect(await ask('meera', '203.0.113.1')).toMatchObject({
      problem: { kind: 'too-many', wait: 900 },
    })
    expect(await ask('meera', '203.0.113.2')).toEqual({ ok: true, value: { message: said } })
    expect(await owed()).toHaveLength(3)
  })

  it('mails nothing to deactivated or invited accounts, and no expired link', async () => {
    const { app, owner, ask, owed, send, time } = await house(getDatabase())
    const ravi = { userId: 'ravi', name: 'Ravi', email: 'ravi@example.com', role: 'sales' }
    await app.loginAsStaff('sales')
    await owner.send('PATCH', '/api/staff/sales', { email: 'sales@example.com' })
    await owner.send('PATCH', '/api/staff/sales', { isActive: false })
    await app.services.people.add({ id: 1, userId: 'meera' }, { ...ravi, role: 'sales' })
    await app.services.db.deleteFrom('outbox').execute()
    for (const who of ['ravi', 'sales', 'sales@example.com']) await ask(who)
    expect(await owed()).toEqual([])
    await ask('meera')
    time.now = new Date(testNow.getTime() + 3_600_001)
    expect(await send()).toEqual([])
    expect(await app.services.outbox.getStatus()).toMatchObject({ waiting: 0, givenUp: 0 })
  })

  it('tells the person to ask the owner if the site has no mail or no public address', async () => {
    for (const settings of [{}, { mail }, { publicUrl }]) {
      const { app, ask, owed } = await house(getDatabase(), settings)
      const message =
        'Ask the owner for a new password. They can create a link for you on the Staff page.'
      expect(await ask('meera')).toEqual({ ok: true, value: { message } })
      expect(await owed()).toEqual([])
      const page = visibleText(await (await app.request('/admin/forgotten')).text())
      expect(page).toContain('Ask the owner for a new password')
      const login = await (await app.request('/admin/login')).text()
      expect(visibleText(login)).toContain('Forgot your password? Ask the owner for a new one.')
      expect(login).not.toContain('/admin/forgotten')
    }
  })

  it('can be requested without JavaScript', async () => {
    const { app, origin } = await house(getDatabase())
    expect(await (await app.request('/admin/login')).text()).toContain('href="/admin/forgotten"')
    const post = (who: string) =>
      app.request('/admin/forgotten', {
        method: 'POST',
        body: new URLSearchParams({ who }),
        ...origin,
      })
    const empty = await post('')
    expect(empty.status).toBe(422)
    expect(visibleText(await empty.text())).toContain('Enter your user ID or your email address')
    const done = await post('nobody')
    expect([done.status, done.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(visibleText(await done.text())).toContain(said)
  })
})

onEachDatabase('invitation mail', (getDatabase) => {
  const ravi = { userId: 'ravi', name: 'Ravi', email: 'ravi@example.com', role: 'sales' } as const
  const meera = { id: 1, userId: 'meera' }

  it('contains a second link; using either link ends both', async () => {
    const { app, owner, send, origin } = await house(getDatabase())
    const added = await owner.send('POST', '/api/staff', ravi)
    const { invitation, mailedTo } = await added.json()
    expect(mailedTo).toBe('ravi@example.com')
    expect(invitation).toMatch(/^https:\/\/showroom\.example\.com\/admin\/invitation\//)
    const [one] = await send()
    expect(one).toMatchObject({
      to: 'ravi@example.com',
      subject: 'Your staff account at Meridian Motors',
    })
    expect(one?.text).toContain('Your user ID is ravi.')
    const [mailed = ''] = /\/admin\/invitation\/[\w-]{43}/.exec(one?.text ?? '') ?? []
    const own = new URL(invitation).pathname
    expect(mailed).not.toBe(own)
    expect((await app.request(own)).status).toBe(200)
    const body = new URLSearchParams({
      newPassword: 'four green mangoes',
      confirmPassword: 'four green mangoes',
    })
    expect((await app.request(mailed, { method: 'POST', body, ...origin })).status).toBe(303)
    expect((await app.request(own)).status).toBe(410)
  })

  it('is not sent after the account’s address changes or the account is deactivated', async () => {
    const { app, send } = await house(getDatabase())
    const { people, outbox } = app.services
    await people.add(meera, ravi)
    await people.change(meera, 'ravi', { email: 'ravi.kumar@example.com' })
    await people.add(meera, { ...ravi, userId: 'sunil' })
    await people.change(meera, 'sunil', { isActive: false })
    expect(await send()).toEqual([])
    expect(await outbox.getStatus()).toMatchObject({ waiting: 0, givenUp: 0 })
  })
})

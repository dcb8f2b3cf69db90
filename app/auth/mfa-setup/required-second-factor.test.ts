import { expect, test } from 'vitest'
import { handledEndpoints } from '#app/endpoints.server.ts'
import { enableAuthenticatorCodes } from '#tests/second-factor-codes.ts'
import { staffLogin, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('second factor required for all staff', (getDatabase) => {
  test('can be switched on only by an owner who has a second step', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    const ask = async (by: typeof app) => {
      const answer = await by.send('PATCH', '/api/second-factor/rule', { isRequired: true })
      return [answer.status, (await answer.json()).message]
    }
    expect(await ask(owner)).toEqual([409, 'Set up your own second step first'])
    expect((await ask(await app.loginAsStaff('manager')))[0]).toBe(403)
    await enableAuthenticatorCodes(app.services)
    expect(await ask(owner)).toEqual([200, 'A second step is now required for everyone'])
    expect((await owner.request('/api/me')).status).toBe(200)
    const off = await owner.send('PATCH', '/api/second-factor/rule', { isRequired: false })
    expect(await off.json()).toEqual({ message: 'A second step is now optional' })
  })

  test('ends sessions without a second step; new sessions can only set up a second step', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    const before = await app.loginAsStaff('sales')
    await enableAuthenticatorCodes(app.services)
    await owner.send('PATCH', '/api/second-factor/rule', { isRequired: true })
    expect((await before.request('/api/me')).status).toBe(401)
    const heldBack = await app.loginAsStaff('sales')
    const opened: string[] = []
    for (const { call } of handledEndpoints) {
      if (call.may === 'public') continue
      const path = call.path.replaceAll(/:\w+/g, '1')
      const body = call.method === 'GET' ? {} : { body: '{}' }
      const headers = { 'content-type': 'application/json' }
      const answer = await heldBack.request(path, { method: call.method, headers, ...body })
      if (answer.status !== 403) opened.push(`${call.method} ${call.path}`)
      else expect((await answer.json()).message).toContain('First set up your second step')
    }
    expect(opened).toEqual([
      'POST /api/second-factor/passkeys/options',
      'POST /api/second-factor/passkeys',
    ])
    await enableAuthenticatorCodes(app.services, 'sales')
    expect((await heldBack.request('/api/me')).status).toBe(200)
  })

  test('lets an account without a second step log out', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    await enableAuthenticatorCodes(app.services)
    await app.loginAsStaff('sales')
    await owner.send('PATCH', '/api/second-factor/rule', { isRequired: true })
    const heldBack = await app.loginAsStaff('sales')
    expect((await heldBack.request('/api/logout', { method: 'POST' })).status).toBe(200)
    expect((await heldBack.request('/api/me')).status).toBe(401)
  })
})

onEachDatabase('removal of another account’s second factor', (getDatabase) => {
  test('is restricted to owners, ends the account’s sessions, and allows login by password alone', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    const sales = await app.loginAsStaff('sales')
    await enableAuthenticatorCodes(app.services, 'sales')
    const logIn = { ...staffLogin, userId: 'sales' }
    expect((await app.send('POST', '/api/login', logIn)).status).toBe(401)
    const path = '/api/staff/sales/second-factor'
    expect((await sales.send('DELETE', path)).status).toBe(403)
    const cleared = await owner.send('DELETE', path)
    expect(await cleared.json()).toEqual({ message: 'sales can now log in with the password only' })
    expect((await sales.request('/api/me')).status).toBe(401)
    expect((await app.send('POST', '/api/login', logIn)).status).toBe(200)
    const [, cleaned] = await app.services.changes.listSecurity(2)
    expect(cleaned).toMatchObject({
      who: 'meera',
      action: 'cleared the second step at login of',
      label: 'sales',
    })
  })

  test('requires the owner’s password again after ten minutes, then updates the staff list', async () => {
    const time = { now: testNow }
    const app = testApp(getDatabase(), { clock: () => time.now })
    const owner = await app.loginAsStaff()
    await app.loginAsStaff('sales')
    await enableAuthenticatorCodes(app.services, 'sales')
    const secondSteps = async () => {
      const people: { userId: string; hasSecondStep: boolean }[] = await (
        await owner.request('/api/staff')
      ).json()
      return people.map(({ userId, hasSecondStep }) => [userId, hasSecondStep])
    }
    expect(await secondSteps()).toEqual([
      ['meera', false],
      ['sales', true],
    ])
    time.now = new Date(testNow.getTime() + 11 * 60_000)
    const path = '/api/staff/sales/second-factor'
    const refused = await owner.send('DELETE', path)
    expect([refused.status, (await refused.json()).needs]).toEqual([403, 'password'])
    expect(await secondSteps()).toContainEqual(['sales', true])
    await owner.send('POST', '/api/session/proof', { password: staffLogin.password })
    expect((await owner.send('DELETE', path)).status).toBe(200)
    expect(await secondSteps()).toContainEqual(['sales', false])
  })

  test('is refused for the logged-in account and for an unknown account', async () => {
    const owner = await testApp(getDatabase()).loginAsStaff()
    expect((await owner.send('DELETE', '/api/staff/meera/second-factor')).status).toBe(409)
    expect((await owner.send('DELETE', '/api/staff/nobody/second-factor')).status).toBe(404)
  })
})

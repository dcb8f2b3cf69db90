import { expect, test } from 'vitest'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { Session } from '#app/platform/permissions/session.ts'
import { authenticatorCodeAt, enableAuthenticatorCodes } from '#tests/second-factor-codes.ts'
import { staffLogin, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import {
  beginAppSetup,
  confirmAppSetup,
  regenerateRecoveryCodes,
  removeAuthenticatorApp,
  removePasskey,
} from './second-factor-setup.server.ts'

async function atWork(database: TestDatabase) {
  const time = { now: testNow }
  const { services } = await testApp(database, { clock: () => time.now }).loginAsStaff()
  const staff = await services.staff.findByUserId('meera')
  if (!staff) throw new Error('The tests have an account')
  const session: Session = { idHash: 'a session', staff, isProven: true }
  const later = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000)
  }
  return { services, asker: { session, requestId: 'a' }, later, time }
}

/** Returns the status and message of a refused attempt. */
async function refusal(attempt: Promise<unknown>) {
  const problem = await attempt.catch((error: unknown) => error)
  if (!(problem instanceof Problem)) throw new Error('It was not refused')
  return [problem.status, problem.message]
}

const { password } = staffLogin

onEachDatabase('second factor setup and removal', (getDatabase) => {
  test('turns codes on with the password and a code from the pending secret', async () => {
    const { services, asker, time } = await atWork(getDatabase())
    expect(await refusal(confirmAppSetup(services, asker, { code: '000000', password }))).toEqual([
      409,
      'That took too long. Please start again.',
    ])
    const { key, square } = await beginAppSetup(services, asker, 'Meridian Motors')
    expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(square.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/)
    const code = authenticatorCodeAt(key, time.now)
    const wrong = confirmAppSetup(services, asker, { code, password: 'a wrong password' })
    expect(await refusal(wrong)).toEqual([422, 'That is not your password'])
    expect((await refusal(confirmAppSetup(services, asker, { code: '000000', password })))[0]).toBe(
      422,
    )
    expect(
      (await refusal(confirmAppSetup(services, asker, { code: '１２３４５６', password })))[0],
    ).toBe(422)
    expect(await confirmAppSetup(services, asker, { code, password })).toHaveLength(10)
    expect(await refusal(beginAppSetup(services, asker, 'Meridian Motors'))).toEqual([
      409,
      'The authenticator app is already turned on',
    ])
  })

  test('turns codes off with password and code, and deletes the secret and the recovery codes', async () => {
    const { services, asker, later, time } = await atWork(getDatabase())
    const { id, secret } = await enableAuthenticatorCodes(services)
    const used = removeAuthenticatorApp(services, asker, {
      password,
      code: authenticatorCodeAt(secret, time.now),
    })
    expect(await refusal(used)).toEqual([
      422,
      'That code has already been used. Wait for the next one in your app.',
    ])
    later(30)
    const code = authenticatorCodeAt(secret, time.now)
    await refusal(removeAuthenticatorApp(services, asker, { password: 'a wrong password', code }))
    // The wrong password did not use up the code.
    await removeAuthenticatorApp(services, asker, { password, code })
    expect(await services.factors.has(id)).toEqual({ app: null, isAny: false })
    expect(await services.factors.countCodesLeft(id)).toBe(0)
  })

  test('requires password and code for new recovery codes and for removing a passkey', async () => {
    const { services, asker } = await atWork(getDatabase())
    const { id, codes } = await enableAuthenticatorCodes(services)
    const key = {
      id: 'k',
      staffId: id,
      publicKey: 'p',
      counter: 0,
      transports: [],
      name: 'My phone',
    }
    await services.passkeys.add(key)
    const [one = '', other = ''] = codes
    const gone = removePasskey(services, asker, 'another', { password, code: one })
    expect(await refusal(gone)).toEqual([404, 'This passkey no longer exists'])
    await removePasskey(services, asker, 'k', { password, code: other })
    expect(await services.passkeys.listByStaff(id)).toEqual([])
    expect(
      (await refusal(regenerateRecoveryCodes(services, asker, { password, code: one })))[0],
    ).toBe(422)
    const [, , third = ''] = codes
    expect(await regenerateRecoveryCodes(services, asker, { password, code: third })).not.toContain(
      third,
    )
  })

  test('allows ten code guesses in a session and counts password guesses separately', async () => {
    const { services, asker, later, time } = await atWork(getDatabase())
    const { secret } = await enableAuthenticatorCodes(services)
    const off = (code: string) => removeAuthenticatorApp(services, asker, { password, code })
    for (let guess = 0; guess < 10; guess++) expect((await refusal(off('000000')))[0]).toBe(422)
    later(30)
    expect(await refusal(off(authenticatorCodeAt(secret, time.now)))).toEqual([
      429,
      'Too many wrong attempts. Please try again in 15 minutes.',
    ])
    later(15 * 60)
    await off(authenticatorCodeAt(secret, time.now))
  })

  test('records in the audit log that codes were turned on or off', async () => {
    const { services, asker, later, time } = await atWork(getDatabase())
    const { key } = await beginAppSetup(services, asker, 'Meridian Motors')
    await confirmAppSetup(services, asker, { code: authenticatorCodeAt(key, time.now), password })
    later(30)
    await removeAuthenticatorApp(services, asker, {
      password,
      code: authenticatorCodeAt(key, time.now),
    })
    const [off, on] = await services.changes.listSecurity(2)
    expect([on?.action, off?.action]).toEqual([
      'turned on codes at login for',
      'turned off codes at login for',
    ])
  })
})

import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { staffLogin, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

/** Creates an account at work. `later` moves the test's clock. */
async function atWork(database: TestDatabase) {
  const time = { now: testNow }
  const { services } = await testApp(database, { clock: () => time.now }).loginAsStaff()
  const staff = await services.staff.findByUserId(staffLogin.userId)
  if (!staff) throw new Error('The tests have an account')
  const later = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000)
  }
  const codeOf = (secret = '') =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now.getTime() })
  return { ...services, id: staff.id, later, codeOf }
}

onEachDatabase('second factors', (getDatabase) => {
  test('count only after a code confirms the secret', async () => {
    const { factors, id, codeOf } = await atWork(getDatabase())
    expect(await factors.has(id)).toEqual({ app: null, isAny: false })
    const secret = await factors.beginAppSetup(id)
    expect((await factors.has(id)).isAny).toBe(false)
    expect(await factors.useCode(id, codeOf(secret))).toBe('wrong')
    expect(await factors.confirm(id, '000000')).toBeUndefined()
    expect(await factors.confirm(id, codeOf(secret))).toHaveLength(10)
    expect(await factors.has(id)).toEqual({ app: testNow.toISOString(), isAny: true })
    expect(await factors.findPendingSecret(id)).toBeUndefined()
  })

  test('accept a code once, and no code that is older than the last used code', async () => {
    const { factors, id, codeOf, later } = await atWork(getDatabase())
    const secret = await factors.beginAppSetup(id)
    const first = codeOf(secret)
    await factors.confirm(id, first)
    expect(await factors.useCode(id, first)).toBe('used')
    later(30)
    const second = codeOf(secret)
    later(30)
    const third = codeOf(secret)
    expect(await factors.useCode(id, third)).toBe('right')
    expect(await factors.useCode(id, second)).toBe('used')
    later(30)
    const fourth = codeOf(secret)
    const atOnce = await Promise.all([1, 2, 3].map(() => factors.useCode(id, fourth)))
    expect(atOnce.toSorted()).toEqual(['right', 'used', 'used'])
  })

  test('accept each recovery code once, and no code of an earlier set or of another account', async () => {
    const { factors, staff, id, codeOf } = await atWork(getDatabase())
    const secret = await factors.beginAppSetup(id)
    const [one = '', other = ''] = (await factors.confirm(id, codeOf(secret))) ?? []
    expect(await factors.useCode(id, one.toUpperCase().replaceAll('-', ' '))).toBe('recovery')
    expect(await factors.useCode(id, one)).toBe('wrong')
    expect(await factors.countCodesLeft(id)).toBe(9)
    await staff.create({
      userId: 'ravi',
      passwordHash: '',
      createdAt: testNow.toISOString(),
      role: 'sales',
    })
    const ravi = await staff.findByUserId('ravi')
    expect(await factors.useCode(ravi?.id ?? 0, other)).toBe('wrong')
    const [fresh = ''] = await factors.regenerateCodes(id)
    expect(await factors.useCode(id, other)).toBe('wrong')
    expect(await factors.useCode(id, fresh)).toBe('recovery')
  })

  test('store recovery codes as hashes and keep the secret out of the audit log', async () => {
    const { factors, db, id, codeOf } = await atWork(getDatabase())
    const secret = await factors.beginAppSetup(id)
    const codes = (await factors.confirm(id, codeOf(secret))) ?? []
    const stored = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) expect(stored).not.toContain(code)
    const audit = JSON.stringify(await db.selectFrom('changes').selectAll().execute())
    expect(audit).not.toContain(secret)
  })

  test('can be set up again after the account’s second factors are cleared', async () => {
    const { factors, passkeys, id, codeOf } = await atWork(getDatabase())
    expect(await factors.clear(id)).toBe(false)
    await factors.confirm(id, codeOf(await factors.beginAppSetup(id)))
    await passkeys.add({
      id: 'k',
      staffId: id,
      publicKey: 'p',
      counter: 0,
      transports: [],
      name: '',
    })
    expect(await factors.beginAppSetup(id)).toBeUndefined()
    expect(await factors.clear(id)).toBe(true)
    expect(await factors.has(id)).toEqual({ app: null, isAny: false })
    expect(await factors.countCodesLeft(id)).toBe(0)
    expect(await factors.beginAppSetup(id)).toMatch(/^[A-Z2-7]{32}$/)
  })

  test('include passkeys; the recovery codes are deleted with the last factor', async () => {
    const { factors, passkeys, id, codeOf } = await atWork(getDatabase())
    await factors.confirm(id, codeOf(await factors.beginAppSetup(id)))
    const key = {
      id: 'k',
      staffId: id,
      publicKey: 'p',
      counter: 2 ** 32 - 1,
      transports: ['usb'],
      name: 'My phone',
    }
    expect([await passkeys.add(key), await passkeys.add(key)]).toEqual([true, false])
    expect(await passkeys.listByStaff(id)).toEqual([
      { ...key, createdAt: testNow.toISOString(), lastUsedAt: null },
    ])
    await factors.removeApp(id)
    await factors.removeUnneededRecoveryCodes(id)
    expect([(await factors.has(id)).isAny, await factors.countCodesLeft(id)]).toEqual([true, 10])
    expect(await passkeys.remove(id + 1, 'k')).toBe(false)
    expect(await passkeys.remove(id, 'k')).toBe(true)
    await factors.removeUnneededRecoveryCodes(id)
    expect([(await factors.has(id)).isAny, await factors.countCodesLeft(id)]).toEqual([false, 0])
  })

  test('accept only one of two concurrent logins with the same passkey', async () => {
    const { passkeys, id } = await atWork(getDatabase())
    await passkeys.add({
      id: 'k',
      staffId: id,
      publicKey: 'p',
      counter: 4,
      transports: [],
      name: '',
    })
    const key = await passkeys.find('k')
    if (!key) throw new Error('The passkey is gone')
    const both = await Promise.all([passkeys.countUse(key, 5), passkeys.countUse(key, 5)])
    expect(both.toSorted()).toEqual([false, true])
  })

  test('accept a login ticket once, for its purpose, within five minutes', async () => {
    const { tickets, id, later, db } = await atWork(getDatabase())
    const token = await tickets.issue('code', id)
    expect(
      JSON.stringify(await db.selectFrom('pending_logins').selectAll().execute()),
    ).not.toContain(token)
    expect(await tickets.take('passkey', token)).toBeUndefined()
    expect((await tickets.take('code', token))?.staffId).toBe(id)
    expect(await tickets.take('code', token)).toBeUndefined()
    const late = await tickets.issue('code', id)
    later(5 * 60)
    expect(await tickets.take('code', late)).toBeUndefined()
  })

  test('list the accounts without a second factor when the site requires one', async () => {
    const { factors, facts, passkeys, id } = await atWork(getDatabase())
    expect(await factors.isRequiredButMissing(id)).toBe(false)
    const { secondFactorSetting } = await import('./second-factor-setting.ts')
    await facts.change({ id, userId: 'meera' }, secondFactorSetting, {
      value: { isRequired: true },
      version: 0,
    })
    expect(await factors.isRequiredButMissing(id)).toBe(true)
    expect(await factors.listStaffWithoutSecondFactor()).toEqual([id])
    await passkeys.add({
      id: 'k',
      staffId: id,
      publicKey: 'p',
      counter: 0,
      transports: [],
      name: '',
    })
    expect(await factors.isRequiredButMissing(id)).toBe(false)
    expect(await factors.listStaffWithoutSecondFactor()).toEqual([])
  })
})

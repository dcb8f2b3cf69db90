import { afterAll, expect, test, vi } from 'vitest'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { ProblemDetails } from '#app/platform/result/result.ts'
import type { Services } from '#app/services.server.ts'
import { cheapPasswordHash } from '#tests/cheap-password-hash.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { logIn } from './log-in.server.ts'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

vi.hoisted(() => vi.resetModules())
vi.mock('./password-hash.server.ts', { spy: true })
afterAll(() => void vi.resetModules())

const password = 'correct horse battery'

async function withAccount(services: Services, passwordHash = cheapPasswordHash(password)) {
  await services.staff.create({
    userId: 'meera',
    passwordHash,
    createdAt: testNow.toISOString(),
    role: 'owner',
  })
  const account = await services.staff.findByUserId('meera')
  if (!account) throw new Error('The account was not made')
  return account
}

async function refusal(attempt: ReturnType<typeof logIn>): Promise<ProblemDetails<object>> {
  const result = await attempt
  if (!result.ok) return result.problem
  throw new Error('The login was not refused')
}

/** Returns the ID of the opened session. */
async function opened(attempt: ReturnType<typeof logIn>): Promise<string> {
  return unwrapResult(await attempt)
}

onEachDatabase('login', (getDatabase) => {
  const pause = vi.fn(async () => {})
  const at = (address: string, given = password, userId = 'meera') => ({
    userId,
    password: given,
    address,
    requestId: 'a',
  })

  test('opens a session that identifies the account', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services)
    const id = await opened(logIn(services, at('203.0.113.1'), pause))
    expect((await services.sessions.find(id, true))?.staff.userId).toBe('meera')
  })

  test('accepts the user ID in upper or lower case and ignores invisible characters', async () => {
    const { services, send } = testApp(getDatabase())
    await withAccount(services)
    for (const typed of ['Meera', 'MEERA']) {
      const id = await opened(logIn(services, at('203.0.113.1', password, typed), pause))
      expect((await services.sessions.find(id, true))?.staff.userId).toBe('meera')
    }
    const body = { userId: '\u200b Ｍeera\ufeff', password }
    expect((await send('POST', '/api/login', body)).status).toBe(200)
    const changed = { userId: 'meera', password: `${password}\u200b` }
    expect((await send('POST', '/api/login', changed)).status).toBe(401)
  })

  test('distinguishes by exact spelling two accounts whose user IDs differ only in case', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services)
    const passwordHash = cheapPasswordHash('another horse battery')
    const createdAt = testNow.toISOString()
    await services.staff.create({ userId: 'Meera', passwordHash, createdAt, role: 'sales' })
    const own = await opened(logIn(services, at('203.0.113.1'), pause))
    expect((await services.sessions.find(own, true))?.staff.userId).toBe('meera')
    const other = at('203.0.113.1', 'another horse battery', 'Meera')
    const theirs = await opened(logIn(services, other, pause))
    expect((await services.sessions.find(theirs, true))?.staff.userId).toBe('Meera')
    const neither = at('203.0.113.1', password, 'MEERA')
    expect((await refusal(logIn(services, neither, pause))).kind).toBe('unauthenticated')
  })

  test('refuses a wrong password and an unknown user with the same message', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services)
    for (const attempt of [at('203.0.113.1', 'wrong'), at('203.0.113.1', password, 'nobody')]) {
      const { kind, message } = await refusal(logIn(services, attempt, pause))
      expect([kind, message]).toEqual(['unauthenticated', 'Invalid credentials'])
    }
  })

  test('hashes the password for an unknown user ID as for a wrong password', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services, await hashPassword(password))
    const compared = vi.mocked(verifyPassword)
    compared.mockClear()
    await refusal(logIn(services, at('203.0.113.1', 'wrong'), pause))
    await refusal(logIn(services, at('203.0.113.1', 'wrong', 'nobody'), pause))
    const work = compared.mock.calls.map(([, hash]) => hash.split('$').slice(0, 4))
    expect(work).toHaveLength(2)
    expect(work[1]).toEqual(work[0])
  })

  test.each([
    ['inactive', { status: 'inactive' as const }],
    ['expired', { expires_at: '2026-11-02T04:29:59.000Z' }],
    ['just now expired', { expires_at: testNow.toISOString() }],
  ])('refuses an %s account with its right password', async (_, change) => {
    const { services, ...database } = { ...testApp(getDatabase()), ...getDatabase() }
    const { id } = await withAccount(services)
    await database.db.updateTable('staff').set(change).where('id', '=', id).execute()
    expect((await refusal(logIn(services, at('203.0.113.1'), pause))).kind).toBe('unauthenticated')
  })

  test('accepts an account until the instant at which it expires', async () => {
    const { services } = testApp(getDatabase())
    const { id } = await withAccount(services)
    const expires_at = new Date(testNow.getTime() + 1).toISOString()
    await services.db.updateTable('staff').set({ expires_at }).where('id', '=', id).execute()
    await opened(logIn(services, at('203.0.113.1'), pause))
  })

  test('answers 429 after ten failures from an IPv6 /64, but accepts a login from another /64', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services)
    for (let attempt = 0; attempt < 10; attempt++)
      await refusal(logIn(services, at(`2001:db8:1:2::${attempt}`, 'wrong'), pause))
    const refused = await refusal(logIn(services, at('2001:db8:1:2::ff'), pause))
    expect([refused.kind, refused.wait]).toEqual(['too-many', 900])
    expect(refused.message).toContain('in 15 minutes.')
    await opened(logIn(services, at('2001:db8:9::1'), pause))
  })

  test('states the remaining minutes, and accepts a login after they have passed', async () => {
    let passed = 0
    const clock = () => new Date(testNow.getTime() + passed)
    const { services } = testApp(getDatabase(), { clock })
    await withAccount(services)
    for (let attempt = 0; attempt < 10; attempt++)
      await refusal(logIn(services, at('203.0.113.1', 'wrong'), pause))
    passed = 14 * 60_000 + 1
    expect((await refusal(logIn(services, at('203.0.113.1'), pause))).message).toContain(
      'in 1 minute.',
    )
    passed = 15 * 60_000
    await logIn(services, at('203.0.113.1'), pause)
    pause.mockClear()
  })

  test('clears an account’s failures at an address after a successful login from that address', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services)
    for (let round = 0; round < 2; round++) {
      for (let attempt = 0; attempt < 9; attempt++)
        await refusal(logIn(services, at('203.0.113.1', 'wrong'), pause))
      await opened(logIn(services, at('203.0.113.1'), pause))
    }
  })

  test('delays unknown addresses from the tenth failure, but not the account’s known address', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services)
    await opened(logIn(services, at('203.0.113.1'), pause))
    for (let attempt = 0; attempt < 9; attempt++)
      await refusal(logIn(services, at('198.51.100.9', 'wrong'), pause))
    expect(pause).not.toHaveBeenCalled()
    await refusal(logIn(services, at('198.51.100.9', 'wrong'), pause))
    expect(pause).toHaveBeenCalledExactlyOnceWith(2000)
    await opened(logIn(services, at('203.0.113.1'), pause))
    expect(pause).toHaveBeenCalledOnce()
    pause.mockClear()
  })

  const guess = async ({ limits }: Services, userId: string, times: number) => {
    for (let attempt = 0; attempt < times; attempt++) await limits.userIds.take(userId)
  }

  /** Returns the numbers of a stranger's delayed attempts; `between` runs before each attempt. */
  async function slowOnes(services: Services, userId: string, between: () => Promise<unknown>) {
    const slow: number[] = []
    await guess(services, userId, 8)
    for (const attempt of [9, 10, 11]) {
      await between()
      pause.mockClear()
      await refusal(logIn(services, at(`198.51.100.${attempt}`, 'wrong', userId), pause))
      if (pause.mock.calls.length > 0) slow.push(attempt)
    }
    pause.mockClear()
    return slow
  }

  test('delays unknown addresses equally while the account’s owner logs in', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services)
    const own = (given: string) => logIn(services, at('203.0.113.1', given), pause)
    await opened(own(password))
    const ownerComes = async () => {
      await refusal(own('mistyped'))
      await opened(own(password))
    }
    expect(await slowOnes(services, 'meera', ownerComes)).toEqual([10, 11])
    expect(await slowOnes(services, 'ghost', async () => {})).toEqual([10, 11])
  })

  test('during guesses, delays only the first login of the account’s owner from a new address', async () => {
    const { services } = testApp(getDatabase())
    await withAccount(services)
    await guess(services, 'meera', 9)
    await opened(logIn(services, at('203.0.113.7'), pause))
    expect(pause).toHaveBeenCalledExactlyOnceWith(2000)
    await opened(logIn(services, at('203.0.113.7'), pause))
    expect(pause).toHaveBeenCalledOnce()
    pause.mockClear()
  })

  test('stops delaying unknown addresses after a day', async () => {
    const time = { now: testNow }
    const { services } = testApp(getDatabase(), { clock: () => time.now })
    await withAccount(services)
    await guess(services, 'meera', 10)
    time.now = new Date(testNow.getTime() + 24 * 3_600_000)
    await refusal(logIn(services, at('198.51.100.9', 'wrong'), pause))
    expect(pause).not.toHaveBeenCalled()
  })

  test('delays logins with an unknown user ID like logins with an existing user ID', async () => {
    const { services } = testApp(getDatabase())
    for (let attempt = 1; attempt <= 10; attempt++)
      await refusal(logIn(services, at(`198.51.100.${attempt}`, 'wrong', 'ghost'), pause))
    expect(pause).toHaveBeenCalledExactlyOnceWith(2000)
    pause.mockClear()
  })
})

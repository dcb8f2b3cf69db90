import { afterEach, expect, test, vi } from 'vitest'
import type { Services } from '#app/services.server.ts'
import { cheapPasswordHash } from '#tests/cheap-password-hash.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { logIn } from './log-in.server.ts'

const shop = '203.0.113.1'
const home = '198.51.100.9'

onEachDatabase('login limits', (getDatabase) => {
  const pause = vi.fn(async () => {})
  afterEach(() => void pause.mockClear())

  async function withStaff(services: Services) {
    for (const [userId, role] of [
      ['owner', 'owner'],
      ['workshop', 'workshop'],
    ] as const)
      await services.staff.create({
        userId,
        passwordHash: cheapPasswordHash(`password of ${userId}`),
        createdAt: testNow.toISOString(),
        role,
      })
    return services
  }
  const setUp = () => withStaff(testApp(getDatabase()).services)

  /** Returns `done`, or the reason for the refusal. */
  async function attempt(services: Services, userId: string, address: string, password?: string) {
    const credentials = { userId, address, password: password ?? `password of ${userId}` }
    const outcome = await logIn(services, { ...credentials, requestId: 'a' }, pause)
    return outcome.ok ? 'done' : outcome.problem.kind
  }
  const guess = (services: Services, userId: string, address: string) =>
    attempt(services, userId, address, 'a guess')
  const guesses = (services: Services, userId: string, address: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => guess(services, userId, address)))

  test.each([
    ['where the owner is known', true],
    ['where the owner is a stranger', false],
  ])(
    'does not clear guesses at the owner’s password after another account’s login %s',
    async (_, isKnown) => {
      const services = await setUp()
      if (isKnown) await attempt(services, 'owner', shop)
      const answers: string[] = []
      for (let round = 0; round < 10; round++) {
        answers.push(...(await guesses(services, 'owner', shop, 9)))
        await attempt(services, 'workshop', shop)
      }
      expect(answers.filter((it) => it === 'unauthenticated').length).toBeLessThanOrEqual(10)
      expect(answers.filter((it) => it === 'too-many').length).toBeGreaterThanOrEqual(80)
    },
  )

  test('locks out an account after wrong passwords, but not a known colleague’s account', async () => {
    const services = await setUp()
    await attempt(services, 'owner', shop)
    await attempt(services, 'workshop', shop)
    await guesses(services, 'workshop', shop, 10)
    expect(await attempt(services, 'workshop', shop)).toBe('too-many')
    expect(await attempt(services, 'owner', shop)).toBe('done')
  })

  test('lets an account log in at its known network after failures of unknown user IDs', async () => {
    const services = await setUp()
    await attempt(services, 'owner', shop)
    for (let stranger = 0; stranger < 10; stranger++)
      await guess(services, `nobody-${stranger}`, shop)
    expect(await guess(services, 'nobody', shop)).toBe('too-many')
    expect(await attempt(services, 'workshop', shop)).toBe('too-many')
    expect(await attempt(services, 'owner', shop)).toBe('done')
  })

  test('does not count successful logins', async () => {
    const services = await setUp()
    for (let time = 0; time < 25; time++) {
      expect(await attempt(services, 'owner', `203.0.113.${time}`)).toBe('done')
      expect(await attempt(services, 'workshop', shop)).toBe('done')
    }
    expect(pause).not.toHaveBeenCalled()
  })

  test('delays guesses at the owner’s password even at a network where the owner has logged in', async () => {
    const time = { now: testNow }
    const services = await withStaff(testApp(getDatabase(), { clock: () => time.now }).services)
    await attempt(services, 'owner', shop)
    await guesses(services, 'owner', shop, 9)
    expect(pause).not.toHaveBeenCalled()
    time.now = new Date(testNow.getTime() + 15 * 60_000)
    await guess(services, 'owner', shop)
    expect(pause).toHaveBeenCalledExactlyOnceWith(2000)
  })

  test('delays one guess at a time for each account and network, and refuses the others', async () => {
    const services = await setUp()
    for (let network = 1; network <= 9; network++)
      await guess(services, 'owner', `192.0.2.${network}`)
    const answers = await guesses(services, 'owner', home, 6)
    expect(answers.filter((it) => it === 'unauthenticated')).toHaveLength(1)
    expect(pause).toHaveBeenCalledOnce()
    // The owner does not wait at another network.
    expect(await attempt(services, 'owner', '192.0.2.77')).toBe('done')
  })

  test('counts all upper- and lower-case spellings of a user ID together', async () => {
    const services = await setUp()
    for (const userId of ['Owner', 'OWNER', 'oWner']) await guesses(services, userId, home, 3)
    await guess(services, 'owner', '192.0.2.1')
    expect(pause).toHaveBeenCalledOnce()
  })

  test('counts the attempts at two instances with one database together', async () => {
    const first = await setUp()
    const second = first.engine === 'postgres' ? testApp(getDatabase()).services : first
    const answers = await Promise.all([
      guesses(first, 'owner', shop, 20),
      guesses(second, 'owner', shop, 20),
    ])
    expect(answers.flat().filter((it) => it === 'unauthenticated').length).toBeLessThanOrEqual(10)
  })
})

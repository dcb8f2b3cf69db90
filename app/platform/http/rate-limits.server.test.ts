import { describe, expect, it } from 'vitest'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase } from '#tests/test-databases.ts'
import { pruneRateLimits, sharedRateLimits } from './rate-limit-store.server.ts'
import { type CreateRateLimiter, inMemoryRateLimits } from './rate-limits.server.ts'

type Clocked = (clock: () => Date) => CreateRateLimiter

function counting(limits: Clocked, most: number, seconds = 60) {
  const time = { passed: 0 }
  const clock = () => new Date(testNow.getTime() + time.passed * 1000)
  return { limit: limits(clock)('forms', most, seconds), time, clock }
}

function rules(getLimits: () => Clocked) {
  it('allows the maximum, then returns the seconds until the next window', async () => {
    const { limit, time } = counting(getLimits(), 2)
    const three = async () => [await limit.take('a'), await limit.take('a'), await limit.take('a')]
    expect(await three()).toEqual([0, 0, 60])
    time.passed = 59.5
    expect(await limit.take('a')).toBe(1)
    time.passed = 60
    expect(await three()).toEqual([0, 0, 60])
  })

  it('is not extended by further attempts', async () => {
    const { limit, time } = counting(getLimits(), 1)
    await limit.take('a')
    for (time.passed = 1; time.passed < 60; time.passed += 7) await limit.take('a')
    time.passed = 60
    expect(await limit.take('a')).toBe(0)
  })

  it('counts each key separately; a key can be cleared, and read without counting', async () => {
    const { limit } = counting(getLimits(), 1)
    expect([await limit.wait('a'), await limit.take('a'), await limit.wait('a')]).toEqual([
      0, 0, 60,
    ])
    expect([await limit.wait('b'), await limit.wait('b'), await limit.take('b')]).toEqual([0, 0, 0])
    await limit.clear('a')
    expect([await limit.take('a'), await limit.take('b')]).toEqual([0, 60])
  })

  it('counts one less after a release, but never below zero', async () => {
    const { limit } = counting(getLimits(), 1)
    await limit.take('a')
    await limit.release('a')
    await limit.release('a')
    expect([await limit.take('a'), await limit.take('a'), await limit.wait('b')]).toEqual([
      0, 60, 0,
    ])
  })

  it('counts concurrent requests', async () => {
    const { limit } = counting(getLimits(), 3)
    const waits = await Promise.all(Array.from({ length: 8 }, () => limit.take('a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  it('blocks no longer than one window after the clock is set back', async () => {
    const { limit, time } = counting(getLimits(), 1)
    await limit.take('a')
    time.passed = -2 * 24 * 3600
    expect([await limit.wait('a'), await limit.take('a'), await limit.take('a')]).toEqual([
      0, 0, 60,
    ])
  })

  it('is disabled by a maximum of 0', async () => {
    const { limit } = counting(getLimits(), 0)
    expect([await limit.take('a'), await limit.take('a'), await limit.wait('a')]).toEqual([0, 0, 0])
  })
}

describe('an in-memory limit', () => {
  rules(() => inMemoryRateLimits)

  it('keeps running windows when it removes expired windows', async () => {
    const { limit, time } = counting(inMemoryRateLimits, 1)
    for (let key = 0; key < 100; key++) await limit.take(`old ${key}`)
    time.passed = 30
    await limit.take('a')
    time.passed = 61
    await limit.take('b')
    expect([await limit.take('a'), await limit.take('old 1')]).toEqual([29, 0])
  })

  it('forgets the oldest of more than 100,000 keys', async () => {
    const { limit } = counting(inMemoryRateLimits, 1)
    for (let key = 0; key <= 100_001; key++) await limit.take(`${key}`)
    expect([await limit.wait('0'), await limit.wait('100001')]).toEqual([0, 60])
  })
})

onEachDatabase('rate limit shared by instances', (getDatabase) => {
  const shared: Clocked = (clock) => sharedRateLimits(getDatabase().db, clock)
  rules(() => shared)

  it('is shared by all instances, and separate from limits of another name', async () => {
    const [here, there] = [counting(shared, 1).limit, counting(shared, 1).limit]
    expect([await here.take('a'), await there.take('a')]).toEqual([0, 60])
    const other = sharedRateLimits(getDatabase().db, () => testNow)('log-ins', 1, 60)
    expect(await other.take('a')).toBe(0)
  })

  it('stores no address, and removes expired rows', async () => {
    const { limit, time, clock } = counting(shared, 1)
    await limit.take('203.0.113.9')
    const { db } = getDatabase()
    const rows = () => db.selectFrom('limits').selectAll().execute()
    expect(JSON.stringify(await rows())).not.toContain('203')
    await pruneRateLimits(db, clock)
    expect(await rows()).toHaveLength(1)
    time.passed = 61
    await pruneRateLimits(db, clock)
    expect(await rows()).toEqual([])
  })

  it('removes the windows that end first if there are more than the maximum', async () => {
    const { limit, time, clock } = counting(shared, 1)
    for (const key of ['a', 'b', 'c', 'd']) {
      await limit.take(key)
      time.passed += 1
    }
    await pruneRateLimits(getDatabase().db, clock, 2)
    expect([await limit.wait('b'), await limit.wait('c')]).toEqual([0, 58])
  })
})

it('two instances on PostgreSQL accept as many enquiries from an address as one instance', async () => {
  const database = await openTestDatabase('postgres')
  const [a, b] = [1, 2].map(() => testApp(database, { formLimitPerMinute: 2 }))
  const statuses = []
  for (const app of [a, b, a, b])
    statuses.push((await app?.send('POST', '/book-service', {}))?.status)
  expect(statuses).toEqual([201, 201, 429, 429])
  await database.close()
})

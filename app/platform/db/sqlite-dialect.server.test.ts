import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openEmptyTestDatabase, openTestDatabase } from '#tests/test-databases.ts'
import { type Db, sqliteFilePath } from './connect-database.server.ts'
import { isDatabaseUnavailable } from './database-unavailable.server.ts'
import { migrateDatabase } from './migrate-database.server.ts'

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const moveOn = (db: Db) =>
  db
    .updateTable('content')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .execute()
const revision = async (db: Db) =>
  (await db.selectFrom('content').select('revision').executeTakeFirstOrThrow()).revision

describe('while another program has locked the SQLite file', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Fake timers: time passes only when a test advances it, so a wait must use a timer. */
  const withHeldFile = async (
    work: (db: Db, letGo: () => void, dataDir: string) => Promise<void>,
    open = openTestDatabase('sqlite'),
  ) => {
    const { db, dataDir, close } = await open
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const other = new DatabaseSync(sqliteFilePath(dataDir))
    other.exec('begin immediate')
    await work(db, () => other.exec('commit'), dataDir)
    vi.useRealTimers()
    other.close()
    await close()
  }

  it('writes wait, and reads do not', () =>
    withHeldFile(async (db, letGo) => {
      const before = await revision(db)
      const writes = [
        moveOn(db),
        db.transaction().execute((trx) => moveOn(trx)),
        db.connection().execute((one) => moveOn(one)),
      ]
      await vi.advanceTimersByTimeAsync(4900)
      expect(await revision(db)).toBe(before)
      letGo()
      await vi.advanceTimersByTimeAsync(100)
      await Promise.all(writes)
      expect(await revision(db)).toBe(before + 3)
    }))

  it('a write fails after five seconds, and reads still succeed', () =>
    withHeldFile(async (db, letGo) => {
      const writes = [moveOn(db), db.transaction().execute((trx) => moveOn(trx)), moveOn(db)]
      const failures = Promise.all(writes.map(failure))
      await vi.advanceTimersByTimeAsync(5100)
      const reasons = await failures
      expect(reasons.map(isDatabaseUnavailable)).toEqual([true, true, true])
      expect(String(reasons[0])).toContain('database is locked')
      letGo()
      const before = await revision(db)
      await moveOn(db)
      expect(await revision(db)).toBe(before + 1)
    }))

  it('a migration at the start waits', () =>
    withHeldFile(async (db, letGo) => {
      const migrated = migrateDatabase(db, 'sqlite')
      await vi.advanceTimersByTimeAsync(3000)
      letGo()
      await vi.advanceTimersByTimeAsync(100)
      expect((await migrated).length).toBeGreaterThan(3)
    }, openEmptyTestDatabase('sqlite')))

  it('a visitor can read the gallery', async () => {
    const database = await openTestDatabase('sqlite')
    const app = testApp(database)
    const other = new DatabaseSync(sqliteFilePath(database.dataDir))
    other.exec('begin immediate')
    expect((await app.request('/api/gallery')).status).toBe(200)
    other.close()
    await database.close()
  })
})

describe('a SQLite transaction', () => {
  it('lets other queries read the previous state, and queues other writes', async () => {
    const { db, close } = await openTestDatabase('sqlite')
    const before = await revision(db)
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const first = db.transaction().execute(async (trx) => {
      await moveOn(trx)
      begun.resolve()
      await mayEnd.promise
    })
    await begun.promise
    const second = moveOn(db)
    expect(await revision(db)).toBe(before)
    mayEnd.resolve()
    await Promise.all([first, second])
    expect(await revision(db)).toBe(before + 2)
    await close()
  })

  it('leaves no change if it fails, and the next transaction can write', async () => {
    const { db, close } = await openTestDatabase('sqlite')
    const before = await revision(db)
    const failed = db.transaction().execute(async (trx) => {
      await moveOn(trx)
      throw new Error('it went wrong')
    })
    expect(String(await failure(failed))).toContain('it went wrong')
    await moveOn(db)
    expect(await revision(db)).toBe(before + 1)
    await close()
  })
})

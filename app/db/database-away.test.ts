import { createConnection, createServer, type Socket } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '#tests/app.ts'
import { openDatabase, openEmptyDatabase } from '#tests/databases.ts'
import { portOf } from '#tests/ports.ts'
import { connect, type Db, databaseFile } from './connect.server.ts'
import { isDatabaseAway } from './database-away.server.ts'
import { migrate } from './migrate.server.ts'

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

describe('while another program holds the SQLite file', () => {
  afterEach(() => {
    vi.useRealTimers()
  })
  /** Time stands still but for what a test moves: nothing can wait but by a timer. */
  const withHeldFile = async (
    work: (db: Db, letGo: () => void, dataDir: string) => Promise<void>,
    open = openDatabase('sqlite'),
  ) => {
    const { db, dataDir, close } = await open
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const other = new DatabaseSync(databaseFile(dataDir))
    other.exec('begin immediate')
    await work(db, () => other.exec('commit'), dataDir)
    vi.useRealTimers()
    other.close()
    await close()
  }

  it('what is written waits, and everybody reads meanwhile', () =>
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

  it('pages and calls answer, and a write that has waited five seconds fails as such', () =>
    withHeldFile(async (db, letGo) => {
      const writes = [moveOn(db), db.transaction().execute((trx) => moveOn(trx)), moveOn(db)]
      const failures = Promise.all(writes.map(failure))
      await vi.advanceTimersByTimeAsync(5100)
      const reasons = await failures
      expect(reasons.map(isDatabaseAway)).toEqual([true, true, true])
      expect(String(reasons[0])).toContain('database is locked')
      letGo()
      const before = await revision(db)
      await moveOn(db)
      expect(await revision(db)).toBe(before + 1)
    }))

  it('a start waits too', () =>
    withHeldFile(async (db, letGo) => {
      const migrated = migrate(db, 'sqlite')
      await vi.advanceTimersByTimeAsync(3000)
      letGo()
      await vi.advanceTimersByTimeAsync(100)
      expect((await migrated).length).toBeGreaterThan(3)
    }, openEmptyDatabase('sqlite')))

  it('a visitor reads the gallery', async () => {
    const database = await openDatabase('sqlite')
    const app = testApp(database)
    const other = new DatabaseSync(databaseFile(database.dataDir))
    other.exec('begin immediate')
    expect((await app.request('/api/gallery')).status).toBe(200)
    other.close()
    await database.close()
  })
})

describe('a transaction of our own', () => {
  it('lets others read what was before it, and queues who writes', async () => {
    const { db, close } = await openDatabase('sqlite')
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

  it('that fails leaves nothing, and the next one may write', async () => {
    const { db, close } = await openDatabase('sqlite')
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

describe('PostgreSQL', () => {
  it('that does not answer at its address is away', async () => {
    const { db } = connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '.' })
    expect(isDatabaseAway(await failure(sql`select 1`.execute(db)))).toBe(true)
    await db.destroy()
  })

  it('that ends a connection or takes too long is away; a query that is wrong is not', async () => {
    const { db, close } = await openDatabase('postgres')
    const reason = (query: ReturnType<typeof sql>) => failure(query.execute(db))
    const ended = await reason(sql`select pg_terminate_backend(pg_backend_pid())`)
    expect(isDatabaseAway(ended)).toBe(true)
    const tooLong = db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 1`.execute(trx)
      await sql`select pg_sleep(10)`.execute(trx)
    })
    expect(isDatabaseAway(await failure(tooLong))).toBe(true)
    expect(isDatabaseAway(await reason(sql`select nothing`))).toBe(false)
    expect(isDatabaseAway('none')).toBe(false)
    await close()
  })

  it('bounds what one query may take, but not where told so', async () => {
    const { databaseUrl, dataDir, close } = await openDatabase('postgres')
    for (const [queryLimit, said] of [
      [undefined, '30s'],
      [0, '0'],
    ] as const) {
      const { db } = connect({ databaseUrl, dataDir, queryLimit })
      expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([
        { statement_timeout: said },
      ])
      await db.destroy()
    }
    await close()
  })

  it('that falls silent holds nobody for ever, and is asked on a new connection afterwards', async () => {
    const { databaseUrl = '', dataDir, close } = await openDatabase('postgres')
    const line = await silentLine(databaseUrl)
    const { db } = connect({ databaseUrl: line.url, dataDir, queryLimit: 100 })
    for (const ask of [moveOn, () => db.transaction().execute((trx) => moveOn(trx))]) {
      await moveOn(db)
      line.fallSilent()
      expect(isDatabaseAway(await failure(ask(db)))).toBe(true)
    }
    expect(await moveOn(db)).toHaveLength(1)
    await db.destroy()
    await line.close()
    await close()
  })
})

/** A way to the database on which connections can fall silent; new ones speak. */
async function silentLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    const onward = createConnection(Number(target.port), target.hostname)
    sockets.push(socket, onward)
    socket.pipe(onward).pipe(socket)
    for (const one of [socket, onward]) one.on('error', () => {})
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${portOf(server)}`
  return {
    url: url.href,
    fallSilent: () => {
      for (const socket of sockets) socket.unpipe()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

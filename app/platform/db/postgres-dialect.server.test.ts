import { createConnection, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { listeningPort } from '#tests/network-ports.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { connectDatabase, type Db } from './connect-database.server.ts'
import { isDatabaseUnavailable } from './database-unavailable.server.ts'

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

describe('PostgreSQL', () => {
  it('counts as unavailable if it refuses connections', async () => {
    const { db } = connectDatabase({
      databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
      dataDir: '.',
    })
    expect(isDatabaseUnavailable(await failure(sql`select 1`.execute(db)))).toBe(true)
    await db.destroy()
  })

  it('counts as unavailable after a lost connection or a timeout, but not after an invalid query', async () => {
    const { db, close } = await openTestDatabase('postgres')
    const reason = (query: ReturnType<typeof sql>) => failure(query.execute(db))
    const ended = await reason(sql`select pg_terminate_backend(pg_backend_pid())`)
    expect(isDatabaseUnavailable(ended)).toBe(true)
    const tooLong = db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 1`.execute(trx)
      await sql`select pg_sleep(10)`.execute(trx)
    })
    expect(isDatabaseUnavailable(await failure(tooLong))).toBe(true)
    expect(isDatabaseUnavailable(await reason(sql`select nothing`))).toBe(false)
    expect(isDatabaseUnavailable('none')).toBe(false)
    await close()
  })

  it('limits the time of a query by default, but not if the limit is 0', async () => {
    const { databaseUrl, dataDir, close } = await openTestDatabase('postgres')
    for (const [queryLimit, said] of [
      [undefined, '30s'],
      [0, '0'],
    ] as const) {
      const { db } = connectDatabase({ databaseUrl, dataDir, queryLimit })
      expect((await sql`show statement_timeout`.execute(db)).rows).toEqual([
        { statement_timeout: said },
      ])
      await db.destroy()
    }
    await close()
  })

  it('fails a query on a silent connection, and runs the next query on a new connection', async () => {
    const { databaseUrl = '', dataDir, close } = await openTestDatabase('postgres')
    const line = await silentLine(databaseUrl)
    const { db } = connectDatabase({ databaseUrl: line.url, dataDir, queryLimit: 100 })
    for (const ask of [moveOn, () => db.transaction().execute((trx) => moveOn(trx))]) {
      await moveOn(db)
      line.fallSilent()
      expect(isDatabaseUnavailable(await failure(ask(db)))).toBe(true)
    }
    expect(await moveOn(db)).toHaveLength(1)
    await db.destroy()
    await line.close()
    await close()
  })
})

/** Starts a proxy to the database that can silence the open connections; new connections work. */
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
  url.host = `127.0.0.1:${listeningPort(server)}`
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

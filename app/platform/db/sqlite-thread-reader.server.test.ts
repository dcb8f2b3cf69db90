import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectDatabase, type Db } from './connect-database.server.ts'
import { isDatabaseUnavailable } from './database-unavailable.server.ts'
import { offloadReads } from './offload-reads.server.ts'

let dataDir: string
let db: Db
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'showroom-reader-'))
  ;({ db } = connectDatabase({ dataDir }))
  await sql`create table visitors (name text)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

/** About half a second of work for SQLite. */
const longRead = sql<{ n: number }>`
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2000000)
  select max(n) as n from numbers`
const count = sql<{ many: number }>`select count(*) as many from visitors`

test('a long read does not block other queries', async () => {
  const ended: string[] = []
  const long = longRead.execute(offloadReads(db)).then(({ rows }) => {
    ended.push('long')
    return rows
  })
  await sql`insert into visitors values ('Asha')`.execute(db)
  expect((await count.execute(db)).rows).toEqual([{ many: 1 }])
  ended.push('short')
  expect(await long).toEqual([{ n: 2_000_000 }])
  expect(ended).toEqual(['short', 'long'])
})

test('reads committed data, with parameters', async () => {
  await sql`insert into visitors values ('Asha'), ('Ravi')`.execute(db)
  expect((await count.execute(offloadReads(db))).rows).toEqual([{ many: 2 }])
  const named = sql<{ name: string }>`select name from visitors where name = ${'Ravi'}`
  expect((await named.execute(offloadReads(db))).rows).toEqual([{ name: 'Ravi' }])
})

test('a failing query in the thread returns the same error, and the next query succeeds', async () => {
  const wrong = sql`select * from nobody`
  const [here, there] = await Promise.all(
    [db, offloadReads(db)].map((over) => wrong.execute(over).catch((error: unknown) => error)),
  )
  expect(there).toMatchObject({ message: 'no such table: nobody', code: 'ERR_SQLITE_ERROR' })
  expect([here, there].map(isDatabaseUnavailable)).toEqual([false, false])
  expect((await count.execute(offloadReads(db))).rows).toEqual([{ many: 0 }])
})

test('closing the reader waits for pending queries', async () => {
  const asked = longRead.execute(offloadReads(db))
  await new Promise(setImmediate)
  await db.destroy()
  expect((await asked).rows).toEqual([{ n: 2_000_000 }])
})

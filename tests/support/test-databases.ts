import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, inject, TestRunner } from 'vitest'
import {
  connectDatabase,
  type Db,
  sqliteFilePath,
} from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { listEnginesFor } from './database-engines.ts'
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-databases.ts'
import { templateDatabaseName } from './seeded-databases.ts'

export type TestDatabase = {
  db: Db
  engine: DatabaseEngine
  /**
   * Connection string for a second instance on the same PostgreSQL. Undefined for SQLite in
   * `dataDir`.
   */
  databaseUrl?: string
  /** An empty folder of this test, used as DATA_DIR. */
  dataDir: string
  close: () => Promise<void>
}

/**
 * Runs the tests on SQLite and, if `listEnginesFor` includes it, on PostgreSQL. Each test gets a
 * new database with the tables and the demo. Call `getDatabase` only inside tests and hooks.
 */
export function onEachDatabase(name: string, tests: (getDatabase: () => TestDatabase) => void) {
  for (const engine of listEnginesFor(TestRunner.getCurrentSuite().file.filepath))
    describe(`${name} on ${engine}`, () => {
      let current: TestDatabase | undefined
      beforeEach(async () => {
        current = await openTestDatabase(engine)
      })
      afterEach(async () => {
        await current?.close()
        current = undefined
      })
      tests(() => {
        if (!current) throw new Error('Ask for the database inside a test or a hook')
        return current
      })
    })
}

/** Opens a new copy of the demo database. If the engine makes no difference, SQLite is faster. */
export function openTestDatabase(engine: DatabaseEngine = 'sqlite'): Promise<TestDatabase> {
  return engine === 'sqlite' ? openSqlite() : openPostgres()
}

/** Opens a database without tables, for tests that build an old schema. */
export function openEmptyTestDatabase(engine: DatabaseEngine): Promise<TestDatabase> {
  return engine === 'sqlite' ? openSqlite(true) : openPostgres('template0')
}

/** Copies a database that nobody uses, with the files of its folder. */
export async function copyTestDatabase(source: TestDatabase): Promise<TestDatabase> {
  const copy = await (source.databaseUrl
    ? openPostgres(new URL(source.databaseUrl).pathname.slice(1))
    : openSqlite(true))
  cpSync(source.dataDir, copy.dataDir, { recursive: true })
  return copy
}

async function openSqlite(isEmpty = false): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-test-'))
  if (!isEmpty) copyFileSync(sqliteFilePath(await findTemplate('sqlite')), sqliteFilePath(dataDir))
  return open({ dataDir })
}

async function openPostgres(template = templateDatabaseName): Promise<TestDatabase> {
  const { name, databaseUrl } = await createPostgresDatabase(
    await findTemplate('postgres'),
    template,
  )
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-test-'))
  return open({ dataDir, databaseUrl }, () => dropPostgresDatabase(name))
}

function open(
  place: { dataDir: string; databaseUrl?: string },
  afterwards?: () => Promise<void>,
): TestDatabase {
  const { db, engine } = connectDatabase(place)
  return {
    db,
    engine,
    ...place,
    async close() {
      await db.destroy()
      await afterwards?.()
      rmSync(place.dataDir, { recursive: true, force: true })
    },
  }
}

/** Counts the PostgreSQL sessions that wait for a lock of another transaction. */
export async function countWaitingForLock(db: Db): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}

const templatePromises = new Map<DatabaseEngine, Promise<string>>()

/**
 * Returns the template that the run's setup creates at the first call
 * (`databases-global-setup.ts`).
 */
function findTemplate(engine: DatabaseEngine): Promise<string> {
  const before = templatePromises.get(engine)
  if (before) return before
  const answer = fetchFromSetup(engine)
  templatePromises.set(engine, answer)
  return answer
}

async function fetchFromSetup(engine: DatabaseEngine): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${inject('databasesPort')}/${engine}`)
  const answer = await response.text()
  if (!response.ok) throw new Error(answer)
  return answer
}

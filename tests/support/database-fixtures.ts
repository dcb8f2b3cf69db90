import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import * as v from 'valibot'
import { afterEach, beforeEach, describe } from 'vitest'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { prepareData } from '#app/process/prepare-data.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { restoreBackupFrom } from './back-up-and-restore.ts'
import { type FixtureStory, fixtureSchema } from './fixture-schema.ts'
import {
  copyTestDatabase,
  openEmptyTestDatabase,
  openTestDatabase,
  type TestDatabase,
} from './test-databases.ts'

/** A database of a fixture, brought up to date by today's program. */
export type OpenedFixture = TestDatabase & {
  /** The clock at the end of its story: `testApp(fixture, { clock: () => fixture.now })`. */
  now: Date
  story: FixtureStory
}

const root = 'tests/fixtures'

/** The dates of all fixtures, oldest first: `2026-11-26`. */
export const fixtureDates: readonly string[] = readdirSync(root)
  .filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
  .sort()

/** A file of a dated folder. */
export const fixtureFile = (date: string, name: string) => join(root, date, name)

/** The same tests over the database of every date on SQLite and on PostgreSQL. */
export const onEachFixture = forEachFixture('the database of', openFixture)

/** The same tests over the backup of every date, restored on SQLite and on PostgreSQL. */
export const onEachRestoredFixture = forEachFixture('the backup of', restoreFixture)

/** The database of a date, as today's program opens it at a start. */
async function openFixture(engine: DatabaseEngine, date: string): Promise<OpenedFixture> {
  const database = await openEmptyTestDatabase(engine)
  const { now, [engine]: story } = readFixture(date)
  if (database.databaseUrl) await loadDump(database.databaseUrl, date)
  else copyData(database.dataDir, date)
  const env = {
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: database.dataDir,
    TIME_ZONE: 'Asia/Kolkata',
    ADMIN_USER_ID: 'unused',
  }
  await prepareData(env, readCatalogue('catalogue'), () => now)
  return { ...database, now, story }
}

/** The backup of a date in the place of a demo database. */
async function restoreFixture(engine: DatabaseEngine, date: string): Promise<OpenedFixture> {
  const database = await openTestDatabase(engine)
  const { now, sqlite: story } = readFixture(date)
  await restoreBackupFrom(fixtureFile(date, 'backup.jsonl.gz'), database, now)
  return { ...database, now, story }
}

function readFixture(date: string) {
  return v.parse(fixtureSchema, JSON.parse(readFileSync(fixtureFile(date, 'fixture.json'), 'utf8')))
}

function copyData(dataDir: string, date: string): void {
  writeFileSync(sqliteFilePath(dataDir), unpackFixtureFile(date, 'showroom.sqlite.gz'))
  const files = fixtureFile(date, 'files')
  if (existsSync(files)) cpSync(files, dataDir, { recursive: true })
}

async function loadDump(databaseUrl: string, date: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(unpackFixtureFile(date, 'postgres.sql.gz').toString())
  } finally {
    await client.end()
  }
}

const unpackFixtureFile = (date: string, name: string) =>
  gunzipSync(readFileSync(fixtureFile(date, name)))

type OpenFixture = (engine: DatabaseEngine, date: string) => Promise<OpenedFixture>

/**
 * The same as `open`, done once by a worker: to load, migrate and restore takes most of a second, a copy some
 * milliseconds. The end of the run removes the originals.
 */
function copyOpenedOnce(open: OpenFixture): OpenFixture {
  const originals = new Map<string, Promise<OpenedFixture>>()
  const openOriginal = async (engine: DatabaseEngine, date: string) => {
    const original = await open(engine, date)
    await original.db.destroy()
    return original
  }
  return async (engine, date) => {
    const key = `${engine} ${date}`
    const original = originals.get(key) ?? openOriginal(engine, date)
    originals.set(key, original)
    const { now, story } = await original
    return { ...(await copyTestDatabase(await original)), now, story }
  }
}

/** `getFixture` may be called inside tests and hooks only. */
function forEachFixture(source: string, openOriginal: OpenFixture) {
  const open = copyOpenedOnce(openOriginal)
  return (name: string, tests: (getFixture: () => OpenedFixture) => void) => {
    for (const date of fixtureDates)
      for (const engine of ['sqlite', 'postgres'] as const)
        describe(`${name}: ${source} ${date} on ${engine}`, () => {
          let current: OpenedFixture | undefined
          beforeEach(async () => {
            current = await open(engine, date)
          })
          afterEach(async () => {
            await current?.close()
            current = undefined
          })
          tests(() => {
            if (!current) throw new Error('Ask for the fixture inside a test or a hook')
            return current
          })
        })
  }
}

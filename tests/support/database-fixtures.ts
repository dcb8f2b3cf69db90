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

/** Database of a fixture, migrated to the current schema. */
export type OpenedFixture = TestDatabase & {
  /** Time at the end of the fixture's story: `testApp(fixture, { clock: () => fixture.now })`. */
  now: Date
  story: FixtureStory
}

const root = 'tests/fixtures'

/** Dates of all fixtures, oldest first: `2026-11-26`. */
export const fixtureDates: readonly string[] = readdirSync(root)
  .filter((name) => /^\d{4}-\d\d-\d\d$/.test(name))
  .sort()

/** Path of a file in the folder of a date. */
export const fixtureFile = (date: string, name: string) => join(root, date, name)

/** Runs the tests on the database of every date, on SQLite and on PostgreSQL. */
export const onEachFixture = forEachFixture('the database of', openFixture)

/** Runs the tests on the backup of every date, restored on SQLite and on PostgreSQL. */
export const onEachRestoredFixture = forEachFixture('the backup of', restoreFixture)

/** Opens the database of a date and migrates it, as at a start. */
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

/** Restores the backup of a date over a demo database. */
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
 * Caches the result of `open` per worker. To load, migrate and restore takes most of a second, a
 * copy some milliseconds. The end of the run removes the originals.
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

/** Call `getFixture` only inside tests and hooks. */
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

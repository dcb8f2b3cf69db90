import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteDatabase } from '#app/backup/database-snapshot.server.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { prepareData } from '#app/process/prepare-data.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import type { FixtureStory } from '#tests/fixture-schema.ts'
import { staffLogin } from '#tests/test-app.ts'
import { startPostgresFrom } from '#tests/test-postgres.ts'
import { fixtureReadme } from './fixtures/fixture-readme.ts'
import {
  type FixtureSite,
  fixtureCalendar,
  lastStoryDay,
  openFixtureSite,
} from './fixtures/fixture-site.ts'
import { hireStaff } from './fixtures/hire-staff.ts'
import {
  countRows,
  saveArchive,
  saveBackup,
  savePostgres,
  saveSqlite,
} from './fixtures/save-fixture.ts'
import { workCustomers } from './fixtures/work-customers.ts'
import { listEnquiries, workEnquiries } from './fixtures/work-enquiries.ts'
import { changePrices, draftAndPublishModels, importCatalogue } from './fixtures/write-catalogue.ts'
import { createPendingWork, writePageContent } from './fixtures/write-page-content.ts'

// node scripts/make-fixtures.ts 2026-11-26: creates the folder 2026-11-26 in tests/fixtures with
// the committed program. Requires the system's pg_dump and PostgreSQL server (Debian: apt install
// postgresql).
const day = process.argv[2] ?? ''
if (!isCalendarDay(day)) throw new Error('Give the day of the fixtures: 2026-11-26')
const calendar = fixtureCalendar(day)
const end = calendar.instantOf(lastStoryDay, '10:00')
const folder = join('tests/fixtures', day)
const program = ['app', 'catalogue', 'server.ts', 'package-lock.json']

const uncommitted = git('status', '--porcelain', '--', ...program)
if (uncommitted) throw new Error(`Commit first, so that the fixtures can name it:\n${uncommitted}`)
if (existsSync(folder)) throw new Error(`${folder} exists, and fixtures never change`)
const commit = git('log', '-1', '--format=%h', '--abbrev=8', '--', ...program)

const bin = findPgDump()
const scratch = mkdtempSync(join(tmpdir(), 'showroom-fixtures-'))
const server = await startPostgresFrom(bin, tmpdir(), false)
try {
  mkdirSync(folder, { recursive: true })
  const url = server.url('postgres')
  const sqlite = await runStory({ dataDir: join(scratch, 'sqlite') }, async (site, { app }) => {
    await saveSqlite(folder, site)
    await saveBackup(folder, site, end)
    await saveArchive(folder, await app.loginAsStaff())
  })
  const postgres = await runStory({ databaseUrl: url, dataDir: join(scratch, 'pg') }, async () =>
    savePostgres(folder, bin, url),
  )
  const fixture = { commit, now: end, sqlite: sqlite.story, postgres: postgres.story }
  writeFileSync(join(folder, 'fixture.json'), `${JSON.stringify(fixture, null, 2)}\n`)
  const counts = { sqlite: sqlite.counts, postgres: postgres.counts }
  writeFileSync(join(folder, 'README.md'), fixtureReadme({ day, commit, ...counts }))
} finally {
  await server.stop()
  rmSync(scratch, { recursive: true, force: true })
}

type FixtureDatabase = { databaseUrl?: string; dataDir: string }
type SaveFixture = (site: SiteDatabase, house: FixtureSite) => Promise<void>

/** Runs the story on one database engine and saves the result. */
async function runStory({ databaseUrl, dataDir }: FixtureDatabase, save: SaveFixture) {
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    TIME_ZONE: 'Asia/Kolkata',
    ADMIN_USER_ID: staffLogin.userId,
    ADMIN_PASSWORD: staffLogin.password,
  }
  await prepareData(env, readCatalogue('catalogue'), () => calendar.instantOf(1, '09:00'))
  const { db, engine } = connectDatabase({ databaseUrl, dataDir })
  const site = { db, engine, dataDir }
  try {
    const house = openFixtureSite(site, calendar)
    const story = await playStory(house)
    const counts = await countRows(site)
    await save(site, house)
    return { story, counts }
  } finally {
    await db.destroy()
  }
}

async function playStory(house: FixtureSite): Promise<FixtureStory> {
  const staff = await hireStaff(house)
  const desk = await workEnquiries(house)
  const customers = await workCustomers(house)
  const models = await draftAndPublishModels(house)
  const prices = await changePrices(house)
  const parts = await writePageContent(house)
  const imports = await importCatalogue(house)
  const { checked, ...today } = await createPendingWork(house, models)
  house.setTime(lastStoryDay, '10:00')
  const enquiries = await listEnquiries(house)
  return {
    ...{ ...staff, ...desk, ...customers, ...models, ...prices, ...parts, ...today },
    enquiries,
    imports: { ...imports, checked },
  }
}

/** Finds the newest installed PostgreSQL version. The server must not be newer than `pg_dump`. */
function findPgDump(): string {
  const versions = '/usr/lib/postgresql'
  const found = existsSync(versions) ? readdirSync(versions) : []
  const newest = found.sort((one, other) => Number(other) - Number(one))[0]
  if (!newest) throw new Error('There is no pg_dump: apt install postgresql')
  return join(versions, newest, 'bin')
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}

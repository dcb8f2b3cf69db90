import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { tablesInOrder } from '#app/db/schema.ts'
import { serviceBooking } from '#app/enquiries/kinds/service-booking.ts'
import { amcFacts } from '#app/warranty/amc-facts.ts'
import { testApp } from '#tests/app.ts'
import { onEachDatabase, openDatabase, type TestDatabase } from '#tests/databases.ts'
import { backUp, restore } from './backup-site.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-backup-test-'))
const file = join(folder, 'backup.jsonl.gz')
const now = new Date('2026-11-21T04:00:00Z')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const picture = '0123456789abcdef-480.avif'

const book = (database: TestDatabase, name: string) =>
  testApp(database).services.enquiries.add(
    serviceBooking,
    { ...serviceBooking.example, name },
    undefined,
  )
const find = async (database: TestDatabase, search: string) => {
  const staff = await testApp(database).loginAsStaff()
  const answer = await staff.send('POST', '/api/bookingReports', { search })
  const { data } = await answer.json()
  return data.map((row: { name: string }) => row.name)
}

onEachDatabase('a backup', (getDatabase) => {
  test('brings back enquiries, their search and the pictures, and lets the numbers go on', async () => {
    const database = getDatabase()
    mkdirSync(join(database.dataDir, 'media'))
    writeFileSync(join(database.dataDir, 'media', picture), 'picture')
    await book(database, 'Asha Before')
    const counts = await backUp(file, database, now)
    expect(counts.media).toBe(1)

    await book(database, 'Binu After')
    rmSync(join(database.dataDir, 'media'), { recursive: true })
    expect(await restore(file, database)).toMatchObject(counts)

    expect(await find(database, 'before')).toEqual(['Asha Before'])
    expect(await find(database, 'after')).toEqual([])
    expect(readFileSync(join(database.dataDir, 'media', picture), 'utf8')).toBe('picture')
    await book(database, 'Chand Later')
    expect(await find(database, 'later')).toEqual(['Chand Later'])
  })

  test('brings back every character that people type or paste', async () => {
    const database = getDatabase()
    for (const text of hostileTexts) await book(database, text)
    const written = await enquiryRows(database)
    expect(written.map(({ answers_json }) => JSON.parse(answers_json).name)).toEqual(hostileTexts)
    await backUp(file, database, now)
    await database.db.deleteFrom('enquiries').execute()
    await restore(file, database)
    expect(await enquiryRows(database)).toEqual(written)
  })

  test('takes the site’s own pictures, whatever else lies beside them', async () => {
    const database = getDatabase()
    const media = join(database.dataDir, 'media')
    mkdirSync(join(media, 'lost+found'), { recursive: true })
    mkdirSync(join(media, 'fedcba9876543210-480.avif'))
    for (const name of ['.DS_Store', `${picture}.68e83b89-0d3c-4a53-b75f-1ba1ad4e6b7a`, 'a.jpg'])
      writeFileSync(join(media, name), 'foreign')
    writeFileSync(join(media, picture), 'picture')
    // Listed, but gone when it is read.
    symlinkSync(join(media, 'nowhere'), join(media, '0000000000000000-480.webp'))
    expect(await backUp(file, database, now)).toMatchObject({ media: 1, foreign: 5 })

    rmSync(media, { recursive: true })
    expect(await restore(file, database)).toMatchObject({ media: 1, foreign: 0 })
    expect(readdirSync(media)).toEqual([picture])
  })

  test('from before there were house facts leaves those of the database', async () => {
    const database = getDatabase()
    await backUp(file, database, now)
    const lines = gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -1)
    const isOfFacts = (line: string) => line.startsWith('{"table":"facts"')
    const older = lines
      .filter((line) => !isOfFacts(line))
      .map((line) => line.replace(',"0005-house-facts"', ''))
    const taken = JSON.parse(lines.find(isOfFacts) ?? '').rows.length
    const { end, rows, media } = JSON.parse(older.pop() ?? '')
    older.push(JSON.stringify({ end, rows: rows - taken, media }))
    writeFileSync(file, gzipSync(`${older.join('\n')}\n`))

    const { facts } = testApp(database).services
    const before = await facts.get(amcFacts)
    expect(before.features).toHaveLength(7)
    await restore(file, database)
    expect(await facts.get(amcFacts)).toEqual(before)
  })

  test('of an older program is restored without what was none of its pictures', async () => {
    const database = getDatabase()
    await book(database, 'Asha\u2028Before')
    await backUp(file, database, now)
    const lines = gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -1)
    const { rows } = JSON.parse(lines.pop() ?? '')
    for (const name of ['.DS_Store', '../outside', picture])
      lines.push(JSON.stringify({ media: name, bytes: '' }))
    lines.push(JSON.stringify({ end: true, rows, media: 3 }))
    writeFileSync(file, gzipSync(`${lines.join('\n')}\n`))

    await book(database, 'Binu After')
    expect(await restore(file, database)).toMatchObject({ rows, media: 1, foreign: 2 })
    expect(await find(database, '')).toEqual(['Asha\u2028Before'])
    expect(readdirSync(join(database.dataDir, 'media'))).toEqual([picture])
    expect(existsSync(join(database.dataDir, 'outside'))).toBe(false)
  })

  test('that cannot be read back is not kept, and takes nobody’s place', async () => {
    const database = getDatabase()
    await spoil(database)
    await expect(backUp(file, database, now)).rejects.toThrow('cannot be read as a backup')
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(file, 'the good one of yesterday')
    await expect(backUp(file, database, now)).rejects.toThrow('cannot be read as a backup')
    expect(readFileSync(file, 'utf8')).toBe('the good one of yesterday')
  })

  test('moves to the other engine', async () => {
    const database = getDatabase()
    await book(database, 'Asha Before')
    await backUp(file, database, now)
    const other = await openDatabase(database.engine === 'sqlite' ? 'postgres' : 'sqlite')
    await restore(file, other)
    expect(await find(other, 'asha')).toEqual(['Asha Before'])
    await other.close()
  })

  test('moves the content revision, so that no kept page survives', async () => {
    const database = getDatabase()
    const { revision } = testApp(database).services
    await backUp(file, database, now)
    const before = await revision.get()
    await restore(file, database)
    expect(await revision.get()).toBeGreaterThan(before)
  })

  test('changes nothing when its end is missing', async () => {
    const database = getDatabase()
    await backUp(file, database, now)
    await book(database, 'Binu After')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length - 200))
    await expect(restore(file, database)).rejects.toThrow('cannot be read as a backup')
    expect(await find(database, 'after')).toEqual(['Binu After'])
  })

  test('holds every table but the sessions', async () => {
    const tables = await getDatabase().db.introspection.getTables()
    const names = tables
      .map((table) => table.name)
      .filter((name) => !name.startsWith('enquiry_search'))
    const apart = ['sessions', 'uploads', 'upload_pieces']
    expect(names.filter((name) => !apart.includes(name)).sort()).toEqual([...tablesInOrder].sort())
  })
})

test('a file that is none is told apart before anything is changed', async () => {
  const database = await openDatabase()
  writeFileSync(file, 'holiday pictures')
  await expect(restore(file, database)).rejects.toThrow('cannot be read as a backup')
  await expect(restore(join(folder, 'nowhere.gz'), database)).rejects.toThrow('ENOENT')
  expect(existsSync(join(database.dataDir, 'media'))).toBe(false)
  await database.close()
})

describe('the command', { timeout: 60_000 }, () => {
  const run = ({ dataDir }: TestDatabase) =>
    spawnSync(process.execPath, ['scripts/backup.ts', file], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      encoding: 'utf8',
    })

  test('says what it left out', async () => {
    const database = await openDatabase()
    mkdirSync(join(database.dataDir, 'media'))
    writeFileSync(join(database.dataDir, 'media', '.DS_Store'), '')
    const { status, stdout, stderr } = run(database)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`and 0 picture files are in ${file}`)
    expect(stdout).toContain('Left out 1 file in the media folder')
    await database.close()
  })

  test('ends with 1 and leaves no file when what it wrote cannot be read back', async () => {
    const database = await openDatabase()
    await spoil(database)
    const { status, stdout, stderr } = run(database)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('No backup was made')
    expect(readdirSync(folder)).toEqual([])
    await database.close()
  })
})

/** Stands for any fault of the writer: bytes, which the format does not know. */
async function spoil({ db, engine }: TestDatabase) {
  const type = engine === 'postgres' ? sql`bytea` : sql`blob`
  await sql`alter table dealers add column logo ${type}`.execute(db)
  await sql`update dealers set logo = ${Buffer.from('a')}`.execute(db)
}

const enquiryRows = ({ db }: TestDatabase) =>
  db.selectFrom('enquiries').selectAll().orderBy('id').execute()

const hostileTexts = [
  'one\u2028two',
  'one\u2029two',
  'one\u0085two',
  'one\r\ntwo\rthree\vfour\ffive',
  '"quoted", \'quoted\' and \\back\\slashed',
  '{"end":true,"rows":0,"media":0}\n',
  'half of a pair \ud83c, \ufeff, \u202e, \u0001',
  'क्षत्रिय 🏍️ שלום',
]

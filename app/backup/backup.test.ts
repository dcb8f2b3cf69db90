import {
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
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { backedUpTableNames, notBackedUpTableNames } from '#app/platform/db/database-schema.ts'
import {
  backUpTo,
  backupNow,
  corruptDatabase,
  deleteAllPictures,
  findBookings,
  mediaOfDatabase,
  restoreBackupFrom,
  sendServiceBooking,
} from '#tests/back-up-and-restore.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { createBackup } from './create-backup.server.ts'
import { mediaFolderSource } from './media-source.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-backup-test-'))
const file = join(folder, 'backup.jsonl.gz')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const save = (database: TestDatabase) => backUpTo(file, database)
const restore = (database: TestDatabase) => restoreBackupFrom(file, database)

const picture = '0123456789abcdef-480.avif'
const another = 'fedcba9876543210-480.webp'

onEachDatabase('backup', (getDatabase) => {
  test('restores enquiries, the search index and pictures, and continues with the next free ids', async () => {
    const database = getDatabase()
    await mediaOfDatabase(database).write(picture, Buffer.from('picture'))
    await sendServiceBooking(database, 'Asha Before')
    const counts = await save(database)
    expect(counts.media).toBe(1)

    await sendServiceBooking(database, 'Binu After')
    await deleteAllPictures(database)
    expect(await restore(database)).toMatchObject(counts)

    expect(await findBookings(database, 'before')).toEqual(['Asha Before'])
    expect(await findBookings(database, 'after')).toEqual([])
    expect(String(await mediaOfDatabase(database).read(picture))).toBe('picture')
    await sendServiceBooking(database, 'Chand Later')
    expect(await findBookings(database, 'later')).toEqual(['Chand Later'])
  })

  test('restores all characters that people type or paste', async () => {
    const database = getDatabase()
    for (const text of hostileTexts) await sendServiceBooking(database, text)
    const captions = hostileTexts.map((caption) => ({ picture: '', caption, created_at: '' }))
    await database.db.insertInto('gallery_images').values(captions).execute()
    const pictures = () =>
      database.db.selectFrom('gallery_images').selectAll().orderBy('id').execute()
    const hung = await pictures()
    const written = await enquiryRows(database)
    expect(written.map(({ answers_json }) => JSON.parse(answers_json).name)).toEqual(hostileTexts)
    await save(database)
    await database.db.deleteFrom('enquiries').execute()
    await database.db.deleteFrom('gallery_images').execute()
    await restore(database)
    expect(await enquiryRows(database)).toEqual(written)
    expect(await pictures()).toEqual(hung)
  })

  test('contains a concurrent change completely or not at all', async () => {
    const database = getDatabase()
    await sendServiceBooking(database, 'Asha Before')
    const media = mediaFolderSource(database.dataDir)
    await media.write(picture, Buffer.from('picture'))
    const uploading = {
      ...media,
      async list() {
        // An upload writes its files before its row; one of them is still incomplete.
        await media.write(another, Buffer.from('another'))
        writeFileSync(join(database.dataDir, 'media', `${another}.${crypto.randomUUID()}`), 'anot')
        await sendServiceBooking(database, 'Binu Meanwhile')
        const { names, foreign } = await media.list()
        return { names: [...names, '00000000000000ff-480.avif'], foreign }
      },
    }
    const counts = await createBackup(file, database, { now: backupNow, media: uploading })
    expect(counts).toMatchObject({ media: 2, foreign: 1 })
    await restore(database)
    expect(await findBookings(database)).toEqual(['Asha Before'])
    expect(readFileSync(join(database.dataDir, 'media', another), 'utf8')).toBe('another')
  })

  test('is deleted if the written file cannot be read back, and overwrites no other file', async () => {
    const database = getDatabase()
    await corruptDatabase(database)
    await expect(save(database)).rejects.toThrow('cannot be read as a backup')
    expect(readdirSync(folder)).toEqual([])
    writeFileSync(file, 'the good one of yesterday')
    await expect(save(database)).rejects.toThrow('cannot be read as a backup')
    expect(readFileSync(file, 'utf8')).toBe('the good one of yesterday')
  })

  test('ignores other tables in the same database', async () => {
    const database = getDatabase()
    const type = database.engine === 'postgres' ? sql`bytea` : sql`blob`
    await sql`create table others (thing ${type})`.execute(database.db)
    await sql`insert into others values (${Buffer.from('a')})`.execute(database.db)
    await sendServiceBooking(database, 'Asha Before')
    await save(database)
    await restore(database)
    expect(await findBookings(database)).toEqual(['Asha Before'])
    expect((await sql`select * from others`.execute(database.db)).rows).toHaveLength(1)
  })

  test('can be restored on the other database engine', async () => {
    const database = getDatabase()
    await sendServiceBooking(database, 'Asha Before')
    await save(database)
    const other = await openTestDatabase(database.engine === 'sqlite' ? 'postgres' : 'sqlite')
    await restore(other)
    expect(await findBookings(other, 'asha')).toEqual(['Asha Before'])
    await other.close()
  })

  test('contains every table of the site’s content', async () => {
    const tables = await getDatabase().db.introspection.getTables()
    const names = tables
      .map((table) => table.name)
      .filter((name) => !name.startsWith('enquiry_search'))
    expect(names.sort()).toEqual([...backedUpTableNames, ...notBackedUpTableNames].sort())
  })
})

const enquiryRows = ({ db }: TestDatabase) =>
  db.selectFrom('enquiries').selectAll().orderBy('id').execute()

test('a backup contains the site’s own pictures and no other files', async () => {
  const database = await openTestDatabase()
  const media = join(database.dataDir, 'media')
  mkdirSync(join(media, 'lost+found'), { recursive: true })
  mkdirSync(join(media, 'fedcba9876543210-480.avif'))
  for (const name of ['.DS_Store', `${picture}.68e83b89-0d3c-4a53-b75f-1ba1ad4e6b7a`, 'a.jpg'])
    writeFileSync(join(media, name), 'foreign')
  writeFileSync(join(media, picture), 'picture')
  // Listed, but missing when it is read.
  symlinkSync(join(media, 'nowhere'), join(media, '0000000000000000-480.webp'))
  expect(await save(database)).toMatchObject({ media: 1, foreign: 5 })

  rmSync(media, { recursive: true })
  expect(await restore(database)).toMatchObject({ media: 1, foreign: 0 })
  expect(readdirSync(media)).toEqual([picture])
  await database.close()
})

const hostileTexts = [
  'one\u2028two',
  'one\u2029two',
  'one\u0085two',
  'one\r\ntwo\rthree\vfour\ffive',
  '"quoted", \'quoted\' and \\back\\slashed',
  '{"end":true,"rows":0,"media":0}\n',
  'half of a pair \ud83c, \ufeff, \u202e, \u0001',
  'NUL \0 in the middle',
  'क्षत्रिय 🏍️ שלום',
]

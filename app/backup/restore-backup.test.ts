import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import {
  backUpTo,
  backupNow,
  deleteAllPictures,
  findBookings,
  mediaOfDatabase,
  readBackupLines,
  restoreBackupFrom,
  sendServiceBooking,
} from '#tests/back-up-and-restore.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-restore-test-'))
const file = join(folder, 'backup.jsonl.gz')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

const save = (database: TestDatabase) => backUpTo(file, database)
const restore = (database: TestDatabase) => restoreBackupFrom(file, database)

const picture = '0123456789abcdef-480.avif'
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo: ['desk@example.com'] }

onEachDatabase('restore over existing data', (getDatabase) => {
  test('raises the content revision, so that no cached page is served afterwards', async () => {
    const database = getDatabase()
    const { revision } = testApp(database).services
    await save(database)
    const before = await revision.get()
    await restore(database)
    expect(await revision.get()).toBeGreaterThan(before)
  })

  test('never reuses an id, so that clients that read new rows by id miss no row', async () => {
    const database = getDatabase()
    await save(database)
    for (const name of ['Asha After', 'Binu After']) await sendServiceBooking(database, name)
    const latest = () => testApp(database).services.enquiries.latestId()
    const before = await latest()
    await restore(database)
    await sendServiceBooking(database, 'Chand Later')
    expect(await latest()).toBeGreaterThan(before)
  })

  test('leaves tables, indexes and triggers as the migrations created them', async () => {
    const database = getDatabase()
    const shape = async () => {
      const { rows } =
        database.engine === 'sqlite'
          ? await sql`select name, sql from sqlite_master order by name`.execute(database.db)
          : await sql`select indexname, indexdef from pg_indexes
              where schemaname = current_schema() order by indexname`.execute(database.db)
      return rows
    }
    const before = await shape()
    expect(JSON.stringify(before)).toContain('enquiry_search')
    await save(database)
    await restore(database)
    expect(await shape()).toEqual(before)
  })

  test('keeps erased personal data erased, and sends no mail again', async () => {
    const database = getDatabase()
    const { db } = database
    const app = testApp(database, { mail })
    const { enquiries, erasures, staff } = app.services
    await staff.create({
      userId: 'meera',
      passwordHash: '',
      createdAt: backupNow.toISOString(),
      role: 'owner',
    })
    const editor = await staff.findByUserId('meera')
    if (!editor) throw new Error('The account was not made')
    for (const name of ['Asha Erased', 'Binu Mailed', 'Chand Owed'])
      await enquiries.add(serviceBookingEnquiry, { name }, undefined)
    const [first, second] = await db.selectFrom('enquiries').selectAll().orderBy('id').execute()
    await save(database)
    await erasures.erase(editor, first?.id ?? 0)
    await db
      .updateTable('outbox')
      .set({ sent_at: backupNow.toISOString() })
      .where('enquiry_id', '=', second?.id ?? 0)
      .execute()

    expect(await restore(database)).toMatchObject({ kept: { erased: 1, sent: 1 } })
    expect(JSON.stringify(await db.selectFrom('enquiries').selectAll().execute())).not.toContain(
      'Erased',
    )
    expect(await findBookings(database, 'erased')).toEqual([])
    expect(await findBookings(database, 'mailed')).toEqual(['Binu Mailed'])
    const owed = await db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute()
    expect(owed.map(({ enquiry_id }) => enquiry_id)).toEqual([(second?.id ?? 0) + 1])
  })

  test('tells the mails about two changes of an enquiry apart', async () => {
    const database = getDatabase()
    const { db } = database
    const { enquiries } = testApp(database).services
    const { reference } = await enquiries.add(serviceBookingEnquiry, { name: 'Asha' }, undefined)
    const { id } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const changes = ['2026-11-02T04:30:00.000Z', '2026-11-02T05:30:00.000Z'].map((at) => ({
      ...{ enquiry_id: id, purpose: 'change' as const, recipient: 'asha@example.com' },
      ...{ due_at: at, created_at: at },
    }))
    await db.insertInto('outbox').values(changes).execute()
    await save(database)
    await db
      .updateTable('outbox')
      .set({ sent_at: backupNow.toISOString() })
      .where('created_at', '=', changes[0]?.created_at ?? '')
      .execute()
    expect(await restore(database)).toMatchObject({ kept: { sent: 1 } })
    const owed = await db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).execute()
    expect(owed.map(({ created_at }) => created_at)).toEqual([changes[1]?.created_at])
  })

  test('sends no reminder again that was queued and sent after the backup', async () => {
    const database = getDatabase()
    const { db } = database
    const { enquiries, outbox } = testApp(database, { mail }).services
    const { reference } = await enquiries.add(serviceBookingEnquiry, { name: 'Asha' }, undefined)
    const { id } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    const keys = [`${reference}.0.day-before`, `${reference}.1.day-before`]
    const enqueue = (onceKey: string) =>
      outbox.enqueueOnce('reminder', [{ enquiryId: id, recipient: 'asha@example.com', onceKey }])
    await enqueue(keys[0] ?? '')
    await save(database)
    await enqueue(keys[1] ?? '')
    const sent_at = backupNow.toISOString()
    await db.updateTable('outbox').set({ sent_at }).where('once_key', 'in', keys).execute()
    expect(await restore(database)).toMatchObject({ kept: { sent: 2 } })
    for (const key of keys) await enqueue(key)
    const reminders = await db
      .selectFrom('outbox')
      .select(['once_key', 'sent_at'])
      .where('once_key', 'is not', null)
      .orderBy('once_key')
      .execute()
    expect(reminders).toEqual(keys.map((once_key) => ({ once_key, sent_at })))
  })

  test('keeps links closed that were renewed since the backup', async () => {
    const database = getDatabase()
    const { enquiries, enquiryLinks } = testApp(database).services
    const { reference } = await enquiries.add(serviceBookingEnquiry, { name: 'Asha' }, undefined)
    const first = await enquiryLinks.findPath(reference)
    await save(database)
    await database.db
      .updateTable('enquiries')
      .set({ link_version: 3 })
      .where('reference', '=', reference)
      .execute()
    const renewed = await enquiryLinks.findPath(reference)
    await restore(database)
    expect(await enquiryLinks.findPath(reference)).toBe(renewed)
    expect(first).not.toBe(renewed)
  })

  test('saves the previous data as a backup', async () => {
    const database = getDatabase()
    await save(database)
    await sendServiceBooking(database, 'Binu After')
    await mediaOfDatabase(database).write(picture, Buffer.from('picture'))
    const { copy } = await restore(database)
    expect(await findBookings(database)).toEqual([])
    expect(copy).toBe(join(database.dataDir, 'backups/before-restore-2026-11-21T040000Z.jsonl.gz'))
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(statSync(join(database.dataDir, 'backups')).mode & 0o777).toBe(0o700)

    await deleteAllPictures(database)
    await restoreBackupFrom(copy, database, new Date('2026-11-21T05:00:00Z'))
    expect(await findBookings(database)).toEqual(['Binu After'])
    expect(String(await mediaOfDatabase(database).read(picture))).toBe('picture')
    expect(readdirSync(join(database.dataDir, 'backups'))).toHaveLength(2)
  })
})

test('a restore on PostgreSQL keeps a concurrent enquiry in the copy or on the site', async () => {
  const database = await openTestDatabase('postgres')
  await save(database)
  let isRestored = false
  const names: string[] = []
  const visitor = async (_: unknown, number: number) => {
    for (let nth = 0; !isRestored; nth++) {
      const name = `Visitor ${number} ${nth}`
      await sendServiceBooking(database, name)
      names.push(name)
    }
  }
  const restored = restore(database).finally(() => {
    isRestored = true
  })
  const [{ copy }] = await Promise.all([restored, ...Array.from({ length: 5 }, visitor)])
  const kept = readBackupLines(copy).filter((line) => line.startsWith('{"table":"enquiries"'))
  const present = await database.db.selectFrom('enquiries').selectAll().execute()
  const everywhere = `${kept.join()}${JSON.stringify(present)}`
  expect(names.filter((name) => !everywhere.includes(`\\"name\\":\\"${name}\\"`))).toEqual([])
  await database.close()
})

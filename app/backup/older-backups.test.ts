import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { verifyPassword } from '#app/auth/login/password-hash.server.ts'
import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { appliedMigrations, migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import {
  backUpTo,
  findBookings,
  readBackupLines,
  restoreBackupFrom,
  sendServiceBooking,
} from '#tests/back-up-and-restore.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, openEmptyTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-older-test-'))
const file = join(folder, 'backup.jsonl.gz')
afterAll(() => rmSync(folder, { recursive: true }))

/** Opens a database of an earlier release, with migrations up to `last` and one gallery picture. */
async function openOlder({ engine }: TestDatabase, last: string): Promise<TestDatabase> {
  const older = await openEmptyTestDatabase(engine)
  const steps = Object.entries(allMigrations(engine)).filter(([name]) => name <= last)
  await migrateDatabase(older.db, engine, Object.fromEntries(steps))
  await sql`insert into gallery_images (picture, caption, created_at) values ('a', 'Old', 'then')`.execute(
    older.db,
  )
  return older
}

onEachDatabase('backup of an earlier release', (getDatabase) => {
  test('made on 22 November 2026 is restored completely', async () => {
    const database = getDatabase()
    await sendServiceBooking(database, 'Binu After')
    const restored = await restoreBackupFrom('tests/support/backups/2026-11-22.jsonl.gz', database)
    expect(restored).toMatchObject({ rows: 366, media: 2, foreign: 0 })
    expect(await findBookings(database, 'example')).toEqual([
      'Asha\u2028Example',
      expect.anything(),
    ])
    const { services } = testApp(database)
    const captions = (await services.gallery.list()).map(({ caption }) => caption)
    expect(captions).toContain('A red square')
    const picture = await services.media.find('3f62a30e6ac7d629-32.webp')
    expect(picture?.subarray(8, 12).toString()).toBe('WEBP')
    const owner = await services.staff.findByUserId('owner')
    expect(await verifyPassword('a-password-for-tests', owner?.passwordHash ?? '')).toBe(true)
  })

  test('names its migrations, and a restore applies the later migrations', async () => {
    const database = getDatabase()
    const older = await openOlder(database, '0002-desk')
    await backUpTo(file, older)
    expect(JSON.parse(readBackupLines(file)[0] ?? '').migrations).toEqual([
      '0001-first-tables',
      '0002-desk',
    ])
    expect(readBackupLines(file).join()).not.toContain('"version":1,"deleted_at"')

    const { db } = database
    await db.updateTable('facts').set({ value_json: '{}' }).execute()
    await restoreBackupFrom(file, database)
    expect(await appliedMigrations(db)).toEqual(Object.keys(allMigrations(database.engine)))
    expect(await db.selectFrom('gallery_images').selectAll().execute()).toEqual([
      expect.objectContaining({ caption: 'Old', version: 1 }),
    ])
    // A restored older backup also has the rows that migrations insert.
    expect((await testApp(database).services.facts.get(amcSetting)).features).toHaveLength(7)
    await older.close()
  })
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { serviceBooking } from '#app/enquiries/kinds/service-booking.ts'
import { testApp } from '#tests/app.ts'
import { onEachDatabase, openDatabase, type TestDatabase } from '#tests/databases.ts'
import { tablesInOrder } from './backup-rows.ts'
import { backUp, restore } from './backup-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-backup-test-'))
const file = join(folder, 'backup.jsonl.gz')
const now = new Date('2026-11-21T04:00:00Z')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

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
    writeFileSync(join(database.dataDir, 'media', '0123456789abcdef-480.avif'), 'picture')
    await book(database, 'Asha Before')
    const counts = await backUp(file, database, now)
    expect(counts.media).toBe(1)

    await book(database, 'Binu After')
    rmSync(join(database.dataDir, 'media'), { recursive: true })
    expect(await restore(file, database)).toMatchObject(counts)

    expect(await find(database, 'before')).toEqual(['Asha Before'])
    expect(await find(database, 'after')).toEqual([])
    expect(readFileSync(join(database.dataDir, 'media', '0123456789abcdef-480.avif'), 'utf8')).toBe(
      'picture',
    )
    await book(database, 'Chand Later')
    expect(await find(database, 'later')).toEqual(['Chand Later'])
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
    expect(names.filter((name) => name !== 'sessions').sort()).toEqual([...tablesInOrder].sort())
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

import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copySqlite } from '#app/platform/db/copy-sqlite.server.ts'
import {
  backUpTo,
  findBookings,
  readBackupLines,
  restoreBackupFrom,
  sendServiceBooking,
  writeBackupLines,
} from '#tests/back-up-and-restore.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-refused-test-'))
const file = join(folder, 'backup.jsonl.gz')
afterAll(() => rmSync(folder, { recursive: true }))

describe('an invalid backup is refused, and nothing changes:', () => {
  let database: TestDatabase
  let whole: Buffer
  beforeAll(async () => {
    database = await openTestDatabase()
    await sendServiceBooking(database, 'Asha Before')
    await backUpTo(file, database)
    whole = readFileSync(file)
    await database.db.deleteFrom('enquiries').execute()
    await sendServiceBooking(database, 'Binu After')
    return () => database.close()
  })
  beforeEach(() => writeFileSync(file, whole))
  async function expectRefusal(sentence: string) {
    const refusal = await restoreBackupFrom(file, database).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'BackupUnreadable' })
    expect(String(refusal)).toContain(sentence)
    expect(await findBookings(database)).toEqual(['Binu After'])
    expect(existsSync(join(database.dataDir, 'media'))).toBe(false)
    const left = join(database.dataDir, 'backups')
    expect(existsSync(left) ? readdirSync(left) : []).toEqual([])
  }
  const edit = (change: (line: string) => string) =>
    writeBackupLines(file, readBackupLines(file).map(change))

  test('a truncated backup', async () => {
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length - 200))
    await expectRefusal('cannot be read as a backup')
  })

  test('a backup whose last line is missing', async () => {
    writeFileSync(file, gzipSync(`${readBackupLines(file).join('\n')}\n`))
    await expectRefusal('its end is missing')
  })

  test('a backup with altered content and correct row counts', async () => {
    const text = gunzipSync(readFileSync(file)).toString()
    writeFileSync(file, gzipSync(text.replaceAll('Asha Before', 'Eve  Altered')))
    await expectRefusal('its checksum is wrong')
  })

  test('a backup with lines before its header or after its end', async () => {
    const text = gunzipSync(readFileSync(file)).toString()
    writeFileSync(file, gzipSync(`${text}{"table":"enquiries","rows":[]}\n`))
    await expectRefusal('its lines are in the wrong order')
    writeBackupLines(file, readBackupLines(file).slice(1))
    await expectRefusal('its lines are in the wrong order')
  })

  test('a backup with a column that did not exist in the backup’s release', async () => {
    edit((line) => line.replaceAll('"erased_at":null', '"erased_at":null,"shoe_size":44'))
    await expectRefusal('enquiries has a column shoe_size')
  })

  test('a backup with a table that did not exist in the backup’s release', async () => {
    edit((line) => line.replace('"table":"offers"', '"table":"shoes"'))
    await expectRefusal('it has a table shoes')
  })

  test('a backup with a row whose parent row is missing', async () => {
    edit((line) => line.replace('"vehicle_id":1,', '"vehicle_id":4711,'))
    await expectRefusal('refers to a missing row')
  })

  test('a backup with two rows of the same id', async () => {
    edit((line) =>
      line.replace('"rows":[{"id":2,', '"rows":[{"id":1,').replace(',{"id":2,', ',{"id":1,'),
    )
    await expectRefusal('does not match the program version that made it')
  })

  test('a backup of a newer release', async () => {
    edit((line) => line.replace('"0002-desk"', '"0002-desk","9999-of-tomorrow"'))
    await expectRefusal('made by a newer program (it has 9999-of-tomorrow)')
    edit((line) => line.replace('"version":2', '"version":3'))
    await expectRefusal('made by a newer program')
  })

  test('a damaged copy of a database, with a message that does not blame the site’s database', async () => {
    const other = await openTestDatabase('sqlite')
    rmSync(file)
    await copySqlite(other.db, file)
    await other.close()
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.subarray(0, bytes.length / 2))
    await expectRefusal(`${file} is damaged`)
  })

  test('another kind of file, or a missing file', async () => {
    writeFileSync(file, 'holiday pictures')
    await expectRefusal('cannot be read as a backup')
    rmSync(file)
    await expectRefusal('ENOENT')
  })
})

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { corruptDatabase, findBookings, sendServiceBooking } from '#tests/back-up-and-restore.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-backup-command-'))
const file = join(folder, 'backup.jsonl.gz')
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the backup commands', { timeout: 60_000 }, () => {
  const run = ({ dataDir }: TestDatabase, ...words: string[]) =>
    spawnSync(process.execPath, words, {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
      encoding: 'utf8',
    })

  const backup = (database: TestDatabase) => run(database, 'scripts/backup.ts', file)
  const restore = (database: TestDatabase) => run(database, 'scripts/restore.ts', file, '--replace')

  test('print the omitted files, and where the replaced data is kept', async () => {
    const database = await openTestDatabase()
    await sendServiceBooking(database, 'Asha Before')
    mkdirSync(join(database.dataDir, 'media'))
    writeFileSync(join(database.dataDir, 'media', '.DS_Store'), '')
    const { status, stdout, stderr } = backup(database)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`and 0 picture files in ${file}`)
    expect(stdout).toContain('Skipped 1 file in the media folder')

    await sendServiceBooking(database, 'Binu After')
    const restored = restore(database)
    expect([restored.status, restored.stderr]).toEqual([0, ''])
    expect(restored.stdout).toContain('All users must log in again')
    expect(restored.stdout).toMatch(/A copy of the previous data is in .*before-restore-/)
    expect(await findBookings(database)).toEqual(['Asha Before'])
    await database.close()
  })

  test('exit with 1 and leave no file if the backup cannot be read back', async () => {
    const database = await openTestDatabase()
    await corruptDatabase(database)
    const { status, stdout, stderr } = backup(database)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('No backup was made')
    expect(readdirSync(folder)).toEqual([])
    await database.close()
  })
})

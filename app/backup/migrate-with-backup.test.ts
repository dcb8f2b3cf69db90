import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { appliedMigrations } from '#app/platform/db/migrate-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import { exitCodeOf, explainFailure } from '#app/process/start-failure.server.ts'
import { findBookings, restoreBackupFrom, sendServiceBooking } from '#tests/back-up-and-restore.ts'
import { onEachDatabase, openEmptyTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import {
  MigrationFailed,
  migrateWithBackup,
  PreMigrationCopyFailed,
} from './migrate-with-backup.server.ts'

const now = new Date('2026-11-21T04:00:00Z')
const backupsIn = ({ dataDir }: TestDatabase) =>
  existsSync(join(dataDir, 'backups')) ? readdirSync(join(dataDir, 'backups')) : []

/** This program's migrations and one more, which destroys data. */
const spoiling = ({ engine }: TestDatabase) => ({
  ...allMigrations(engine),
  '9999-of-tomorrow': {
    up: async (db: Kysely<unknown>) => {
      await sql`delete from enquiries`.execute(db)
    },
  },
})

onEachDatabase('backup before a migration', (getDatabase) => {
  it('copies the database to a file that can be restored', async () => {
    const database = getDatabase()
    await sendServiceBooking(database, 'Asha\u2028Before')
    const last = (await appliedMigrations(database.db)).at(-1)
    const { applied, copy = '' } = await migrateWithBackup(database, now, spoiling(database))
    expect(applied).toEqual(['9999-of-tomorrow'])
    const ending = database.engine === 'sqlite' ? 'db' : 'jsonl.gz'
    expect(backupsIn(database)).toEqual([`before-${last}-2026-11-21T040000Z.${ending}`])
    expect(statSync(copy).mode & 0o777).toBe(0o600)

    await sql`delete from kysely_migration where name = '9999-of-tomorrow'`.execute(database.db)
    expect(await findBookings(database)).toEqual([])
    await restoreBackupFrom(copy, database)
    expect(await findBookings(database)).toEqual(['Asha\u2028Before'])
  })

  it('copies nothing if no migration is due or the database is empty', async () => {
    const database = getDatabase()
    expect(await migrateWithBackup(database, now)).toEqual({ applied: [], copy: undefined })
    const empty = await openEmptyTestDatabase(database.engine)
    const { applied, copy } = await migrateWithBackup(empty, now)
    expect(applied).toEqual(Object.keys(allMigrations(database.engine)))
    expect(copy).toBeUndefined()
    expect(await migrateWithBackup(empty, now, spoiling(empty))).toMatchObject({ copy: undefined })
    expect([...backupsIn(database), ...backupsIn(empty)]).toEqual([])
    await empty.close()
  })

  it('deletes the copy and keeps the data if the migration fails, and does not retry', async () => {
    const database = getDatabase()
    await sendServiceBooking(database, 'Asha Before')
    const broken = {
      ...spoiling(database),
      '9999-of-tomorrow-two': { up: () => Promise.reject(new Error('No such column')) },
    }
    for (let tries = 0; tries < 3; tries++) {
      const failure = await migrateWithBackup(database, now, broken).catch((error) => error)
      expect(failure).toBeInstanceOf(MigrationFailed)
      expect(exitCodeOf(failure)).toBe(78)
      expect(explainFailure(failure, {})).toMatch(
        /The database has not changed: start the previous version of the program[^]*No such column/,
      )
    }
    expect(backupsIn(database)).toEqual([])
    expect(await findBookings(database)).toEqual(['Asha Before'])
  })

  it('retries a migration that fails on a full disk', async () => {
    const database = getDatabase()
    const full =
      database.engine === 'sqlite' ? { code: 'ERR_SQLITE_ERROR', errcode: 13 } : { code: '53100' }
    const broken = {
      ...allMigrations(database.engine),
      '9999-of-tomorrow': { up: () => Promise.reject(Object.assign(new Error('full'), full)) },
    }
    const failure = await migrateWithBackup(database, now, broken).catch((error) => error)
    expect(exitCodeOf(failure)).toBe(1)
  })

  it('does not migrate if the copy fails, and explains the reason', async () => {
    const database = getDatabase()
    await sendServiceBooking(database, 'Asha Before')
    mkdirSync(database.dataDir, { recursive: true })
    writeFileSync(join(database.dataDir, 'backups'), 'a file where the folder should be')
    const failure = await migrateWithBackup(database, now, spoiling(database)).catch(
      (error) => error,
    )
    expect(failure).toBeInstanceOf(PreMigrationCopyFailed)
    const said = explainFailure(failure, { DATA_DIR: database.dataDir })
    expect(said).toContain('No copy of the database could be made')
    expect(said).toContain('Nothing has changed')
    expect(said).not.toContain('    at ')
    // A file is in place of the folder until the operator moves it.
    expect(exitCodeOf(failure)).toBe(78)
    expect(await appliedMigrations(database.db)).not.toContain('9999-of-tomorrow')
    rmSync(join(database.dataDir, 'backups'))
    expect(await findBookings(database)).toEqual(['Asha Before'])
  })
})

it('a full disk is named in the message', () => {
  const full = (cause: Error) =>
    explainFailure(new PreMigrationCopyFailed('No copy.', { cause }), { DATA_DIR: '/srv/x' })
  const onDisk = { code: 'ENOSPC', syscall: 'write' }
  expect(full(Object.assign(new Error('ENOSPC: no space left'), onDisk))).toContain(
    'The disk with /srv/x is full',
  )
  const inSqlite = { code: 'ERR_SQLITE_ERROR', errcode: 13 }
  expect(full(Object.assign(new Error('database or disk is full'), inSqlite))).toContain('is full')
})

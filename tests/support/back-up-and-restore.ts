import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { createBackup } from '#app/backup/create-backup.server.ts'
import { mediaSourceOf } from '#app/backup/media-source.server.ts'
import { restoreBackup } from '#app/backup/restore-backup.server.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { findReport } from '#app/crm/reports/define-report.ts'
import { testApp } from './test-app.ts'
import type { TestDatabase } from './test-databases.ts'

/** The time of backups and restores in tests. */
export const backupNow = new Date('2026-11-21T04:00:00Z')

/** Returns the source of a database's uploads. */
export const mediaOfDatabase = (database: TestDatabase) =>
  mediaSourceOf({ ...database, clock: () => backupNow })

/** Deletes all pictures of all instances and the database, as a total loss would. */
export async function deleteAllPictures({ db, dataDir }: TestDatabase): Promise<void> {
  for (const folder of ['media', 'attachments'])
    rmSync(join(dataDir, folder), { recursive: true, force: true })
  await db.deleteFrom('uploads').execute()
}

export const backUpTo = (file: string, database: TestDatabase) =>
  createBackup(file, database, {
    now: backupNow,
    media: mediaOfDatabase(database),
  })

export const restoreBackupFrom = (file: string, database: TestDatabase, now = backupNow) =>
  restoreBackup(file, { ...database, media: mediaOfDatabase(database) }, now)

/** Adds a service booking through the store. */
export const sendServiceBooking = (database: TestDatabase, name: string) =>
  testApp(database).services.enquiries.add(
    serviceBookingEnquiry,
    { ...serviceBookingEnquiry.example, name },
    { value: crypto.randomUUID(), expires: false },
  )

/** Lists the names in the service report, as staff see them. */
export async function findBookings(database: TestDatabase, search = ''): Promise<string[]> {
  const report = findReport('booking')
  if (!report) throw new Error('The booking report is gone')
  const filter = { page: 1, limit: 1000, fromDate: undefined, toDate: undefined, search }
  const { data } = await testApp(database).services.reports.list(report, filter)
  return data.map((row) => String(row['name']))
}

/** Reads a backup's lines without the trailer. */
export function readBackupLines(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -2)
}

/** Writes lines as a complete backup with their counts and checksum. */
export function writeBackupLines(file: string, lines: readonly string[]): void {
  const body = lines.map((line) => `${line}\n`).join('')
  const parsed = lines.map((line) => JSON.parse(line))
  const rows = parsed.reduce((sum, it) => sum + (it.rows?.length ?? 0), 0)
  const media = parsed.filter((it) => 'bytes' in it).length
  const sha256 = createHash('sha256').update(body).digest('hex')
  writeFileSync(file, gzipSync(`${body}${JSON.stringify({ end: true, rows, media, sha256 })}\n`))
}

/**
 * Adds a column of bytes, which the backup format does not support. It simulates any fault of the
 * writer.
 */
export async function corruptDatabase({ db, engine }: TestDatabase) {
  const type = engine === 'postgres' ? sql`bytea` : sql`blob`
  await sql`alter table dealers add column logo ${type}`.execute(db)
  await sql`update dealers set logo = ${Buffer.from('a')}`.execute(db)
}

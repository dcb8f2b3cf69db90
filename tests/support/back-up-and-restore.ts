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

/** When tests back up and restore. */
export const backupNow = new Date('2026-11-21T04:00:00Z')

/** Where its uploads lie. */
export const mediaOfDatabase = (database: TestDatabase) =>
  mediaSourceOf({ ...database, clock: () => backupNow })

/** As after a fire: no instance and no database has a picture any more. */
export async function deleteAllPictures({ db, dataDir }: TestDatabase): Promise<void> {
  rmSync(join(dataDir, 'media'), { recursive: true, force: true })
  await db.deleteFrom('uploads').execute()
}

export const backUpTo = (file: string, database: TestDatabase) =>
  createBackup(file, database, {
    now: backupNow,
    media: mediaOfDatabase(database),
  })

export const restoreBackupFrom = (file: string, database: TestDatabase, now = backupNow) =>
  restoreBackup(file, { ...database, media: mediaOfDatabase(database) }, now)

/** An enquiry of somebody, with the key that our forms send. */
export const sendServiceBooking = (database: TestDatabase, name: string) =>
  testApp(database).services.enquiries.add(
    serviceBookingEnquiry,
    { ...serviceBookingEnquiry.example, name },
    { value: crypto.randomUUID(), expires: false },
  )

/** Who asked for a service, as the staff's report finds them. */
export async function findBookings(database: TestDatabase, search = ''): Promise<string[]> {
  const report = findReport('booking')
  if (!report) throw new Error('The booking report is gone')
  const filter = { page: 1, limit: 1000, fromDate: undefined, toDate: undefined, search }
  const { data } = await testApp(database).services.reports.list(report, filter)
  return data.map((row) => String(row['name']))
}

/** A backup's lines without the one that ends it. */
export function readBackupLines(file: string): string[] {
  return gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -2)
}

/** Writes lines as a whole backup with the counts and the checksum that they have. */
export function writeBackupLines(file: string, lines: readonly string[]): void {
  const body = lines.map((line) => `${line}\n`).join('')
  const parsed = lines.map((line) => JSON.parse(line))
  const rows = parsed.reduce((sum, it) => sum + (it.rows?.length ?? 0), 0)
  const media = parsed.filter((it) => 'bytes' in it).length
  const sha256 = createHash('sha256').update(body).digest('hex')
  writeFileSync(file, gzipSync(`${body}${JSON.stringify({ end: true, rows, media, sha256 })}\n`))
}

/** Stands for any fault of the writer: bytes, which the format does not know. */
export async function corruptDatabase({ db, engine }: TestDatabase) {
  const type = engine === 'postgres' ? sql`bytea` : sql`blob`
  await sql`alter table dealers add column logo ${type}`.execute(db)
  await sql`update dealers set logo = ${Buffer.from('a')}`.execute(db)
}

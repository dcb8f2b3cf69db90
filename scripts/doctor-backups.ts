import { join, resolve } from 'node:path'
import type { BackupFailure } from '#app/backup/backup-failure.ts'
import { backupStore } from '#app/backup/backup-store.server.ts'
import { maxBackupAge } from '#app/health/health-warnings.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { badFinding, type DoctorFinding, goodFinding, noteFinding } from './doctor-findings.ts'

/**
 * Checks that the site makes its daily backup. With several instances, the latest backup of any
 * instance counts.
 */
export async function checkDailyBackup(
  site: { db: Db; engine: DatabaseEngine; dataDir: string },
  now: Date,
): Promise<DoctorFinding[]> {
  // The database of an earlier release has no such table.
  const tables = await site.db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'chores')) return []
  const store = backupStore({ ...site, clock: () => now, log: createLog('silent') })
  const { lastGoodAt, lastFailure } = await store.state()
  if (lastFailure) {
    const [why, todo] = backupFailureMessages(resolve(join(site.dataDir, 'backups')))[
      lastFailure.reason
    ]
    const last = lastGoodAt ? `the last good backup is of ${lastGoodAt}` : 'there is no good backup'
    return [badFinding(`The daily backup fails because ${why}; ${last}.`, todo)]
  }
  if (lastGoodAt === undefined)
    return [
      noteFinding(
        'There is no backup yet.',
        'The site makes the first one a minute after it starts.',
      ),
    ]
  if (now.getTime() - Date.parse(lastGoodAt) > maxBackupAge)
    return [
      badFinding(
        `The last backup is of ${lastGoodAt}.`,
        'The site makes a backup every day while it runs. Check that it is running.',
      ),
    ]
  return [goodFinding(`The last backup is of ${lastGoodAt}.`)]
}

const backupFailureMessages = (folder: string): Record<BackupFailure, [string, string]> => ({
  'disk-full': ['the disk is full', 'Free some space, or move DATA_DIR to a larger disk.'],
  'not-writable': [
    `${folder} is not writable`,
    'Make the account of the site the owner of that folder (chown).',
  ],
  unreadable: [
    'the backup file could not be checked',
    'Check the disk and the memory of this machine.',
  ],
  database: ['the database could not be read', 'See the messages about the database here.'],
  unknown: ['of an error that the log names', 'Look for “no backup was made” in the log.'],
})

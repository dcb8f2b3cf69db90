import { join, resolve } from 'node:path'
import type { BackupFailure } from '#app/backup/backup-failure.ts'
import { backupStore } from '#app/backup/backup-store.server.ts'
import { maxBackupAge } from '#app/health/health-warnings.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { badFinding, type DoctorFinding, goodFinding, noteFinding } from './doctor-findings.ts'

/** Whether the site makes its daily backup; of several instances whichever made the last. */
export async function checkDailyBackup(
  site: { db: Db; engine: DatabaseEngine; dataDir: string },
  now: Date,
): Promise<DoctorFinding[]> {
  // A database of an earlier program has nowhere to say so.
  const tables = await site.db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'chores')) return []
  const store = backupStore({ ...site, clock: () => now, log: createLog('silent') })
  const { lastGoodAt, lastFailure } = await store.state()
  if (lastFailure) {
    const [why, todo] = backupFailureMessages(resolve(join(site.dataDir, 'backups')))[
      lastFailure.reason
    ]
    const last = lastGoodAt ? `the last good one is of ${lastGoodAt}` : 'there is no good one'
    return [badFinding(`The daily backup fails, ${why}; ${last}.`, todo)]
  }
  if (lastGoodAt === undefined)
    return [
      noteFinding('The site has made no backup yet.', 'It makes one a minute after its start.'),
    ]
  if (now.getTime() - Date.parse(lastGoodAt) > maxBackupAge)
    return [
      badFinding(`The last backup is of ${lastGoodAt}.`, 'The site makes one a day while it runs.'),
    ]
  return [goodFinding(`The last backup is of ${lastGoodAt}.`)]
}

const backupFailureMessages = (folder: string): Record<BackupFailure, [string, string]> => ({
  'disk-full': ['for the disk is full', 'Make room, or move DATA_DIR to a larger disk.'],
  'not-writable': [
    `for ${folder} cannot be written`,
    'Give that folder to the account of the site (chown).',
  ],
  unreadable: [
    'for what was written could not be read back',
    'Check the disk and the memory of this machine.',
  ],
  database: ['for the database could not be read', 'See what is said of the database here.'],
  unknown: ['and the log says why', 'Look for “no backup was made” in the log.'],
})

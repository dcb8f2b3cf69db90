import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { fillCustomers } from '#app/crm/enquiries/fill-customers-query.server.ts'
import { isBackedUpFileName } from '#app/media/pictures/media-file-names.ts'
import { contentRevisionStore } from '#app/platform/audit/content-revision-counter-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { backedUpTableNames } from '#app/platform/db/database-schema.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { backupFilePath, createBackupFolder } from './backup-folder.server.ts'
import { openBackupWriter } from './backup-writer.server.ts'
import type { SiteDatabase } from './database-snapshot.server.ts'
import { fillWithoutSearchIndex } from './fill-without-search-index.server.ts'
import type { MediaSource } from './media-source.server.ts'
import {
  type PreservedCounts,
  readPreservedChanges,
  reapplyPreservedChanges,
} from './preserve-across-restore.server.ts'
import { readBackup } from './read-backup.server.ts'
import { openScratchDatabase, type ScratchDatabase } from './scratch-database.server.ts'
import {
  advanceIdSequences,
  backedUpTables,
  insertTableRows,
  readTableRows,
} from './table-rows.server.ts'

type RestoreResult = ScratchDatabase['facts'] & {
  /** Path of the backup of the previous data. */
  copy: string
  /** Number of changes that the backup would have undone and that were applied again. */
  kept: PreservedCounts
}

/**
 * Replaces the site's data with a backup, completely or not at all. The present data is first saved
 * to another backup, and no write can come in between. Erased persons stay erased, and sent mails
 * are not sent again. Throws `BackupUnreadable`.
 */
export async function restoreBackup(
  file: string,
  site: SiteDatabase & { media: MediaSource },
  now: Date,
): Promise<RestoreResult> {
  const { db, engine, media } = site
  const folder = await createBackupFolder(site.dataDir)
  const scratch = await openScratchDatabase(file, folder)
  try {
    // A backup of an earlier release has no customers.
    await fillCustomers(scratch.db)
    // Pictures are named by content, so adding them first is safe.
    if (scratch.facts.media > 0) await putMedia(file, media)
    const copy = backupFilePath(folder, 'before-restore', now, 'jsonl.gz')
    const before = await openBackupWriter(copy, { db, now })
    try {
      // Copies most pictures now, because the site must wait during the next step.
      await before.media(media)
      const kept = await db.transaction().execute(async (trx) => {
        await lockOutWriters(trx, engine)
        await before.rows(trx)
        await before.media(media)
        await before.close()
        return replaceRows(trx, engine, scratch.db)
      })
      return { ...scratch.facts, copy, kept }
    } finally {
      await before.discard()
    }
  } finally {
    await scratch.close()
  }
}

async function putMedia(file: string, media: MediaSource): Promise<void> {
  for await (const it of readBackup(file))
    if ('bytes' in it && isBackedUpFileName(it.media))
      await media.write(it.media, Buffer.from(it.bytes, 'base64'))
}

/**
 * Blocks writers. A SQLite transaction blocks them from its start, while reads continue. On
 * PostgreSQL, reads of enquiries wait too. A new enquiry reads its key before it is written, and a
 * lock in between would cause a deadlock. PostgreSQL resolves a deadlock after a second by failing
 * one side. This side gives up sooner and retries, so that a visitor never fails.
 */
async function lockOutWriters(trx: Db, engine: DatabaseEngine): Promise<void> {
  if (engine !== 'postgres') return
  const others = sql.join(
    backedUpTableNames.filter((it) => it !== 'enquiries').map((it) => sql.table(it)),
  )
  await sql`set local lock_timeout = 500`.execute(trx)
  for (let tries = 1; ; tries++) {
    await sql`savepoint before_lock`.execute(trx)
    try {
      await sql`lock table enquiries in access exclusive mode`.execute(trx)
      await sql`lock table ${others} in share row exclusive mode`.execute(trx)
      break
    } catch (error) {
      if (tries === 60) throw error
      await sql`rollback to savepoint before_lock`.execute(trx)
      await sleep(50 + 50 * Math.random())
    }
  }
  await sql`set local lock_timeout = 0`.execute(trx)
}

/** Also deletes the sessions of logged-in staff. */
async function replaceRows(trx: Db, engine: DatabaseEngine, from: Db): Promise<PreservedCounts> {
  const before = await contentRevisionStore(trx).get()
  const lasting = await readPreservedChanges(trx)
  const restored = await backedUpTables(from)
  const kept = await fillWithoutSearchIndex(trx, engine, async () => {
    for (const table of ['sessions', ...backedUpTableNames.toReversed()])
      await sql`delete from ${sql.table(table)}`.execute(trx)
    for (const name of backedUpTableNames) {
      const table = restored.find((it) => it.name === name)
      if (table)
        for await (const rows of readTableRows(from, table)) await insertTableRows(trx, name, rows)
    }
    await advanceIdSequences(trx, engine)
    return reapplyPreservedChanges(trx, lasting)
  })
  // A new revision, higher than both, so that a running site discards its cached pages.
  await trx
    .updateTable('content')
    .set((eb) => ({ revision: eb('revision', '+', before + 1) }))
    .execute()
  return kept
}

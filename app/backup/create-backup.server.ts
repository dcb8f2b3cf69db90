import { openBackupWriter } from './backup-writer.server.ts'
import { type SiteDatabase, withDatabaseSnapshot } from './database-snapshot.server.ts'
import type { MediaSource } from './media-source.server.ts'
import type { BackupCounts } from './read-backup.server.ts'

type CreateBackupOptions = {
  now: Date
  /** Without it, the backup has rows only. */
  media?: MediaSource | undefined
  signal?: AbortSignal | undefined
}

/**
 * Creates a backup of one moment in one file while the site runs: a complete file, or none.
 * Pictures are read after the rows, because an upload writes its files before its row. Throws
 * `BackupUnreadable`.
 */
export async function createBackup(
  file: string,
  site: SiteDatabase,
  { now, media, signal }: CreateBackupOptions,
): Promise<BackupCounts> {
  const backup = await openBackupWriter(file, { db: site.db, now, signal })
  try {
    await withDatabaseSnapshot(site, (snapshot) => backup.rows(snapshot))
    if (media) await backup.media(media)
    return await backup.close()
  } finally {
    await backup.discard()
  }
}

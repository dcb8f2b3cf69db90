import { openBackupWriter } from './backup-writer.server.ts'
import { type SiteDatabase, withDatabaseSnapshot } from './database-snapshot.server.ts'
import type { MediaSource } from './media-source.server.ts'
import type { BackupCounts } from './read-backup.server.ts'

type CreateBackupOptions = {
  now: Date
  /** Without it rows alone. */
  media?: MediaSource | undefined
  signal?: AbortSignal | undefined
}

/**
 * Everything as it was at one moment, in one file, while the site goes on: whole, or nothing under
 * this name. Pictures lie there before a row names them, so those are read after the rows. Throws
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

import type { MediaSource } from './media-source.server.ts'
import type { Counts } from './read-backup.server.ts'
import { type Site, withSnapshot } from './snapshot.server.ts'
import { openBackup } from './write-backup.server.ts'

type Wanted = {
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
export async function backUp(
  file: string,
  site: Site,
  { now, media, signal }: Wanted,
): Promise<Counts> {
  const backup = await openBackup(file, { db: site.db, now, signal })
  try {
    await withSnapshot(site, (snapshot) => backup.rows(snapshot))
    if (media) await backup.media(media)
    return await backup.close()
  } finally {
    await backup.discard()
  }
}

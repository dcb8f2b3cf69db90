import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { revisionStore } from '#app/changes/revision-store.server.ts'
import { connect, type Db, databaseFile } from '#app/db/connect.server.ts'
import type { Engine } from '#app/db/migrations/engine.ts'
import { isMediaFile } from '#app/media/media-store.server.ts'
import { type Counts, checkBackup, readBackup, writeBackup } from './backup-file.server.ts'
import { clearTables, countOn, insertRows } from './backup-rows.server.ts'
import { writeMedia } from './media-files.server.ts'

type Site = { db: Db; engine: Engine; dataDir: string }

/** Everything as it was at one moment, while the site goes on. */
export async function backUp(file: string, site: Site, now: Date): Promise<Counts> {
  if (site.engine === 'postgres')
    return site.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => writeBackup(file, { db: trx, dataDir: site.dataDir, now }))

  // A transaction here would hold the write lock; a copy of the moment is read at leisure.
  const folder = mkdtempSync(join(tmpdir(), 'showroom-backup-'))
  try {
    await sql`vacuum into ${databaseFile(folder)}`.execute(site.db)
    const copy = connect({ dataDir: folder })
    try {
      return await writeBackup(file, { db: copy.db, dataDir: site.dataDir, now })
    } finally {
      await copy.db.destroy()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Puts a backup in the place of what is there: all of it or, when anything is wrong, none of it.
 * Pictures are named by content, so adding them first harms nothing.
 */
export async function restore(file: string, { db, engine, dataDir }: Site): Promise<Counts> {
  const counts = await checkBackup(file)
  for await (const it of readBackup(file))
    if ('bytes' in it && isMediaFile(it.media)) await writeMedia(dataDir, it.media, it.bytes)
  await db.transaction().execute(async (trx) => {
    const before = await revisionStore(trx).get()
    for await (const it of readBackup(file)) {
      if ('format' in it) await clearTables(trx, it.migrations)
      if ('table' in it) await insertRows(trx, it.table, it.rows)
    }
    await countOn(trx, engine)
    // Pages kept by a running site belong to neither of the two revisions.
    await trx
      .updateTable('content')
      .set((eb) => ({ revision: eb('revision', '+', before + 1) }))
      .execute()
  })
  return counts
}

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { appliedMigrations } from '#app/platform/db/migrate-database.server.ts'
import type { MediaSource } from './media-source.server.ts'
import {
  type BackupCounts,
  BackupUnreadable,
  backupFormatVersion,
  checkBackup,
} from './read-backup.server.ts'
import { backedUpTables, readTableRows } from './table-rows.server.ts'

export type BackupWriter = Awaited<ReturnType<typeof openBackupWriter>>

/**
 * A backup that is being written, as `….part`: `close` reads it back whole and gives it its name,
 * `discard` leaves nothing of it (and does nothing after `close`). Each page lets others have their turn.
 */
export async function openBackupWriter(
  file: string,
  { db, now, signal }: { db: Db; now: Date; signal?: AbortSignal | undefined },
) {
  const part = `${file}.part`
  const counts: BackupCounts = { rows: 0, media: 0, foreign: 0 }
  const kept = new Set<string>()
  const migrations = await appliedMigrations(db)
  signal?.throwIfAborted()
  const paper = openCompressedFile(part, signal)
  await paper.write({
    format: 'showroom-backup',
    version: backupFormatVersion,
    createdAt: now.toISOString(),
    migrations,
  })

  return {
    /** Everything that the database holds, by the columns that are there: `snapshot` is of one moment. */
    async rows(snapshot: Db): Promise<void> {
      if (String(await appliedMigrations(snapshot)) !== String(migrations))
        throw new BackupUnreadable('The database was migrated while the backup was running.')
      for (const table of await backedUpTables(snapshot))
        for await (const rows of readTableRows(snapshot, table)) {
          counts.rows += rows.length
          await paper.write({ table: table.name, rows })
        }
    },

    /** The site's own pictures; asked again, those that came since. */
    async media(source: MediaSource): Promise<void> {
      const { names, foreign } = await source.list()
      counts.foreign = foreign
      for (const name of names) {
        const bytes = kept.has(name) ? undefined : await source.read(name)
        if (!bytes) continue
        kept.add(name)
        counts.media += 1
        await paper.write({ media: name, bytes: bytes.toString('base64') })
      }
    },

    /** Throws `BackupUnreadable` when what was written is no backup. */
    async close(): Promise<BackupCounts> {
      await paper.end(counts)
      await checkBackup(part, signal)
      await rename(part, file)
      return counts
    },

    async discard(): Promise<void> {
      await paper.destroy()
      await rm(part, { force: true })
    },
  }
}

/** Lines into a compressed file that nobody else may read. */
function openCompressedFile(part: string, signal: AbortSignal | undefined) {
  const hash = createHash('sha256')
  const gzip = createGzip({ level: 4 })
  const file = createWriteStream(part, { mode: 0o600, flush: true })
  const written = pipeline(gzip, file, signal ? { signal } : {})
  // Whoever writes next is told.
  written.catch(() => {})

  async function put(text: string): Promise<void> {
    signal?.throwIfAborted()
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written])
    await nextTurn()
  }

  return {
    write(line: object): Promise<void> {
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      return put(text)
    },
    async end({ rows, media }: BackupCounts): Promise<void> {
      await put(`${JSON.stringify({ end: true, rows, media, sha256: hash.digest('hex') })}\n`)
      gzip.end()
      await written
    },
    async destroy(): Promise<void> {
      gzip.destroy()
      await written.catch(() => {})
    },
  }
}

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
 * Writes a backup to `….part`. `close` verifies it and renames it; `discard` deletes it (and does
 * nothing after `close`). After each page it lets other requests run.
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
    /**
     * Writes all rows with the columns of the database; `snapshot` is the database at one moment.
     */
    async rows(snapshot: Db): Promise<void> {
      if (String(await appliedMigrations(snapshot)) !== String(migrations))
        throw new BackupUnreadable('The database was migrated while the backup was running.')
      for (const table of await backedUpTables(snapshot))
        for await (const rows of readTableRows(snapshot, table)) {
          counts.rows += rows.length
          await paper.write({ table: table.name, rows })
        }
    },

    /** Writes the site's own pictures. A second call writes those that were added since. */
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

    /** Throws `BackupUnreadable` if the written file is not a valid backup. */
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

/** Opens a compressed file with access for the server's account only. */
function openCompressedFile(part: string, signal: AbortSignal | undefined) {
  const hash = createHash('sha256')
  const gzip = createGzip({ level: 4 })
  const file = createWriteStream(part, { mode: 0o600, flush: true })
  const written = pipeline(gzip, file, signal ? { signal } : {})
  // The next write throws the error.
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

import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { writePictureFile } from './media-store.server.ts'
import { uploadedFileStore } from './uploaded-file-store.server.ts'

export type OriginalPictureStore = ReturnType<typeof originalPictureStore>

type Deps = { folder: string; db: Db; engine: DatabaseEngine; clock: Clock }

/**
 * Minimum age at which an unneeded original is deleted, in milliseconds. A younger original may
 * belong to an upload in progress.
 */
const originalGracePeriod = 60 * 60_000

/**
 * Stores originals, which are pictures as they were sent, until all widths of a picture are
 * encoded. With SQLite originals are files in `DATA_DIR/originals`. With PostgreSQL the database
 * stores the originals, so that any instance can encode them.
 */
export function originalPictureStore({ folder, db, engine, clock }: Deps) {
  const uploads = engine === 'postgres' ? uploadedFileStore(db, clock) : undefined
  return {
    /** Returns only after the original is stored durably. */
    async store(hash: string, bytes: Uint8Array): Promise<void> {
      if (!uploads) return writePictureFile(folder, originalFileName(hash), bytes)
      const read = async () => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      await db.transaction().execute((trx) => uploads.add(trx, originalFileName(hash), read))
    },

    async find(hash: string): Promise<Uint8Array | undefined> {
      if (uploads) return uploads.find(originalFileName(hash))
      return readFile(join(folder, originalFileName(hash))).catch(() => undefined)
    },

    /** Deletes originals that no pending picture needs. Returns the number of deleted files. */
    async sweep(isNeeded: (hash: string) => boolean): Promise<number> {
      const before = new Date(clock().getTime() - originalGracePeriod)
      const isKept = (file: string) => !isOriginal(file) || isNeeded(hashOfOriginal(file))
      if (uploads) return uploads.removeOld(before, isKept)
      let removed = 0
      // An interrupted write leaves a file with a temporary name, which is deleted too.
      for (const file of await readdir(folder).catch(() => [])) {
        if (isOriginal(file) && isKept(file)) continue
        const path = join(folder, file)
        const found = await stat(path).catch(() => undefined)
        if (!found || found.mtimeMs >= before.getTime()) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
  }
}

const originalFileName = (hash: string) => `${hash}.original`
const hashOfOriginal = (file: string) => file.slice(0, 16)
const isOriginal = (file: string) => /^[0-9a-f]{16}\.original$/.test(file)

import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { writePictureFile } from './media-store.server.ts'
import { uploadedFileStore } from './uploaded-file-store.server.ts'

export type OriginalPictureStore = ReturnType<typeof originalPictureStore>

type Deps = { folder: string; db: Db; engine: DatabaseEngine; clock: Clock }

/** Younger than this one may belong to an upload whose row is not written yet. */
const originalGracePeriod = 60 * 60_000

/**
 * Pictures as they were sent, until their widths are made: files of `DATA_DIR/originals` with SQLite; with
 * PostgreSQL they lie beside the widths, where whichever instance makes them finds them.
 */
export function originalPictureStore({ folder, db, engine, clock }: Deps) {
  const uploads = engine === 'postgres' ? uploadedFileStore(db, clock) : undefined
  return {
    /** It is there for good when this returns. */
    async keep(hash: string, bytes: Uint8Array): Promise<void> {
      if (!uploads) return writePictureFile(folder, originalFileName(hash), bytes)
      const read = async () => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      await db.transaction().execute((trx) => uploads.add(trx, originalFileName(hash), read))
    },

    async find(hash: string): Promise<Uint8Array | undefined> {
      if (uploads) return uploads.find(originalFileName(hash))
      return readFile(join(folder, originalFileName(hash))).catch(() => undefined)
    },

    /** Removes what no picture needs that is still to be made. Returns how many went. */
    async sweep(isNeeded: (hash: string) => boolean): Promise<number> {
      const before = new Date(clock().getTime() - originalGracePeriod)
      const isKept = (file: string) => !isOriginal(file) || isNeeded(hashOfOriginal(file))
      if (uploads) return uploads.removeOld(before, isKept)
      let removed = 0
      // A write that was cut off leaves a file of another name, which goes as well.
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

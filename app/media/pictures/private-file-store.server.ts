import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { uploadedFileStore } from './uploaded-file-store.server.ts'
import { writeFileAtomically } from './write-file-atomically.server.ts'

export type PrivateFileStore = ReturnType<typeof privateFileStore>

type Deps = {
  folder: string
  db: Db
  engine: DatabaseEngine
  clock: Clock
  /** Returns `true` for the names of this store's files. Other files stay, except leftovers. */
  isOwn: (file: string) => boolean
}

/**
 * Minimum age at which an unneeded file is deleted, in milliseconds. A younger file may belong to
 * an upload in progress.
 */
const gracePeriod = 60 * 60_000

/**
 * Stores files that have no public address. With SQLite they are files in a folder. With PostgreSQL
 * the database stores them, so that every instance can read them and none keeps a copy.
 */
export function privateFileStore({ folder, db, engine, clock, isOwn }: Deps) {
  const uploads = engine === 'postgres' ? uploadedFileStore(db, clock) : undefined
  return {
    /**
     * Stores a file. Call the returned function in the transaction that writes the row that refers
     * to the file. After that transaction the file is stored durably.
     */
    async store(file: string, bytes: Uint8Array): Promise<(trx: Db) => Promise<void>> {
      if (uploads)
        return (trx) =>
          uploads.add(trx, file, async () =>
            Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          )
      await writeFileAtomically(folder, file, bytes)
      return async () => {}
    },

    async find(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      if (!isOwn(file)) return undefined
      if (uploads) return uploads.find(file)
      return readFile(join(folder, file)).catch(() => undefined)
    },

    /**
     * Deletes files from the folder. On PostgreSQL, the transaction that deletes the rows also
     * deletes the files. The sweep deletes a file that could not be deleted here.
     */
    async remove(files: readonly string[]): Promise<void> {
      if (uploads) return
      for (const file of files.filter(isOwn))
        await rm(join(folder, file), { force: true }).catch(() => {})
    },

    /** Deletes files that nothing needs. Returns the number of deleted files. */
    async sweep(isNeeded: (file: string) => boolean): Promise<number> {
      const before = new Date(clock().getTime() - gracePeriod)
      if (uploads) return uploads.removeOld(before, (file) => !isOwn(file) || isNeeded(file))
      let removed = 0
      // An interrupted write leaves a file with a temporary name, which is deleted too.
      for (const file of await readdir(folder).catch(() => [])) {
        if (isOwn(file) && isNeeded(file)) continue
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

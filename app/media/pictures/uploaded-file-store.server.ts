import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

export type UploadedFileStore = ReturnType<typeof uploadedFileStore>

/** Bytes of a file that are stored in one row. */
const chunkBytes = 1024 * 1024

/**
 * Stores the files of uploaded pictures in the database, as `<hash>-<width>.<format>`, in chunks of
 * 1 MB.
 */
export function uploadedFileStore(db: Db, clock: Clock) {
  return {
    /**
     * Adds a file in the transaction that writes the row for the file. If the file exists, only the
     * file's time is renewed.
     */
    async add(trx: Db, file: string, read: () => Promise<Buffer>): Promise<void> {
      const created_at = clock().toISOString()
      // Locks the row, so that a concurrent sweep reads the renewed time and does not delete the
      // file.
      const { numUpdatedRows } = await trx
        .updateTable('uploads')
        .set({ created_at })
        .where('file', '=', file)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return
      const bytes = await read()
      await trx
        .insertInto('uploads')
        .values({ file, size: bytes.length, created_at })
        .onConflict((oc) => oc.column('file').doUpdateSet({ created_at }))
        .execute()
      for (const [piece, part] of splitIntoChunks(bytes))
        await trx
          .insertInto('upload_pieces')
          .values({ file, piece, bytes: part })
          .onConflict((oc) => oc.columns(['file', 'piece']).doNothing())
          .execute()
    },

    async find(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
      const row = await db
        .selectFrom('uploads')
        .select('size')
        .where('file', '=', file)
        .executeTakeFirst()
      if (!row) return undefined
      const pieces: Uint8Array[] = []
      for (let piece = 0; piece * chunkBytes < row.size; piece += 1) {
        const part = await db
          .selectFrom('upload_pieces')
          .select('bytes')
          .where('file', '=', file)
          .where('piece', '=', piece)
          .executeTakeFirst()
        // A concurrent sweep has deleted the remaining chunks.
        if (!part) return undefined
        pieces.push(part.bytes)
      }
      return Buffer.concat(pieces, row.size)
    },

    async hasAll(files: readonly string[]): Promise<boolean> {
      const rows = await db
        .selectFrom('uploads')
        .select('file')
        .where('file', 'in', files)
        .execute()
      return rows.length === files.length
    },

    async listFiles(): Promise<Set<string>> {
      const rows = await db.selectFrom('uploads').select('file').execute()
      return new Set(rows.map(({ file }) => file))
    },

    /** Deletes unreferenced files that are older than `before`. Returns their number. */
    async removeOld(before: Date, isNamed: (file: string) => boolean): Promise<number> {
      const limit = before.toISOString()
      const old = await db
        .selectFrom('uploads')
        .select('file')
        .where('created_at', '<', limit)
        .execute()
      let removed = 0
      for (const { file } of old.filter((row) => !isNamed(row.file))) {
        const { numDeletedRows } = await db
          .deleteFrom('uploads')
          .where('file', '=', file)
          .where('created_at', '<', limit)
          .executeTakeFirst()
        removed += Number(numDeletedRows)
      }
      return removed
    },
  }
}

function splitIntoChunks(bytes: Buffer): [number, Buffer][] {
  return Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, piece) => [
    piece,
    bytes.subarray(piece * chunkBytes, (piece + 1) * chunkBytes),
  ])
}

import type { Db } from '#app/platform/db/connect-database.server.ts'

/** Size of one chunk of an archive in the database, in bytes. */
export const importChunkBytes = 1024 * 1024

/** Stores an archive in the database as chunks, so that the whole archive is never in memory. */
export function importChunkStore(db: Db) {
  return {
    async add(import_id: string, piece: number, bytes: Uint8Array): Promise<void> {
      await db.insertInto('import_pieces').values({ import_id, piece, bytes }).execute()
    },

    async *each(id: string): AsyncGenerator<Uint8Array> {
      for (let piece = 0; ; piece++) {
        const row = await db
          .selectFrom('import_pieces')
          .select('bytes')
          .where('import_id', '=', id)
          .where('piece', '=', piece)
          .executeTakeFirst()
        if (!row) return
        yield row.bytes
      }
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('import_pieces').where('import_id', '=', id).execute()
    },
  }
}

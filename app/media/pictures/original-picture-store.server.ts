import { privateFileStore } from './private-file-store.server.ts'

export type OriginalPictureStore = ReturnType<typeof originalPictureStore>

type Deps = Omit<Parameters<typeof privateFileStore>[0], 'isOwn'>

/**
 * Stores originals, which are pictures as they were sent, until all widths of a picture are
 * encoded. With SQLite originals are files in `DATA_DIR/originals`. With PostgreSQL the database
 * stores the originals, so that any instance can encode them.
 */
export function originalPictureStore(deps: Deps) {
  const files = privateFileStore({ ...deps, isOwn: isOriginal })
  return {
    /** Returns only after the original is stored durably. */
    async store(hash: string, bytes: Uint8Array): Promise<void> {
      const write = await files.store(originalFileName(hash), bytes)
      await deps.db.transaction().execute(write)
    },

    find: (hash: string) => files.find(originalFileName(hash)),

    /** Deletes originals that no pending picture needs. Returns the number of deleted files. */
    sweep: (isNeeded: (hash: string) => boolean) =>
      files.sweep((file) => isNeeded(hashOfOriginal(file))),
  }
}

const originalFileName = (hash: string) => `${hash}.original`
const hashOfOriginal = (file: string) => file.slice(0, 16)
const isOriginal = (file: string) => /^[0-9a-f]{16}\.original$/.test(file)

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaFileName } from '#app/media/pictures/media-file-names.ts'
import { writePictureFile } from '#app/media/pictures/media-store.server.ts'
import { uploadedFileStore } from '#app/media/pictures/uploaded-file-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

/** Storage of uploads, for backup and restore. */
export type MediaSource = {
  /** `foreign` is the number of entries that are not the site's pictures. */
  list: () => Promise<{ names: string[]; foreign: number }>
  /** Returns undefined if the file was deleted meanwhile. */
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, bytes: Buffer) => Promise<void>
}

type MediaLocation = { db: Db; engine: DatabaseEngine; dataDir: string; clock: Clock }

/**
 * Returns the storage of a site's uploads: files on SQLite, tables on PostgreSQL, where all
 * instances share them.
 */
export function mediaSourceOf({ db, engine, dataDir, clock }: MediaLocation): MediaSource {
  const folder = mediaFolderSource(dataDir)
  if (engine === 'sqlite') return folder
  // A database of an earlier release has no such tables: its uploads are files of this instance.
  let found: Promise<MediaSource> | undefined
  const find = () => {
    found ??= hasUploads(db).then((has) => (has ? mediaTableSource(db, clock) : folder))
    return found
  }
  return {
    list: async () => (await find()).list(),
    read: async (name) => (await find()).read(name),
    write: async (name, bytes) => (await find()).write(name, bytes),
  }
}

function mediaTableSource(db: Db, clock: Clock): MediaSource {
  const uploads = uploadedFileStore(db, clock)
  return {
    // The table also holds originals of pictures that are still being processed.
    list: async () => ({
      names: [...(await uploads.listFiles())].filter(isMediaFileName),
      foreign: 0,
    }),
    read: (name) => uploads.find(name),
    write: (name, bytes) =>
      db.transaction().execute((trx) => uploads.add(trx, name, async () => bytes)),
  }
}

async function hasUploads(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables()
  return tables.some(({ name }) => name === 'uploads')
}

/**
 * The files of `DATA_DIR/media`. Incomplete uploads, files of the system and folders are foreign.
 */
export function mediaFolderSource(dataDir: string): MediaSource {
  const folder = join(dataDir, 'media')
  return {
    async list() {
      const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissingFile([]))
      const own = entries.filter((entry) => !entry.isDirectory() && isMediaFileName(entry.name))
      return { names: own.map(({ name }) => name), foreign: entries.length - own.length }
    },
    read: (name) => readFile(join(folder, name)).catch(ignoreMissingFile(undefined)),
    async write(name, bytes) {
      if (!isMediaFileName(name)) throw new TypeError(`${name} is no name of a picture`)
      await writePictureFile(folder, name, bytes)
    },
  }
}

const ignoreMissingFile =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }

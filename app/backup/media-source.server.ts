import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAttachmentFileName, isBackedUpFileName } from '#app/media/pictures/media-file-names.ts'
import { uploadedFileStore } from '#app/media/pictures/uploaded-file-store.server.ts'
import { writeFileAtomically } from '#app/media/pictures/write-file-atomically.server.ts'
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
      names: [...(await uploads.listFiles())].filter(isBackedUpFileName),
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
 * The files of `DATA_DIR/media` and `DATA_DIR/attachments`. Incomplete uploads, files of the system
 * and folders are foreign.
 */
export function mediaFolderSource(dataDir: string): MediaSource {
  const folderOf = (name: string) =>
    join(dataDir, isAttachmentFileName(name) ? 'attachments' : 'media')
  return {
    async list() {
      const folders = [join(dataDir, 'media'), join(dataDir, 'attachments')]
      const entries = await Promise.all(
        folders.map(async (folder) => {
          const found = await readdir(folder, { withFileTypes: true }).catch(ignoreMissingFile([]))
          return found.map((entry) => ({
            name: entry.name,
            isOwn:
              !entry.isDirectory() &&
              isBackedUpFileName(entry.name) &&
              folderOf(entry.name) === folder,
          }))
        }),
      )
      const own = entries.flat().filter(({ isOwn }) => isOwn)
      return { names: own.map(({ name }) => name), foreign: entries.flat().length - own.length }
    },
    read: (name) => readFile(join(folderOf(name), name)).catch(ignoreMissingFile(undefined)),
    async write(name, bytes) {
      if (!isBackedUpFileName(name)) throw new TypeError(`${name} is no name of a picture`)
      await writeFileAtomically(folderOf(name), name, bytes)
    },
  }
}

const ignoreMissingFile =
  <Instead>(instead: Instead) =>
  (error: unknown): Instead => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return instead
    throw error
  }

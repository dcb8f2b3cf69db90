import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMediaFileName } from '#app/media/pictures/media-file-names.ts'
import { writePictureFile } from '#app/media/pictures/media-store.server.ts'
import { uploadedFileStore } from '#app/media/pictures/uploaded-file-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

/** Where uploads lie: what a backup takes its pictures from, and where they go back to. */
export type MediaSource = {
  /** `foreign`: how many things lie there that are none of the site's pictures. */
  list: () => Promise<{ names: string[]; foreign: number }>
  /** Undefined when it has gone meanwhile. */
  read: (name: string) => Promise<Buffer | undefined>
  write: (name: string, bytes: Buffer) => Promise<void>
}

type MediaLocation = { db: Db; engine: DatabaseEngine; dataDir: string; clock: Clock }

/** Where a site's uploads lie: the database holds them on PostgreSQL, for all instances. */
export function mediaSourceOf({ db, engine, dataDir, clock }: MediaLocation): MediaSource {
  const folder = mediaFolderSource(dataDir)
  if (engine === 'sqlite') return folder
  // A database of an earlier version has no place for them: they are files of this instance.
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
    // Originals of what is still being made lie there as well.
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

/** The files of `DATA_DIR/media`. What a cut-off upload left, what the system puts there and folders are foreign. */
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

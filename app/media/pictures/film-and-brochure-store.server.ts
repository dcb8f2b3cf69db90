import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { type FilmOrBrochureKind, filmAndBrochureKinds } from './film-and-brochure-kinds.ts'
import type { MediaStore } from './media-store.server.ts'
import * as words from './upload-words.ts'
import { uploadedFileStore } from './uploaded-file-store.server.ts'

export type FilmAndBrochureStore = ReturnType<typeof filmAndBrochureStore>

/**
 * `name` is the file's name in documents. Call `write` in the transaction that writes the row with
 * this name.
 */
export type StoredFilmOrBrochure = { name: string; write: (trx: Db) => Promise<void> }

/** A file that can be read in ranges. `start` and `end` are bytes, both inclusive. */
export type RangeReadableFile = {
  size: number
  read: (start: number, end: number) => ReadableStream
}

type Deps = {
  folder: string
  db: Db
  engine: DatabaseEngine
  clock: Clock
  /** Fetches a file from the shared database if this instance does not have the file. */
  media: Pick<MediaStore, 'find'>
  /** Maximum bytes of all films and brochures together. */
  most?: number
}

const maxTotalBytes = 8 * 1024 ** 3

/**
 * Stores films and brochures unchanged beside the pictures, as `<hash>.mp4` and `<hash>.pdf`. They
 * are streamed, never read into memory as a whole.
 */
export function filmAndBrochureStore({
  folder,
  db,
  engine,
  clock,
  media,
  most = maxTotalBytes,
}: Deps) {
  const uploads = engine === 'postgres' ? uploadedFileStore(db, clock) : undefined

  return {
    /**
     * Stores a valid file, or refuses an invalid file. The caller then writes the row that refers
     * to the file.
     */
    async store(kind: FilmOrBrochureKind, file: Blob): Promise<Result<StoredFilmOrBrochure>> {
      const { bytes, tooLarge, other } = filmAndBrochureKinds[kind]
      if (file.size === 0) return fail('invalid', words.empty)
      if (file.size > bytes) return fail('too-large', tooLarge)
      if ((await totalStoredBytes(folder)) + file.size > most)
        return fail('too-large', words.filesAreFull)
      const head = Buffer.from(await file.slice(0, 16).arrayBuffer()).toString('latin1')
      if (!fileSignatures[kind](head)) return fail('unsupported', other)
      const stored = `${await writeByHash(folder, kind, { file, now: clock() })}.${kind}`
      return ok({
        name: `media/${stored}`,
        async write(trx: Db) {
          await uploads?.add(trx, stored, () => readFile(join(folder, stored)))
        },
      })
    },

    /**
     * Opens a file by the name that documents use. Returns `undefined` if the file does not exist.
     */
    async open(name: string): Promise<RangeReadableFile | undefined> {
      const [, file = ''] = /^media\/([0-9a-f]{16}\.(?:mp4|pdf))$/.exec(name) ?? []
      if (file === '') return undefined
      const path = join(folder, file)
      const isThere =
        (await findFileSize(path)) !== undefined || (await media.find(file)) !== undefined
      const bytes = isThere ? await openAsBlob(path).catch(() => undefined) : undefined
      return (
        bytes && { size: bytes.size, read: (start, end) => bytes.slice(start, end + 1).stream() }
      )
    },
  }
}

/** Checks the first bytes. The file name and declared type are not trusted. */
const fileSignatures: Record<FilmOrBrochureKind, (head: string) => boolean> = {
  // Pictures share the container but have other brands.
  mp4: (head) => head.slice(4, 8) === 'ftyp' && !/^(avi[fs]|hei|hev|mif1|msf1)/.test(head.slice(8)),
  pdf: (head) => head.startsWith('%PDF-'),
}

/**
 * Writes a temporary file. When the file is complete, renames it to the hash of its content, so
 * that no partial file is ever visible or left behind.
 */
async function writeByHash(
  folder: string,
  kind: FilmOrBrochureKind,
  { file, now }: { file: Blob; now: Date },
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = join(folder, `${randomUUID()}.${kind}`)
  const hash = createHash('sha256')
  try {
    await pipeline(
      async function* hashed() {
        for await (const chunk of file.stream()) {
          hash.update(chunk)
          yield chunk
        }
      },
      createWriteStream(draft, { flush: true, mode: 0o600 }),
    )
    const name = hash.digest('hex').slice(0, 16)
    const path = join(folder, `${name}.${kind}`)
    // The same file exists already. Only the file's time is renewed.
    if ((await findFileSize(path)) === undefined) await rename(draft, path)
    await utimes(path, now, now)
    return name
  } finally {
    await rm(draft, { force: true })
  }
}

/** Returns the total size of the films and brochures in this instance's folder, in bytes. */
async function totalStoredBytes(folder: string): Promise<number> {
  let bytes = 0
  for (const file of await readdir(folder).catch(() => []))
    if (/\.(?:mp4|pdf)$/.test(file)) bytes += (await findFileSize(join(folder, file))) ?? 0
  return bytes
}

const findFileSize = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

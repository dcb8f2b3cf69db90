import { readdir, readFile, stat, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import {
  type EncodedPicture,
  EncodingProcessLost,
  encodePictureInChild,
} from './encode-picture-in-child.server.ts'
import { checkAndPlanUpload, type PicturePurpose } from './encode-upload.server.ts'
import { isMediaFileName, isPictureFileName, pictureFileName } from './media-file-names.ts'
import { listReferencedPictures } from './picture-reference-query.server.ts'
import { listReferencedFilmsAndBrochures } from './referenced-films-and-brochures-query.server.ts'
import * as words from './upload-words.ts'
import { uploadedFileStore } from './uploaded-file-store.server.ts'
import { parseUploadedPictureName } from './uploaded-picture-name.ts'
import { writeFileAtomically } from './write-file-atomically.server.ts'

export type MediaStore = ReturnType<typeof mediaStore>

/**
 * A picture whose files are on disk. Call `write` in the transaction that writes the row for the
 * picture.
 */
export type StoredPicture = { name: string; write: (trx: Db) => Promise<void> }

/**
 * Minimum age at which a file without a row is deleted, in milliseconds. A younger file may belong
 * to an upload in progress.
 */
const uploadGracePeriod = 60 * 60_000

/** A file as staff sent it; `size` in bytes. */
type SentFile = { fileName: string; size: number }

type Deps = {
  folder: string
  db: Db
  engine: DatabaseEngine
  clock: Clock
  encode?: typeof encodePictureInChild
}

/**
 * Stores uploaded pictures under the hash of their content. With SQLite the pictures are files in
 * `DATA_DIR/media`. With PostgreSQL the database stores the pictures for all instances, and the
 * folder is a cache.
 */
export function mediaStore({ folder, db, engine, clock, encode = encodePictureInChild }: Deps) {
  // Encodes one picture at a time: twenty processes at once would need the machine's whole memory.
  const encoding = concurrencyLimiter({ limit: 1 })
  const fetching = new Map<string, Promise<Buffer<ArrayBuffer> | undefined>>()
  const uploads = engine === 'postgres' ? uploadedFileStore(db, clock) : undefined

  /** Reads a file from the database and caches the file in the folder. */
  const fetch = async (file: string) => {
    const bytes = await uploads?.find(file)
    // A full disk must not prevent the picture from being shown.
    if (bytes) await writePictureFiles(folder, [{ file, bytes }]).catch(() => {})
    return bytes
  }
  const fetchOnce = (file: string) => {
    const fetched = fetching.get(file) ?? fetch(file).finally(() => fetching.delete(file))
    fetching.set(file, fetched)
    return fetched
  }
  const writeInto = async (trx: Db, files: string[]) => {
    for (const file of files) await uploads?.add(trx, file, () => readFile(join(folder, file)))
  }

  /** Returns a picture whose `write` stores the files for all instances and the picture's row. */
  const storedPicture = (name: string, files: string[], sent?: SentFile): StoredPicture => ({
    name,
    write: async (trx) => {
      await writeInto(trx, files)
      await trx
        .insertInto('uploaded_pictures')
        .values({
          name,
          created_at: clock().toISOString(),
          ...(sent && { file_name: sent.fileName, bytes: sent.size }),
        })
        .onConflict((oc) => oc.column('name').doNothing())
        .execute()
    },
  })
  const storeEncoded = async (
    { name, files }: EncodedPicture,
    sent: SentFile,
  ): Promise<StoredPicture> => {
    await writePictureFiles(folder, files)
    const names = files.map(({ file }) => file)
    await touchFiles(folder, names, clock())
    return storedPicture(name, names, sent)
  }

  /** A picture whose process ran out of memory or time counts as damaged. */
  const encodeOrRefuse = async (
    bytes: Uint8Array,
    purpose?: PicturePurpose,
  ): Promise<Result<EncodedPicture>> => {
    try {
      return await encoding.run(() => encode(bytes, purpose && { purpose }))
    } catch (error) {
      if (error instanceof EncodingProcessLost) return fail('invalid', words.damaged)
      throw error
    }
  }

  return {
    /**
     * Encodes a valid picture in a child process and stores it, or refuses an invalid one. The
     * caller then writes the row and calls `write`.
     */
    async store(bytes: Uint8Array, fileName = ''): Promise<Result<StoredPicture>> {
      const checked = await checkAndPlanUpload(bytes)
      if (!checked.ok) return checked
      const plan = checked.value
      const files = pictureFileNames(plan)
      const sent = { fileName, size: bytes.byteLength }
      // The same picture was stored before. Only the time of its files is renewed. A picture with an
      // alpha channel is encoded again, because its name depends on its pixels.
      if (!plan.hasAlpha && (await touchFiles(folder, files, clock())))
        return ok(storedPicture(plan.name, files, sent))
      const encoded = await encodeOrRefuse(bytes)
      return encoded.ok ? ok(await storeEncoded(encoded.value, sent)) : encoded
    },

    /**
     * Encodes a picture of a document as JPEG, and as a small JPEG, without storing it.
     */
    async encodeDocument(
      bytes: Uint8Array,
    ): Promise<Result<{ picture: Uint8Array; small: Uint8Array }>> {
      const checked = await checkAndPlanUpload(bytes, 'document')
      if (!checked.ok) return checked
      const encoded = await encodeOrRefuse(bytes, 'document')
      if (!encoded.ok) return encoded
      const [picture, small] = encoded.value.files
      if (!picture || !small) throw new Error('A document was encoded without its pictures')
      return ok({ picture: picture.bytes, small: small.bytes })
    },

    /**
     * Stores a picture that a child process encoded. The caller then writes the row and calls
     * `write`.
     */
    storeEncoded,

    /**
     * Reads `<hash>-<width>.<format>`, a film or a brochure. Returns `undefined` if the file does
     * not exist.
     */
    async find(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
      if (!isMediaFileName(file)) return undefined
      return readFile(join(folder, file)).catch(() => fetchOnce(file))
    },

    /**
     * Returns `true` if every file of an uploaded picture is stored where all instances can read
     * it.
     */
    async has(name: string): Promise<boolean> {
      const upload = parseUploadedPictureName(name)
      if (!upload) return false
      const files = pictureFileNames(upload)
      if (uploads) return uploads.hasAll(files)
      const found = await Promise.allSettled(files.map((file) => stat(join(folder, file))))
      return found.every(({ status }) => status === 'fulfilled')
    },

    /**
     * Renews the file times of a stored picture, so that no sweep deletes the files before a new
     * row refers to them.
     */
    async renew(name: string): Promise<StoredPicture> {
      const upload = parseUploadedPictureName(name)
      const files = upload ? pictureFileNames(upload) : []
      await touchFiles(folder, files, clock())
      return storedPicture(name, files)
    },

    /** Deletes files that no row refers to. Returns the number of deleted files in the folder. */
    async sweep(): Promise<number> {
      const before = new Date(clock().getTime() - uploadGracePeriod)
      const old = await listFilesOlderThan(folder, before)
      const named = new Set((await listReferencedPictures(db)).map(({ hash }) => hash))
      const whole = await listReferencedFilmsAndBrochures(db)
      const isNamed = (file: string) =>
        whole.has(file) || (isPictureFileName(file) && named.has(file.slice(0, 16)))
      const orphans = old.filter((file) => !isNamed(file))
      for (const file of orphans) await unlink(join(folder, file)).catch(() => {})
      await uploads?.removeOld(before, (file) => !isMediaFileName(file) || isNamed(file))
      await removeOldRows(db, before, named)
      return orphans.length
    },

    /**
     * Runs at the start. Copies files that rows refer to from this folder into the shared database
     * if the database lacks them, for example after an upgrade.
     */
    async copyIntoDatabase(): Promise<void> {
      if (!uploads) return
      const present = new Set(await readdir(folder).catch(() => []))
      const known = present.size > 0 ? await uploads.listFiles() : present
      for (const upload of await listReferencedPictures(db)) {
        const files = pictureFileNames(upload).filter(
          (file) => present.has(file) && !known.has(file),
        )
        if (files.length > 0) await db.transaction().execute((trx) => writeInto(trx, files))
      }
      for (const file of await listReferencedFilmsAndBrochures(db))
        if (present.has(file) && !known.has(file))
          await db.transaction().execute((trx) => writeInto(trx, [file]))
    },
  }
}

function pictureFileNames({ hash, widths }: { hash: string; widths: number[] }): string[] {
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => pictureFileName(hash, width, format)),
  )
}

/** Deletes the rows of pictures that nothing refers to, as the sweep deletes their files. */
async function removeOldRows(db: Db, before: Date, named: ReadonlySet<string>): Promise<void> {
  const old = await db
    .selectFrom('uploaded_pictures')
    .select('name')
    .where('is_kept', '=', 0)
    .where('created_at', '<', before.toISOString())
    .execute()
  for (const { name } of old)
    if (!named.has(parseUploadedPictureName(name)?.hash ?? ''))
      await db
        .deleteFrom('uploaded_pictures')
        .where('name', '=', name)
        .where('is_kept', '=', 0)
        .execute()
}

/**
 * Renews the time of the files, so that no sweep deletes the files. Returns `true` if all files
 * exist.
 */
async function touchFiles(folder: string, files: string[], now: Date): Promise<boolean> {
  const results = await Promise.allSettled(
    files.map((file) => utimes(join(folder, file), now, now)),
  )
  return results.every(({ status }) => status === 'fulfilled')
}

async function writePictureFiles(
  folder: string,
  files: readonly { file: string; bytes: Uint8Array }[],
): Promise<void> {
  for (const { file, bytes } of files) await writeFileAtomically(folder, file, bytes)
}

async function listFilesOlderThan(folder: string, before: Date): Promise<string[]> {
  const old: string[] = []
  for (const file of await readdir(folder).catch(() => [])) {
    const isOld = await stat(join(folder, file)).then(
      ({ mtimeMs }) => mtimeMs < before.getTime(),
      () => false,
    )
    if (isOld) old.push(file)
  }
  return old
}

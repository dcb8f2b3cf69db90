import type { MediaStore, StoredPicture } from '#app/media/pictures/media-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { openArchive } from '#app/platform/zip/open-archive.server.ts'
import { archiveLimits } from './archive-format.ts'
import type { ArchiveProblem } from './read-archive.server.ts'
import * as words from './staff-words.ts'

type Deps = { db: Db; media: Pick<MediaStore, 'has' | 'store' | 'renew'> }
type ImportPicturesInput = {
  path: string | undefined
  files: readonly { file: string; name: string }[]
}

/** The time of a request was over before all pictures were encoded. The next request continues. */
export type ImportProgress = { done: number; of: number }

/**
 * Time after which a request returns its progress, in milliseconds. A proxy would not wait until
 * hundreds of pictures are encoded.
 */
const maxImportMs = 8_000

/**
 * Encodes the pictures of an archive outside of any transaction, and stops at a damaged one. Encoded
 * pictures are stored, so the next request continues from there, even after an interruption.
 */
export async function importPictures(
  { db, media }: Deps,
  { path, files }: ImportPicturesInput,
): Promise<Result<ImportProgress | { pictures: StoredPicture[] }, ArchiveProblem[]>> {
  const until = performance.now() + maxImportMs
  const missing: ImportPicturesInput['files'][number][] = []
  for (const one of files) if (!(await media.has(one.name))) missing.push(one)
  if (missing.length > 0 && path !== undefined) {
    const opened = await openArchive(path, archiveLimits)
    if (!opened.ok) return fail('gone', words.noSuchImport)
    const archive = opened.value
    try {
      for (const [index, { file }] of missing.entries()) {
        if (index > 0 && performance.now() > until)
          return ok({ done: files.length - missing.length + index, of: files.length })
        const bytes = await archive.read(file)
        const kept = bytes.ok ? await media.store(bytes.value) : bytes
        if (!kept.ok)
          return fail('invalid', '', { details: [{ file, says: kept.problem.message }] })
        await db.transaction().execute(kept.value.write)
      }
    } finally {
      archive.close()
    }
  }
  const pictures: StoredPicture[] = []
  for (const { name } of files) pictures.push(await media.renew(name))
  return ok({ pictures })
}

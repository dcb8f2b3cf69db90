import { MakingLost, makePicture } from '#app/media/pictures/make-picture.server.ts'
import type { KeptPicture, MediaStore } from '#app/media/pictures/media-store.server.ts'
import { isRefusal, type Refusal, refuse } from '#app/media/pictures/upload.server.ts'
import { formatOf } from '#app/media/pictures/upload-format.server.ts'
import * as uploadWords from '#app/media/pictures/upload-words.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isArchiveError, openArchive } from '#app/platform/zip/open-archive.server.ts'
import { archiveLimits } from './exchange-format.ts'
import type { ArchiveProblem } from './read-archive.server.ts'

type Needs = { db: Db; media: Pick<MediaStore, 'has' | 'keep' | 'keepMade' | 'again'> }
type Given = { path: string | undefined; files: readonly { file: string; name: string }[] }

export type Taken =
  | { is: 'done'; pictures: KeptPicture[] }
  /** There are more; asked again, the next ones are made. */
  | { is: 'taking'; done: number; of: number }
  | { is: 'gone' }
  /** One of them can't be read to its end. */
  | { is: 'wrong'; problems: ArchiveProblem[] }

/** Milliseconds after which who asked is told how far it is: no proxy waits for hundreds of pictures. */
const patience = 8_000

/**
 * Makes the files of an archive's pictures, outside of any transaction. What was made stays made:
 * whoever asks again, after an interruption too, goes on where it stopped.
 */
export async function takePictures({ db, media }: Needs, { path, files }: Given): Promise<Taken> {
  const until = performance.now() + patience
  const missing: Given['files'][number][] = []
  for (const one of files) if (!(await media.has(one.name))) missing.push(one)
  if (missing.length > 0 && path !== undefined) {
    const archive = await openArchive(path, archiveLimits)
    if (isArchiveError(archive)) return { is: 'gone' }
    try {
      for (const [index, { file }] of missing.entries()) {
        if (index > 0 && performance.now() > until)
          return { is: 'taking', done: files.length - missing.length + index, of: files.length }
        const bytes = await archive.read(file)
        const kept = isArchiveError(bytes) ? bytes : await keep(media, bytes)
        if ('sentence' in kept) return { is: 'wrong', problems: [{ file, says: kept.sentence }] }
        await db.transaction().execute(kept.write)
      }
    } finally {
      archive.close()
    }
  }
  const pictures: KeptPicture[] = []
  for (const { name } of files) pictures.push(await media.again(name))
  return { is: 'done', pictures }
}

/** An iPhone's picture is decoded in a process of its own, within limits, as one that is uploaded. */
async function keep(media: Needs['media'], bytes: Uint8Array): Promise<KeptPicture | Refusal> {
  if (formatOf(bytes) !== 'heic') return media.keep(bytes)
  try {
    const made = await makePicture(bytes)
    return isRefusal(made) ? made : await media.keepMade(made)
  } catch (error) {
    if (error instanceof MakingLost) return refuse(422, uploadWords.damaged)
    throw error
  }
}

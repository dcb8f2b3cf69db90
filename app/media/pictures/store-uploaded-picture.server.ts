import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem } from '#app/platform/http/problem.server.ts'
import { isUploadRefusal, refuseUpload, type UploadRefusal } from './encode-upload.server.ts'
import type { MediaStore, StoredPicture } from './media-store.server.ts'
import { sanitizeFileName } from './sanitize-file-name.ts'
import { maxPictureBytes } from './upload-limits.ts'
import * as words from './upload-words.ts'

/**
 * Stores an uploaded picture, so that a row can refer to it. Throws a `Problem` for the field if
 * the picture is refused.
 */
export async function storeUploadedPicture(
  media: MediaStore,
  field: string,
  file: File,
): Promise<StoredPicture> {
  const kept = await storeOrRefuse(media, file)
  if (!isUploadRefusal(kept)) return kept
  throw new Problem(kept.status, kept.sentence, { errors: { [field]: [kept.sentence] } })
}

/**
 * Stores all files or no file, so that the user need not find out which files are missing. A
 * refusal names the file.
 */
export async function storeUploadedPictures(
  media: MediaStore,
  field: string,
  files: readonly File[],
): Promise<StoredPicture[]> {
  const pictures: StoredPicture[] = []
  const refusals: Problem[] = []
  for (const file of files) {
    const kept = await storeOrRefuse(media, file)
    if (isUploadRefusal(kept))
      refusals.push(
        new Problem(kept.status, words.ofFile(shortenFileName(file.name), kept.sentence)),
      )
    else pictures.push(kept)
  }
  const [first] = refusals
  if (!first) return pictures
  const sentences = refusals.map(({ message }) => message)
  throw new Problem(first.status, sentences.join(' '), { errors: { [field]: sentences } })
}

async function storeOrRefuse(
  media: MediaStore,
  file: File,
): Promise<StoredPicture | UploadRefusal> {
  const bytes = await readPictureBytes(file)
  return isUploadRefusal(bytes) ? bytes : media.store(bytes, sanitizeFileName(file.name))
}

/**
 * Reads a picture, or refuses a picture with too many bytes. Reads in chunks, because reading a
 * large picture at once would block all requests for twenty milliseconds.
 */
export async function readPictureBytes(file: File): Promise<Uint8Array | UploadRefusal> {
  if (file.size > maxPictureBytes) return refuseUpload(413, words.tooLarge)
  const bytes = new Uint8Array(file.size)
  for (let from = 0; from < file.size; from += chunkBytes) {
    bytes.set(new Uint8Array(await file.slice(from, from + chunkBytes).arrayBuffer()), from)
    await nextTurn()
  }
  return bytes
}

const chunkBytes = 500_000

/** Shortens a file name for a message. */
function shortenFileName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}…` : name
}

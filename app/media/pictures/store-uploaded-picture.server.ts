import { setImmediate as nextTurn } from 'node:timers/promises'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { atField, fail, ok, type ProblemDetails, type Result } from '#app/platform/result/result.ts'
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
  return unwrapResult(atField(await storeOrRefuse(media, file), field))
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
  const problems: ProblemDetails[] = []
  for (const file of files) {
    const kept = await storeOrRefuse(media, file)
    if (kept.ok) pictures.push(kept.value)
    else
      problems.push({
        ...kept.problem,
        message: words.ofFile(shortenFileName(file.name), kept.problem.message),
      })
  }
  const [first] = problems
  if (!first) return pictures
  const messages = problems.map(({ message }) => message)
  return unwrapResult(fail(first.kind, messages.join(' '), { errors: { [field]: messages } }))
}

async function storeOrRefuse(media: MediaStore, file: File): Promise<Result<StoredPicture>> {
  const bytes = await readPictureBytes(file)
  return bytes.ok ? media.store(bytes.value, sanitizeFileName(file.name)) : bytes
}

/**
 * Reads a picture, or refuses a picture with too many bytes. Reads in chunks, because reading a
 * large picture at once would block all requests for twenty milliseconds.
 */
export async function readPictureBytes(file: File): Promise<Result<Uint8Array>> {
  if (file.size > maxPictureBytes) return fail('too-large', words.tooLarge)
  const bytes = new Uint8Array(file.size)
  for (let from = 0; from < file.size; from += chunkBytes) {
    bytes.set(new Uint8Array(await file.slice(from, from + chunkBytes).arrayBuffer()), from)
    await nextTurn()
  }
  return ok(bytes)
}

const chunkBytes = 500_000

/** Shortens a file name for a message. */
function shortenFileName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}…` : name
}

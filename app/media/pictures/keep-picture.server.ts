import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { KeptPicture, MediaStore } from './media-store.server.ts'
import { isRefusal, type Refusal, refuse } from './upload.server.ts'
import { largestPicture } from './upload-limit.ts'
import * as words from './upload-words.ts'

/** Makes an uploaded picture ready to be named by a row. Throws what is wrong with it as a Problem of the field. */
export async function keepPicture(
  media: MediaStore,
  field: string,
  file: File,
): Promise<KeptPicture> {
  const kept = await keepFile(media, file)
  if (!isRefusal(kept)) return kept
  throw new Problem(kept.status, kept.sentence, { errors: { [field]: [kept.sentence] } })
}

/** All of them or none, so that nobody has to find out which are missing; refusals name the file. */
export async function keepPictures(
  media: MediaStore,
  field: string,
  files: readonly File[],
): Promise<KeptPicture[]> {
  const pictures: KeptPicture[] = []
  const refusals: Problem[] = []
  for (const file of files) {
    const kept = await keepFile(media, file)
    if (isRefusal(kept))
      refusals.push(new Problem(kept.status, words.ofFile(shortName(file.name), kept.sentence)))
    else pictures.push(kept)
  }
  const [first] = refusals
  if (!first) return pictures
  const sentences = refusals.map(({ message }) => message)
  throw new Problem(first.status, sentences.join(' '), { errors: { [field]: sentences } })
}

async function keepFile(media: MediaStore, file: File): Promise<KeptPicture | Refusal> {
  const bytes = await bytesOf(file)
  return isRefusal(bytes) ? bytes : media.keep(bytes)
}

/**
 * The bytes of a picture, unless it has too many. They are copied piece by piece: in one go they would hold up all
 * requests for twenty milliseconds.
 */
export async function bytesOf(file: File): Promise<Uint8Array | Refusal> {
  if (file.size > largestPicture) return refuse(413, words.tooLarge)
  const bytes = new Uint8Array(file.size)
  for (let from = 0; from < file.size; from += piece) {
    bytes.set(new Uint8Array(await file.slice(from, from + piece).arrayBuffer()), from)
    await nextTurn()
  }
  return bytes
}

const piece = 500_000

/** A file's name as far as it helps to recognise it. */
function shortName(name: string): string {
  return name.length > 60 ? `${name.slice(0, 57)}…` : name
}

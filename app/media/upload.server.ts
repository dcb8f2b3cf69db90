import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { uploadWidths } from './picture-library.server.ts'
import { formatOf } from './upload-format.server.ts'
import { largestPicture } from './upload-limit.ts'
import * as words from './upload-words.ts'

const maximumPixels = 50_000_000
// WebP ends at 16,383 pixels a side.
const maximumSide = 16_000

export type EncodedFile = { width: number; format: 'avif' | 'webp'; bytes: Buffer }

/** Why a file is not taken, as a sentence for the person who chose it. */
export type Refusal = { status: 413 | 415 | 422; sentence: string }

/** What an upload will become, known before any of its pixels are. */
export type UploadPlan = { name: string; hash: string; widths: number[]; size: Size }

/** Checks before decoding: kind, bytes, and the size that its header claims. */
export async function planUpload(bytes: Uint8Array): Promise<UploadPlan | Refusal> {
  if (bytes.byteLength === 0) return refuse(422, words.empty)
  if (bytes.byteLength > largestPicture) return refuse(413, words.tooLarge)
  const notTaken = words.notTaken[formatOf(bytes)]
  if (notTaken) return refuse(415, notTaken)
  const size = await uprightSize(bytes).catch(() => words.damaged)
  return typeof size === 'string' ? refuse(422, size) : planFor(await hashOf(bytes), size)
}

/** Decodes and encodes again, upright and without metadata, every width in both formats. */
export async function encodeUpload(
  bytes: Uint8Array,
  plan: UploadPlan,
): Promise<EncodedFile[] | Refusal> {
  try {
    return await encode(bytes, plan)
  } catch {
    return refuse(422, words.damaged)
  }
}

export function isRefusal(result: object): result is Refusal {
  return 'sentence' in result
}

const refuse = (status: Refusal['status'], sentence: string): Refusal => ({ status, sentence })

type Size = { width: number; height: number }

/** Reads the header only: a bomb is refused before any of its pixels exist. */
async function uprightSize(bytes: Uint8Array): Promise<Size | string> {
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maximumPixels) return words.tooManyPixels
  if (Math.max(width, height) > maximumSide) return words.sideTooLong
  return { width: autoOrient.width, height: autoOrient.height }
}

/** Piece by piece: in one go a large picture would hold everybody for some ten milliseconds. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let from = 0; from < bytes.byteLength; from += piece) {
    hash.update(bytes.subarray(from, from + piece))
    await nextTurn()
  }
  return hash.digest('hex').slice(0, 16)
}

const piece = 500_000

function planFor(hash: string, upright: Size): UploadPlan {
  const width = Math.min(upright.width, Math.max(...uploadWidths))
  const height = Math.max(1, Math.round((upright.height * width) / upright.width))
  const widths = [...uploadWidths.filter((step) => step < width), width]
  return { name: `media/${hash}-${width}x${height}`, hash, widths, size: { width, height } }
}

async function encode(bytes: Uint8Array, { size, widths }: UploadPlan): Promise<EncodedFile[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { ...size, channels: info.channels }
  const files: EncodedFile[] = []
  for (const width of widths) {
    // Each its own: a clone would copy the pixels, on this thread.
    const picture = () => sharp(data, { raw }).resize({ width })
    files.push(
      { width, format: 'avif', bytes: await picture().avif(avif).toBuffer() },
      { width, format: 'webp', bytes: await picture().webp(webp).toBuffer() },
    )
  }
  return files
}

// Effort 1 takes a third of the time of 2 for about 3 % more bytes: somebody waits for it at the desk.
const avif = { quality: 55, effort: 1 }
const webp = { quality: 78, effort: 3 }

import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { formatOf } from './upload-format.server.ts'
import { largestPicture } from './upload-limit.ts'
import { uploadWidths } from './upload-name.ts'
import * as words from './upload-words.ts'
import { withProfile } from './with-profile.server.ts'

const maximumPixels = 50_000_000
// WebP ends at 16,383 pixels a side.
const maximumSide = 16_000

export type EncodedFile = { width: number; format: 'avif' | 'webp'; bytes: Buffer }

/** Why a file is not taken, as a sentence for the person who chose it. */
export type Refusal = { status: 413 | 415 | 422; sentence: string }

/** What an upload will become, known before any of its pixels are. */
export type UploadPlan = {
  name: string
  hash: string
  widths: number[]
  size: Size
  /** As it was sent, upright. */
  sent: Size
  /** Its pixels have a fourth channel; whether any of them uses it is known when they are there. */
  hasAlpha: boolean
  isHeic: boolean
}

/** Pixels as a decoder of its own gave them; without an ICC profile their colours are sRGB. */
export type RawPicture = Size & {
  data: Uint8Array
  channels: 3 | 4
  profile?: Uint8Array | undefined
}

/** Checks before decoding: kind, bytes, and the size that its header claims. HEIC only where somebody can decode it. */
export async function planUpload(
  bytes: Uint8Array,
  { takesHeic = false } = {},
): Promise<UploadPlan | Refusal> {
  if (bytes.byteLength === 0) return refuse(422, words.empty)
  if (bytes.byteLength > largestPicture) return refuse(413, words.tooLarge)
  const format = formatOf(bytes)
  const isHeic = format === 'heic'
  const notTaken = words.notTaken[format]
  if (notTaken && !(isHeic && takesHeic)) return refuse(415, notTaken)
  const head = await headOf(bytes).catch(() => words.damaged)
  if (typeof head === 'string') return refuse(422, head)
  return { ...planFor(await hashOf(bytes), head.size), hasAlpha: head.hasAlpha, isHeic }
}

/** Decodes and encodes again, upright and without metadata, every width in both formats. */
export async function encodeUpload(
  source: Uint8Array | RawPicture,
  plan: UploadPlan,
): Promise<EncodedFile[] | Refusal> {
  try {
    return await encode(source, plan)
  } catch {
    return refuse(422, words.damaged)
  }
}

/** Whether something shows through a picture: many have the channel for it and do not use it. */
export async function isCutOut(bytes: Uint8Array): Promise<boolean> {
  return !(await sharp(bytes).stats()).isOpaque
}

export function isRefusal(result: object): result is Refusal {
  return 'sentence' in result
}

export const refuse = (status: Refusal['status'], sentence: string): Refusal => ({
  status,
  sentence,
})

type Size = { width: number; height: number }

/** Reads the header only: a bomb is refused before any of its pixels exist. */
async function headOf(bytes: Uint8Array): Promise<{ size: Size; hasAlpha: boolean } | string> {
  const { width, height, hasAlpha, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  if (width * height > maximumPixels) return words.tooManyPixels
  if (Math.max(width, height) > maximumSide) return words.sideTooLong
  return { size: { width: autoOrient.width, height: autoOrient.height }, hasAlpha }
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

function planFor(hash: string, upright: Size) {
  const width = Math.min(upright.width, Math.max(...uploadWidths))
  const height = Math.max(1, Math.round((upright.height * width) / upright.width))
  const widths = [...uploadWidths.filter((step) => step < width), width]
  const name = `media/${hash}-${width}x${height}`
  return { name, hash, widths, size: { width, height }, sent: upright }
}

const reading = { limitInputPixels: maximumPixels, failOn: 'error' } as const

async function encode(
  source: Uint8Array | RawPicture,
  { size, widths, hasAlpha }: UploadPlan,
): Promise<EncodedFile[]> {
  const given = 'data' in source ? ofPixels(source, hasAlpha) : sharp(source, reading).autoOrient()
  const sized = given.resize({ ...size, fit: 'fill' })
  const profile = 'data' in source ? source.profile : undefined
  const coloured = profile
    ? sharp(withProfile(await sized.png({ compressionLevel: 0 }).toBuffer(), profile))
    : sized
  const { data, info } = await coloured
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

function ofPixels({ data, width, height, channels }: RawPicture, hasAlpha: boolean) {
  const picture = sharp(data, { ...reading, raw: { width, height, channels } })
  return hasAlpha ? picture : picture.removeAlpha()
}

// Effort 1 takes a third of the time of 2 for about 3 % more bytes: somebody waits for it at the desk.
const avif = { quality: 55, effort: 1 }
const webp = { quality: 78, effort: 3 }

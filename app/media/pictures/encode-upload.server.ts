import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { detectUploadFormat } from './detect-upload-format.server.ts'
import { maxPictureBytes } from './upload-limits.ts'
import * as words from './upload-words.ts'
import { uploadedPictureWidths } from './uploaded-picture-name.ts'
import { withIccProfile } from './with-icc-profile.server.ts'

const maximumPixels = 50_000_000
// WebP allows 16,383 pixels a side.
const maximumSide = 16_000

export type EncodedFile = { width: number; format: 'avif' | 'webp' | 'jpg'; bytes: Buffer }

/**
 * `site`: every width in both formats. `document`: one JPEG that is large enough to read small
 * print, and a small one.
 */
export type PicturePurpose = 'site' | 'document'

/** Longest side of a document in pixels, and of its small picture. */
const documentSide = 2400
const smallDocumentSide = 320

/** Name and widths of an upload, known from the picture's header alone. */
export type UploadEncodingPlan = {
  name: string
  hash: string
  widths: number[]
  size: Size
  /** Upright size of the original. */
  sent: Size
  /**
   * `true` if the pixels have an alpha channel. Only the decoded pixels show whether any pixel is
   * transparent.
   */
  hasAlpha: boolean
  isHeic: boolean
}

/** Decoded pixels. Without an ICC profile their colours are sRGB. */
export type DecodedPixels = Size & {
  data: Uint8Array
  channels: 3 | 4
  profile?: Uint8Array | undefined
}

/** Checks format, bytes and the size in the header. No pixel is decoded. */
export async function checkAndPlanUpload(
  bytes: Uint8Array,
  purpose: PicturePurpose = 'site',
): Promise<Result<UploadEncodingPlan>> {
  if (bytes.byteLength === 0) return fail('invalid', words.empty)
  if (bytes.byteLength > maxPictureBytes) return fail('too-large', words.tooLarge)
  const format = detectUploadFormat(bytes)
  const notTaken = words.notTaken[format]
  if (notTaken) return fail('unsupported', notTaken)
  const head = await readPictureHeader(bytes).catch(() => fail('invalid', words.damaged))
  if (!head.ok) return head
  const isHeic = format === 'heic'
  const widths = planWidths(await hashInChunks(bytes), head.value.size, purpose)
  return ok({ ...widths, hasAlpha: head.value.hasAlpha, isHeic })
}

/** Decodes and encodes a picture upright and without metadata. */
export async function encodeUpload(
  source: Uint8Array | DecodedPixels,
  plan: UploadEncodingPlan,
  purpose: PicturePurpose = 'site',
): Promise<Result<EncodedFile[]>> {
  try {
    return ok(await encoders[purpose](await decodeUpright(source, plan), plan))
  } catch {
    return fail('invalid', words.damaged)
  }
}

/**
 * Returns `true` if any pixel is transparent. Many pictures have an alpha channel without
 * transparent pixels.
 */
export async function hasTransparentPixels(bytes: Uint8Array): Promise<boolean> {
  return !(await sharp(bytes).stats()).isOpaque
}

type Size = { width: number; height: number }

/** Reads only the header, so that a decompression bomb is refused before it is decoded. */
async function readPictureHeader(
  bytes: Uint8Array,
): Promise<Result<{ size: Size; hasAlpha: boolean }>> {
  const { width, height, hasAlpha, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
  }).metadata()
  if (width * height > maximumPixels) return fail('invalid', words.tooManyPixels)
  if (Math.max(width, height) > maximumSide) return fail('invalid', words.sideTooLong)
  return ok({ size: { width: autoOrient.width, height: autoOrient.height }, hasAlpha })
}

/** Returns 16 hexadecimal digits. Hashes in chunks: a large picture at once would block all requests for some ten milliseconds. */
export async function hashInChunks(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let from = 0; from < bytes.byteLength; from += chunkBytes) {
    hash.update(bytes.subarray(from, from + chunkBytes))
    await nextTurn()
  }
  return hash.digest('hex').slice(0, 16)
}

const chunkBytes = 500_000

function planWidths(hash: string, upright: Size, purpose: PicturePurpose) {
  const width =
    purpose === 'site'
      ? Math.min(upright.width, Math.max(...uploadedPictureWidths))
      : fitWidth(upright, documentSide)
  const height = Math.max(1, Math.round((upright.height * width) / upright.width))
  const widths = [...uploadedPictureWidths.filter((step) => step < width), width]
  const name = `media/${hash}-${width}x${height}`
  return { name, hash, widths, size: { width, height }, sent: upright }
}

/** Returns the width at which no side is longer than `side`. */
const fitWidth = ({ width, height }: Size, side: number) =>
  Math.max(1, Math.round(width * Math.min(1, side / Math.max(width, height))))

const sharpInputOptions = { limitInputPixels: maximumPixels, failOn: 'error' } as const

/** Uncompressed pixels of the largest size, in sRGB. */
type UprightPixels = { data: Buffer; raw: Size & { channels: 1 | 2 | 3 | 4 } }

async function decodeUpright(
  source: Uint8Array | DecodedPixels,
  { size, hasAlpha }: UploadEncodingPlan,
): Promise<UprightPixels> {
  const given =
    'data' in source
      ? sharpFromPixels(source, hasAlpha)
      : sharp(source, sharpInputOptions).autoOrient()
  const sized = given.resize({ ...size, fit: 'fill' })
  const profile = 'data' in source ? source.profile : undefined
  const coloured = profile
    ? sharp(withIccProfile(await sized.png({ compressionLevel: 0 }).toBuffer(), profile))
    : sized
  const { data, info } = await coloured
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { ...size, channels: info.channels } }
}

const encoders: Record<
  PicturePurpose,
  (pixels: UprightPixels, plan: UploadEncodingPlan) => Promise<EncodedFile[]>
> = { site: encodeWidths, document: encodeDocument }

async function encodeWidths(
  { data, raw }: UprightPixels,
  { widths }: UploadEncodingPlan,
): Promise<EncodedFile[]> {
  const files: EncodedFile[] = []
  for (const width of widths) {
    // A new pipeline for each width: a clone would copy the pixels on this thread.
    const picture = () => sharp(data, { raw }).resize({ width })
    files.push(
      { width, format: 'avif', bytes: await picture().avif(avifOptions).toBuffer() },
      { width, format: 'webp', bytes: await picture().webp(webpOptions).toBuffer() },
    )
  }
  return files
}

async function encodeDocument(
  { data, raw }: UprightPixels,
  { size }: UploadEncodingPlan,
): Promise<EncodedFile[]> {
  const files: EncodedFile[] = []
  for (const width of [size.width, fitWidth(size, smallDocumentSide)]) {
    const picture = sharp(data, { raw }).resize({ width }).flatten({ background: '#fff' })
    files.push({ width, format: 'jpg', bytes: await picture.jpeg(jpegOptions).toBuffer() })
  }
  return files
}

function sharpFromPixels({ data, width, height, channels }: DecodedPixels, hasAlpha: boolean) {
  const picture = sharp(data, { ...sharpInputOptions, raw: { width, height, channels } })
  return hasAlpha ? picture : picture.removeAlpha()
}

// Effort 1 takes a third of the time of effort 2 and makes files about 3 % larger. Speed matters
// more, because a person waits for the result.
const avifOptions = { quality: 55, effort: 1 }
const webpOptions = { quality: 78, effort: 3 }
const jpegOptions = { quality: 82 }

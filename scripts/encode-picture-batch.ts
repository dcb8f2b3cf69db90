import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { ManifestPicture } from '#app/media/pictures/picture-manifest.ts'
import {
  availableWidths,
  minAvifQuality,
  type PictureEncodingRule,
  pickWebpWidth,
} from './picture-encoding-rules.ts'
import { pictureFolder, pictureVersion } from './picture-manifest-file.ts'

export type SourcePicture = { name: string; file: string }

/**
 * Pictures that share an encoding rule and its limits: all frames of a turntable, or a single
 * picture.
 */
export type PictureBatch = { use: PictureEncodingRule; masters: readonly SourcePicture[] }

type EncodedPicture = { name: string; picture: Omit<ManifestPicture, 'made'> }

/** Writes the files for each master. Throws if the files exceed a limit. */
export async function encodePictureBatch({
  use,
  masters,
}: PictureBatch): Promise<EncodedPicture[]> {
  const [first] = masters
  if (!first) return []
  const { width, height } = await sharp(first.file).metadata()
  const widths = availableWidths(use.widths, width)
  for (const { name } of masters) mkdirSync(dirname(join(pictureFolder, name)), { recursive: true })
  for (const each of widths) {
    const files = await encodeWithinLimit({ use, masters }, each)
    masters.forEach(({ name }, index) => {
      writeFileSync(join(pictureFolder, `${name}-${each}.avif`), files[index] ?? '')
    })
  }
  const webp = pickWebpWidth(use, widths)
  const largest = Math.max(...widths)
  const encoded: EncodedPicture[] = []
  for (const { name, file } of masters) {
    if (webp) await writeWebp(file, name, webp)
    const { isOpaque } = await sharp(file).stats()
    const picture = {
      width: largest,
      height: Math.round((height * largest) / width),
      widths,
      ...(webp && { webp }),
      alpha: !isOpaque,
    }
    encoded.push({ name, picture: { ...picture, version: pictureVersion(name, picture) } })
  }
  return encoded
}

export async function writeWebp(source: string, name: string, width: number): Promise<void> {
  const bytes = await sharp(source).resize({ width }).webp({ quality: 74, effort: 5 }).toBuffer()
  writeFileSync(join(pictureFolder, `${name}-${width}.webp`), bytes)
}

/** Encodes a whole batch in one width, with the best common quality that is within the limit. */
export async function encodeWithinLimit(
  { use, masters }: PictureBatch,
  width: number,
): Promise<Buffer[]> {
  const sized = await Promise.all(
    masters.map(({ file }) =>
      sharp(file).resize({ width }).png({ compressionLevel: 1 }).toBuffer(),
    ),
  )
  const encode = async (quality: number) => {
    const files: Buffer[] = []
    for (const each of sized) files.push(await encodeAvif(each, quality, use))
    return { quality, files, bytes: files.reduce((sum, { length }) => sum + length, 0) }
  }
  const limit = ((use.limits?.[width] ?? Infinity) * masters.length) / (use.together ?? 1)
  let best = await encode(use.avif)
  if (best.bytes <= limit) return best.files
  best = await encode(minAvifQuality)
  if (best.bytes > limit)
    throw new Error(
      `${formatNames(masters)}: ${best.bytes} bytes at ${width} px in the lowest quality, ${minAvifQuality}; ${Math.floor(limit)} are allowed`,
    )
  for (let tooGood = use.avif; tooGood - best.quality > 1; ) {
    const tried = await encode(Math.floor((tooGood + best.quality) / 2))
    if (tried.bytes <= limit) best = tried
    else tooGood = tried.quality
  }
  return best.files
}

function encodeAvif(
  picture: Buffer,
  quality: number,
  { isCoarse = false }: PictureEncodingRule,
): Promise<Buffer> {
  return sharp(picture)
    .avif({ quality, effort: 4, chromaSubsampling: isCoarse ? '4:2:0' : '4:4:4' })
    .toBuffer()
}

function formatNames([first, ...others]: readonly SourcePicture[]): string {
  const { length } = others
  return `${first?.name}${length > 0 ? ` and its ${length} other${length > 1 ? 's' : ''}` : ''}`
}

import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cropToFill, type FocalPoint } from './crop-to-fill.ts'

/**
 * Size of the picture that a chat shows for a link, in pixels, as usual for Open Graph. The format
 * is JPEG, because not every chat reads WebP.
 */
const shareCardSize = { width: 1200, height: 630 }

/**
 * Options for the picture between two processing steps. Without a format sharp would encode AVIF
 * again, which takes seconds.
 */
const intermediatePngOptions = { compressionLevel: 1 }

const wordmark = { width: 400, height: 64, left: 48, top: 48, ink: '#f3f1ec' }

/** A studio picture of 16 : 9, or a photograph of any ratio with its focal point. */
export type ShareCardPicture = { file: string } | { bytes: Uint8Array; focus: FocalPoint }

/**
 * Makes a JPEG of a model's main picture with the model's name in the corner. `name` is an SVG file
 * or SVG text.
 */
export async function makeShareCard(
  picture: ShareCardPicture,
  name: { file: string } | { svg: string },
): Promise<Buffer> {
  const drawing = ('svg' in name ? name.svg : await readFile(name.file, 'utf8')).replace(
    /<style>.*?<\/style>/s,
    `<style>g{fill:${wordmark.ink}}</style>`,
  )
  const letters = await sharp(Buffer.from(drawing))
    .resize({ width: wordmark.width, height: wordmark.height, fit: 'inside' })
    .png()
    .toBuffer()
  const whole = 'file' in picture ? studioCard(picture.file) : photoCard(picture)
  return sharp(await whole)
    .composite([{ input: letters, left: wordmark.left, top: wordmark.top }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** Extends the studio picture to the left with the colours of the picture's left edge. */
function studioCard(file: string): Promise<Buffer> {
  const width = Math.round((shareCardSize.height * 16) / 9)
  return sharp(file)
    .resize({ width, height: shareCardSize.height })
    .extend({ left: shareCardSize.width - width, extendWith: 'copy' })
    .png(intermediatePngOptions)
    .toBuffer()
}

/**
 * Crops a photograph to the card. A shade behind the model's name makes the name readable on a
 * light picture.
 */
async function photoCard({
  bytes,
  focus,
}: {
  bytes: Uint8Array
  focus: FocalPoint
}): Promise<Buffer> {
  const size = await sharp(bytes).metadata()
  const seen = cropToFill(size, shareCardSize.width / shareCardSize.height, focus)
  return sharp(bytes)
    .flatten({ background: '#131c1a' })
    .extract({
      left: Math.floor(seen.x),
      top: Math.floor(seen.y),
      width: Math.max(1, Math.floor(seen.width)),
      height: Math.max(1, Math.floor(seen.height)),
    })
    .resize({ ...shareCardSize, fit: 'fill' })
    .composite([{ input: Buffer.from(shadeSvg), left: 0, top: 0 }])
    .png(intermediatePngOptions)
    .toBuffer()
}

const shadeSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shareCardSize.width}" height="240">
<defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-opacity="0.75"/><stop offset="1" stop-opacity="0"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#s)"/></svg>`

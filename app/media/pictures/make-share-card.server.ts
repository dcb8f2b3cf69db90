import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cropToFill, type FocalPoint } from './crop-to-fill.ts'

/** What a shared link shows in a chat (Open Graph's usual size); JPEG, because not every chat reads WebP. */
const shareCardSize = { width: 1200, height: 630 }

/** Between two steps. Without a format sharp would write AVIF again, which takes seconds. */
const intermediatePngOptions = { compressionLevel: 1 }

const wordmark = { width: 400, height: 64, left: 48, top: 48, ink: '#f3f1ec' }

/** The studio's, a file of 16 : 9, or a photograph of any shape with what must stay in view. */
export type ShareCardPicture = { file: string } | { bytes: Uint8Array; focus: FocalPoint }

/**
 * A model's hero, whole, with its name on the quiet part; `name` is the SVG of the name, as a file or as it is.
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

/** The studio goes on to the left as its edge is. */
function studioCard(file: string): Promise<Buffer> {
  const width = Math.round((shareCardSize.height * 16) / 9)
  return sharp(file)
    .resize({ width, height: shareCardSize.height })
    .extend({ left: shareCardSize.width - width, extendWith: 'copy' })
    .png(intermediatePngOptions)
    .toBuffer()
}

/** A photograph fills the card; a shade lies where the name stands, for its ground may be light. */
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

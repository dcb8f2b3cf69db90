import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** What a shared link shows in a chat (Open Graph's usual size); JPEG, because not every chat reads WebP. */
const shareCardSize = { width: 1200, height: 630 }

const wordmark = { width: 400, height: 64, left: 48, top: 48, ink: '#f3f1ec' }

/**
 * A model's hero, whole, with its name on the quiet part. `picture` is a file of 16 : 9, whose studio
 * goes on to the left as its edge is; `name` is the SVG of the name, as a file or as it is.
 */
export async function makeShareCard(
  picture: string,
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
  const width = Math.round((shareCardSize.height * 16) / 9)
  const whole = await sharp(picture)
    .resize({ width, height: shareCardSize.height })
    .extend({ left: shareCardSize.width - width, extendWith: 'copy' })
    .toBuffer()
  return sharp(whole)
    .composite([{ input: letters, left: wordmark.left, top: wordmark.top }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

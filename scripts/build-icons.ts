import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import {
  placeholderDrawing,
  placeholderDrawingKinds,
} from '#app/media/pictures/placeholder-drawing.ts'
import { getWidestPictureFile, readPictureManifest } from './picture-manifest-file.ts'

/**
 * `node scripts/build-icons.ts`: makes the icons of the web app manifest from `public/icon.svg`,
 * the placeholder picture from `studio/no-picture`, and the share picture from the showroom's. The
 * results are committed.
 */
const iconSvg = readFileSync('public/icon.svg')
for (const [file, size] of [
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
] as const)
  await sharp(iconSvg, { density: 1200 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(`public/${file}`)

for (const drawing of placeholderDrawingKinds) {
  const drawn = sharp(`studio/no-picture/${drawing}.svg`)
  const { base, version, width } = placeholderDrawing(drawing)
  const file = `public${base}-${width}.${version}`
  await drawn.clone().avif({ quality: 60, effort: 9 }).toFile(`${file}.avif`)
  await drawn.clone().webp({ quality: 80, effort: 6 }).toFile(`${file}.webp`)
}

await sharp(getWidestPictureFile(Object.fromEntries(readPictureManifest()), 'site/og-home'))
  .resize(1200, 630, { fit: 'cover' })
  .jpeg({ quality: 74, mozjpeg: true })
  .toFile('public/share.jpg')

// Usage: node studio/contact-sheet.ts
//
// Puts all pictures on studio/contact-sheet.webp, to compare light, horizon and scale.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { strokes } from '../machines/kernel/lettering.ts'
import { listVehicles, readManifest } from './catalogue.ts'

const COLUMNS = 4
const [WIDTH, HEIGHT, LABEL] = [480, 270, 34]
const INK = '#0b0f18'

const manifest = readManifest()
const vehicles = listVehicles().sort(
  (a, b) => a.kind.localeCompare(b.kind) || a.position - b.position,
)
const machines = vehicles.map(({ slug, name, colours }) => ({
  label: name,
  picture: `${slug}/hero-${colours[0].slug}`,
}))
const others = Object.keys(manifest).filter(
  (name) => /^(site|accessories)\//.test(name) && !name.endsWith('-tall'),
)
const tiles = [
  ...machines,
  ...others.map((picture) => ({ label: picture.toUpperCase().replaceAll(/[/-]/g, ' '), picture })),
].filter(({ picture }) => manifest[picture])
const pieces = await Promise.all(
  tiles.map(async ({ label, picture }, i) => {
    const [left, top] = [(i % COLUMNS) * WIDTH, Math.floor(i / COLUMNS) * (HEIGHT + LABEL)]
    const image = await sharp(readFileSync(fileOf(picture)))
      .resize(WIDTH - 8, HEIGHT - 4, { fit: 'cover' })
      .toBuffer()
    return [
      { input: image, left, top },
      { input: Buffer.from(lettering(label)), left: left + 2, top: top + HEIGHT },
    ]
  }),
)
await sharp({
  create: {
    width: COLUMNS * WIDTH,
    height: Math.ceil(tiles.length / COLUMNS) * (HEIGHT + LABEL),
    channels: 3,
    background: '#f7f6f1',
  },
})
  .composite(pieces.flat())
  .webp({ quality: 78 })
  .toFile(fileURLToPath(new URL('contact-sheet.webp', import.meta.url)))
console.log(`studio/contact-sheet.webp: ${tiles.length} pictures`)

function fileOf(picture: string): URL {
  const width = manifest[picture].widths.find((each) => each >= WIDTH) ?? manifest[picture].width
  return new URL(`../catalogue/pictures/${picture}-${width}.avif`, import.meta.url)
}

/** Draws a label with the stroke alphabet, so that the sheet needs no font. */
function lettering(text: string): string {
  const lines = strokes(text, 12, 0).lines.map(
    (line) =>
      `<polyline points="${line.map((q) => `${(q[0] + 1).toFixed(1)},${(20 - q[1]).toFixed(1)}`).join(' ')}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH - 8}" height="${LABEL}" fill="none" stroke="${INK}" stroke-width="1.4">${lines.join('')}</svg>`
}

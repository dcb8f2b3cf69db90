import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { listPngFiles, removePngFiles } from './png-files.ts'

// npm run screens:compare -- <before> <after> [--tolerance 0] [--out screens/differences]: counts
// the differing pixels of each picture in two folders of npm run screens -- --keep. For each
// difference it writes a picture with the changed pixels in red over a pale copy. Exits with 1 if
// any picture differs.
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tolerance: { type: 'string', default: '0' },
    out: { type: 'string', default: 'screens/differences' },
  },
})
const [before, after] = positionals
if (!before || !after) throw new Error('Name two folders: npm run screens:compare -- before after')
const tolerance = Number(given.tolerance)

type Pixels = { data: Buffer; width: number; height: number }

removePngFiles(given.out)
const pictureNames = [...new Set([...listPngFiles(before), ...listPngFiles(after)])].sort()
let differing = 0
for (const name of pictureNames) {
  const result = await comparePictures(join(before, name), join(after, name), join(given.out, name))
  if (result !== '0') differing++
  console.log(`${name.padEnd(70)}${result.padStart(12)}`)
}
console.log(
  differing === 0
    ? `${pictureNames.length} pictures, all the same.`
    : `${differing} of ${pictureNames.length} pictures differ; see ${given.out}/.`,
)
process.exitCode = differing === 0 && pictureNames.length > 0 ? 0 : 1

/** Returns the number of differing pixels, or says which of the two pictures is missing. */
async function comparePictures(old: string, now: string, out: string): Promise<string> {
  if (!existsSync(old)) return 'only after'
  if (!existsSync(now)) return 'only before'
  const [a, b] = await Promise.all([readPixels(old), readPixels(now)])
  if (a.width === b.width && a.height === b.height && a.data.equals(b.data)) return '0'
  const { count, picture } = diffPixels(a, b)
  if (count === 0) return '0'
  mkdirSync(given.out, { recursive: true })
  await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .png()
    .toFile(out)
  return String(count)
}

async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** If the sizes differ, pixels outside the smaller picture count as different. */
function diffPixels(a: Pixels, b: Pixels): { count: number; picture: Pixels } {
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const data = Buffer.alloc(width * height * 3)
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = pixelAt(a, x, y)
      const to = pixelAt(b, x, y)
      const isSame = from && to && from.every((value, i) => isWithinTolerance(value, to[i]))
      if (!isSame) count++
      data.set(isSame ? fadeColour(from) : [255, 0, 0], (y * width + x) * 3)
    }
  return { count, picture: { data, width, height } }
}

function pixelAt({ data, width, height }: Pixels, x: number, y: number): Buffer | undefined {
  if (x >= width || y >= height) return undefined
  const at = (y * width + x) * 3
  return data.subarray(at, at + 3)
}

function isWithinTolerance(value: number, other = 0): boolean {
  return Math.abs(value - other) <= tolerance
}

function fadeColour(colour: Buffer): number[] {
  return [...colour].map((value) => Math.round(255 - (255 - value) / 4))
}

import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { pictureFiles, removePictures } from './picture-files.ts'

// npm run screens:compare -- <before> <after> [--tolerance 0] [--out screens/differences]: how many pixels
// of each picture differ between two folders of npm run screens -- --keep. For those that do, a picture
// with the differences in red over the pale picture from before. Ends with 1 when any differ.
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

removePictures(given.out)
const names = [...new Set([...pictureFiles(before), ...pictureFiles(after)])].sort()
let differing = 0
for (const name of names) {
  const result = await compare(join(before, name), join(after, name), join(given.out, name))
  if (result !== '0') differing++
  console.log(`${name.padEnd(70)}${result.padStart(12)}`)
}
console.log(
  differing === 0
    ? `${names.length} pictures, all the same.`
    : `${differing} of ${names.length} pictures differ; see ${given.out}/.`,
)
process.exitCode = differing === 0 && names.length > 0 ? 0 : 1

/** The number of differing pixels, or which of the two is missing. */
async function compare(old: string, now: string, out: string): Promise<string> {
  if (!existsSync(old)) return 'only after'
  if (!existsSync(now)) return 'only before'
  const [a, b] = await Promise.all([read(old), read(now)])
  if (a.width === b.width && a.height === b.height && a.data.equals(b.data)) return '0'
  const { count, picture } = difference(a, b)
  if (count === 0) return '0'
  mkdirSync(given.out, { recursive: true })
  await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .png()
    .toFile(out)
  return String(count)
}

async function read(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** What one of two sizes has and the other has not counts as differing. */
function difference(a: Pixels, b: Pixels): { count: number; picture: Pixels } {
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const data = Buffer.alloc(width * height * 3)
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = pixel(a, x, y)
      const to = pixel(b, x, y)
      const isSame = from && to && from.every((value, i) => isNear(value, to[i]))
      if (!isSame) count++
      data.set(isSame ? pale(from) : [255, 0, 0], (y * width + x) * 3)
    }
  return { count, picture: { data, width, height } }
}

function pixel({ data, width, height }: Pixels, x: number, y: number): Buffer | undefined {
  if (x >= width || y >= height) return undefined
  const at = (y * width + x) * 3
  return data.subarray(at, at + 3)
}

function isNear(value: number, other = 0): boolean {
  return Math.abs(value - other) <= tolerance
}

function pale(colour: Buffer): number[] {
  return [...colour].map((value) => Math.round(255 - (255 - value) / 4))
}

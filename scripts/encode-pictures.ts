// Usage: node scripts/encode-pictures.ts <folder of masters> [--under <name>] [--again]
//        node scripts/encode-pictures.ts --grounds
//
// Encodes every master below the folder as AVIF and WebP in the widths that the pages use, and
// enters it in catalogue/pictures/manifest.json. `naked/hero-slate.png` becomes the picture
// `naked/hero-slate`, or `placeholder/naked/hero-slate` with `--under placeholder`. A file
// `hero-slate.json` beside the master is kept in the manifest as how the picture was made.
// Masters older than their encoded files are skipped unless `--again` is given. Then the machines of
// the cards are put onto the page's colours; `--grounds` alone does that for all of them again, after
// a change of those colours.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import * as v from 'valibot'
import type { ManifestPicture } from '#app/media/picture-manifest.ts'
import { standOnGrounds } from './ground-pictures.ts'
import { readManifest, pictureFolder as target, writeManifest } from './picture-manifest.ts'

const masterTypes = ['.png', '.webp', '.tif', '.tiff', '.jpg', '.svg']

/** What a picture is for is told by its name; the first pattern that fits decides its widths. */
const uses: { pattern: RegExp; widths: number[]; avif: number; webp?: number }[] = [
  { pattern: /\/hero-/, widths: [480, 800, 1280, 1920], avif: 58 },
  { pattern: /\/icon-/, widths: [240, 480], avif: 58 },
  { pattern: /\/turntable-/, widths: [800], avif: 50, webp: 66 },
  { pattern: /\/slide-[^/]*-tall$/, widths: [480, 828], avif: 55 },
  { pattern: /\/slide-/, widths: [960, 1600, 2400], avif: 55 },
  { pattern: /\/gallery-/, widths: [480, 960, 1600], avif: 55 },
  { pattern: /(^|\/)accessories\//, widths: [240, 480], avif: 60 },
  { pattern: /\/(og-home|dealer-front|workshop)$/, widths: [480, 800, 1200], avif: 55 },
  { pattern: /./, widths: [480, 960], avif: 55 },
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    under: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    grounds: { type: 'boolean', default: false },
  },
})
const source = positionals[0]
if (source === undefined && !values.grounds) {
  console.error('Say which folder holds the masters: node scripts/encode-pictures.ts <folder>')
  process.exit(1)
}
if (source !== undefined) await encodeFolder(resolve(source), values.under, values.again)
const manifest = readManifest()
const flattened = await standOnGrounds(manifest, values.grounds)
writeManifest(manifest)
console.log(`${flattened.length} machines put onto the page's colours`)

async function encodeFolder(folder: string, under: string, again: boolean): Promise<void> {
  const manifest = readManifest()
  const masters = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => masterTypes.includes(extname(file)))
    .sort()
  let bytes = 0
  for (const file of masters) {
    const name = [under, file.slice(0, -extname(file).length)].filter(Boolean).join('/')
    const master = join(folder, file)
    const known = manifest.get(name)
    if (!again && known && isNewer(known, name, master)) continue
    const encoded = await encode(master, name)
    manifest.set(name, encoded.picture)
    bytes += encoded.bytes
    console.log(`${name}  ${encoded.picture.widths.join(' ')}  ${kilobytes(encoded.bytes)}`)
    writeManifest(manifest)
  }
  console.log(
    `${masters.length} masters, ${kilobytes(bytes)} written, ${manifest.size} in manifest`,
  )
}

async function encode(master: string, name: string) {
  const {
    widths: wanted,
    avif,
    webp = 80,
  } = uses.find(({ pattern }) => pattern.test(name)) ?? { widths: [480], avif: 55 }
  const { width, height } = await sharp(master).metadata()
  const { isOpaque } = await sharp(master).stats()
  const widths = fittingWidths(wanted, width)
  const hash = createHash('sha256')
  let bytes = 0
  mkdirSync(dirname(join(target, name)), { recursive: true })
  for (const each of widths) {
    const sized = sharp(master).resize({ width: each })
    const files = {
      avif: await sized.clone().avif({ quality: avif, effort: 4 }).toBuffer(),
      webp: await sized.clone().webp({ quality: webp, effort: 5 }).toBuffer(),
    }
    for (const [type, content] of Object.entries(files)) {
      writeFileSync(join(target, `${name}-${each}.${type}`), content)
      hash.update(content)
      bytes += content.length
    }
  }
  const largest = Math.max(...widths)
  const made = readMade(master)
  const picture: ManifestPicture = {
    width: largest,
    height: Math.round((height * largest) / width),
    widths,
    version: hash.digest('hex').slice(0, 8),
    alpha: !isOpaque,
    ...(made && { made }),
  }
  return { picture, bytes }
}

/** Never enlarges: the wanted widths that the master has, and its own where that adds something. */
function fittingWidths(wanted: number[], available: number): number[] {
  const fitting = wanted.filter((width) => width <= available)
  const last = fitting.at(-1) ?? 0
  const isCut = fitting.length < wanted.length
  return isCut && available > last * 1.15 ? [...fitting, available] : fitting
}

function isNewer(picture: ManifestPicture, name: string, master: string): boolean {
  const since = statSync(master).mtimeMs
  return picture.widths
    .flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`])
    .map((file) => statSync(join(target, file), { throwIfNoEntry: false }))
    .every((file) => file !== undefined && file.mtimeMs > since)
}

function readMade(master: string): Record<string, unknown> | undefined {
  const file = `${master.slice(0, -extname(master).length)}.json`
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(file, 'utf8')))
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

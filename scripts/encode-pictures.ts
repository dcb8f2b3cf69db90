// Usage: node scripts/encode-pictures.ts <folder of masters> [--under <name>] [--again]
// node scripts/encode-pictures.ts --grounds
// node scripts/encode-pictures.ts --slim
//
// Encodes every master below the folder as AVIF in the widths that pages use, with one WebP, and
// adds it to catalogue/pictures/manifest.json. `naked/hero-slate.png` becomes the picture
// `naked/hero-slate`, or `placeholder/naked/hero-slate` with `--under placeholder`. The manifest
// also stores a file `hero-slate.json` beside the master, as the recipe of the picture. Masters
// older than their encoded files are skipped without `--again`. The limits are in
// picture-encoding-rules.ts.
//
// Then the cut-out vehicles of the cards are flattened onto the page's colours. Run `--grounds`
// alone after a change of those colours. `--slim` reduces WebP to one width for each picture, and
// removes files that the manifest does not name.
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { type ManifestPicture, manifestPictureFiles } from '#app/media/pictures/picture-manifest.ts'
import {
  encodePictureBatch,
  type PictureBatch,
  type SourcePicture,
} from './encode-picture-batch.ts'
import { flattenCardPictures } from './flatten-card-pictures.ts'
import { getPictureEncodingRule } from './picture-encoding-rules.ts'
import {
  readPictureManifest,
  pictureFolder as target,
  writePictureManifest,
} from './picture-manifest-file.ts'
import { removeUnusedPictures } from './remove-unused-pictures.ts'

const sourceFileTypes = ['.png', '.webp', '.tif', '.tiff', '.jpg', '.svg']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    under: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    grounds: { type: 'boolean', default: false },
    slim: { type: 'boolean', default: false },
  },
})
const source = positionals[0]
if (source === undefined && !values.grounds && !values.slim) {
  console.error('Say which folder holds the masters: node scripts/encode-pictures.ts <folder>')
  process.exit(1)
}
if (source !== undefined) await encodeFolder(resolve(source), values.under, values.again)
const manifest = readPictureManifest()
if (values.slim) console.log(`${await removeUnusedPictures(manifest)} files removed`)
const flattenedNames = await flattenCardPictures(manifest, values.grounds)
writePictureManifest(manifest)
console.log(`${flattenedNames.length} machines put onto the page's colours`)

async function encodeFolder(folder: string, under: string, again: boolean): Promise<void> {
  const manifest = readPictureManifest()
  const masters = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => sourceFileTypes.includes(extname(file)))
    .sort()
    .map((file): SourcePicture => {
      const name = [under, file.slice(0, -extname(file).length)].filter(Boolean).join('/')
      return { name, file: join(folder, file) }
    })
  let bytes = 0
  for (const batch of groupIntoBatches(masters)) {
    if (!again && batch.masters.every((it) => isNewer(manifest.get(it.name), it))) continue
    for (const { name, picture } of await encodePictureBatch(batch)) {
      const made = readRenderInfo(batch.masters.find((it) => it.name === name)?.file ?? '')
      const kept = new Set(manifestPictureFiles(name, picture))
      const before = manifest.get(name)
      for (const file of before ? manifestPictureFiles(name, before) : [])
        if (!kept.has(file)) rmSync(join(target, file), { force: true })
      manifest.set(name, { ...picture, ...(made && { made }) })
      const size = [...kept].reduce((sum, file) => sum + statSync(join(target, file)).size, 0)
      bytes += size
      console.log(`${name}  ${picture.widths.join(' ')}  ${formatKilobytes(size)}`)
    }
    writePictureManifest(manifest)
  }
  console.log(
    `${masters.length} masters, ${formatKilobytes(bytes)} written, ${manifest.size} in manifest`,
  )
}

/** Groups the frames of a turntable into one batch. Every other picture is a batch of its own. */
function groupIntoBatches(masters: readonly SourcePicture[]): PictureBatch[] {
  const groups = Map.groupBy(masters, ({ name }) =>
    getPictureEncodingRule(name).together ? name.replace(/-\d+$/, '') : name,
  )
  return [...groups.values()].map((group) => ({
    use: getPictureEncodingRule(group[0]?.name ?? ''),
    masters: group,
  }))
}

function isNewer(picture: ManifestPicture | undefined, { name, file }: SourcePicture): boolean {
  if (!picture) return false
  const since = statSync(file).mtimeMs
  return manifestPictureFiles(name, { ...picture, grounds: [] })
    .map((it) => statSync(join(target, it), { throwIfNoEntry: false }))
    .every((it) => it !== undefined && it.mtimeMs > since)
}

function readRenderInfo(master: string): Record<string, unknown> | undefined {
  const file = `${master.slice(0, -extname(master).length)}.json`
  if (!statSync(file, { throwIfNoEntry: false })) return undefined
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(file, 'utf8')))
}

function formatKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

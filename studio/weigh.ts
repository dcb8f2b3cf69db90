// Usage: node studio/weigh.ts [folder]
//
// Weighs the committed pictures, all or those of one folder (`activa-6g`): number of each kind,
// bytes in all widths and formats, and the lightest and heaviest hero and turntable of each AVIF
// width. The seconds are those that `npm run pictures` prints for each task.
import { readFileSync } from 'node:fs'
import { manifestPictureFiles } from '../app/media/pictures/picture-manifest.ts'
import { readManifest } from './catalogue.ts'

const kinds: [name: string, pattern: RegExp][] = [
  ['hero', /\/hero-/],
  ['icon', /\/icon-/],
  ['rear, side', /\/(rear|side)$/],
  ['turntable frame', /\/turntable-/],
  ['close-up', /\/detail-/],
  ['scene', /^site\//],
  ['accessory', /^accessories\//],
]
const manifest = readManifest()
const bytesOf = (names: string[], type: string) =>
  names
    .flatMap((name) => manifestPictureFiles(name, manifest[name]))
    .filter((file) => file.endsWith(type))
    .reduce((sum, file) => sum + fileBytes(file), 0)
const fileBytes = (file: string) =>
  readFileSync(new URL(`../catalogue/pictures/${file}`, import.meta.url)).length

const [folder = ''] = process.argv.slice(2)
const all = Object.keys(manifest).filter((name) => name.startsWith(folder && `${folder}/`))
if (all.length === 0) throw new Error(`No pictures lie in ${folder}`)
for (const [kind, pattern] of [...kinds, ['all', /./] as const]) {
  const names = all.filter((name) => pattern.test(name))
  if (names.length === 0) continue
  const [avif, webp] = [bytesOf(names, 'avif'), bytesOf(names, 'webp')]
  const each = ((avif + webp) / names.length / 1000).toFixed(0)
  console.log(
    `${kind.padEnd(16)} ${String(names.length).padStart(5)} pictures  ${each.padStart(4)} kB each  AVIF ${megabytes(avif)}  WebP ${megabytes(webp)}  together ${megabytes(avif + webp)}`,
  )
}
const turns = Map.groupBy(
  all.filter((name) => name.includes('/turntable-')),
  (name) => name.slice(0, name.indexOf('/')),
)
range(
  'a hero',
  all.filter((name) => name.includes('/hero-')).map((name) => [name]),
)
range('a turntable', [...turns.values()])

/**
 * Finds the lightest and heaviest of these groups in each width; a group's pictures count together.
 */
function range(what: string, groups: string[][]): void {
  const widths = new Set(groups.flatMap(([first]) => manifest[first].widths))
  for (const width of [...widths].sort((a, b) => a - b)) {
    const weights = groups
      .filter(([first]) => manifest[first].widths.includes(width))
      .map((names) => names.reduce((sum, name) => sum + fileBytes(`${name}-${width}.avif`), 0))
    console.log(
      `${what} of ${width} px in AVIF: ${kilobytes(Math.min(...weights))} to ${kilobytes(Math.max(...weights))}, ${weights.length} of them`,
    )
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`
}

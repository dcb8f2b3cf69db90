// Usage: node studio/weigh.ts
//
// What the committed pictures weigh: how many of each kind, their bytes in all widths and formats, and
// the lightest and heaviest turntable in AVIF. The seconds are what `npm run pictures` says of each task.
import { readFileSync } from 'node:fs'
import { filesOf } from '../app/media/picture-manifest.ts'
import { listVehicles, readManifest } from './catalogue.ts'

const kinds: [name: string, pattern: RegExp][] = [
  ['hero', /\/hero-/],
  ['icon', /\/icon-/],
  ['turntable frame', /\/turntable-/],
  ['close-up', /\/detail-/],
  ['scene', /^site\//],
  ['accessory', /^accessories\//],
]
const manifest = readManifest()
const bytesOf = (names: string[], type: string) =>
  names
    .flatMap((name) => filesOf(name, manifest[name]))
    .filter((file) => file.endsWith(type))
    .reduce((sum, file) => sum + fileBytes(file), 0)
const fileBytes = (file: string) =>
  readFileSync(new URL(`../catalogue/pictures/${file}`, import.meta.url)).length

const all = Object.keys(manifest)
for (const [kind, pattern] of [...kinds, ['all', /./] as const]) {
  const names = all.filter((name) => pattern.test(name))
  const [avif, webp] = [bytesOf(names, 'avif'), bytesOf(names, 'webp')]
  const each = ((avif + webp) / names.length / 1000).toFixed(0)
  console.log(
    `${kind.padEnd(16)} ${String(names.length).padStart(5)} pictures  ${each.padStart(4)} kB each  AVIF ${megabytes(avif)}  WebP ${megabytes(webp)}  together ${megabytes(avif + webp)}`,
  )
}
const turns = listVehicles()
  .map(({ slug }) =>
    bytesOf(
      all.filter((name) => name.startsWith(`${slug}/turntable-`)),
      'avif',
    ),
  )
  .sort((a, b) => a - b)
console.log(`a turntable in AVIF: ${megabytes(turns[0])} to ${megabytes(turns[turns.length - 1])}`)

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`
}

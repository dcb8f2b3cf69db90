import { createHash } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import {
  type ManifestPicture,
  manifestPictureFiles,
  pictureManifestSchema,
} from '#app/media/pictures/picture-manifest.ts'

export const pictureFolder = fileURLToPath(new URL('../catalogue/pictures/', import.meta.url))
const manifestFile = join(pictureFolder, 'manifest.json')

/** What is known of every picture, by name; nothing where there is no manifest yet. */
export function readPictureManifest(): Map<string, ManifestPicture> {
  if (!statSync(manifestFile, { throwIfNoEntry: false })) return new Map()
  const { pictures } = v.parse(
    pictureManifestSchema,
    JSON.parse(readFileSync(manifestFile, 'utf8')),
  )
  return new Map(Object.entries(pictures))
}

/** Sorted, with lists of numbers on one line, so that a new picture is a small difference. */
export function writePictureManifest(manifest: Map<string, ManifestPicture>): void {
  const pictures = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)))
  const json = JSON.stringify({ pictures }, null, 2).replaceAll(
    /\[[\d,\s.-]+\]/g,
    (list) => `[${list.slice(1, -1).trim().split(/,\s*/).join(', ')}]`,
  )
  writeFileSync(manifestFile, `${json}\n`)
}

/** A mark of the content of all its files, for their addresses. */
export function pictureVersion(
  name: string,
  picture: Parameters<typeof manifestPictureFiles>[1],
): string {
  const hash = createHash('sha256')
  for (const file of manifestPictureFiles(name, picture))
    hash.update(readFileSync(join(pictureFolder, file)))
  return hash.digest('hex').slice(0, 8)
}

/** Where the widest file of a picture lies. Throws where the manifest has no such picture. */
export function getWidestPictureFile(
  pictures: Readonly<Record<string, ManifestPicture>>,
  name: string,
): string {
  const picture = pictures[name]
  if (!picture) throw new Error(`The catalogue has no picture ${name}`)
  return join(pictureFolder, `${name}-${picture.width}.avif`)
}

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

/**
 * Returns the manifest entries of all pictures by name. The result is empty if there is no
 * manifest.
 */
export function readPictureManifest(): Map<string, ManifestPicture> {
  if (!statSync(manifestFile, { throwIfNoEntry: false })) return new Map()
  const { pictures } = v.parse(
    pictureManifestSchema,
    JSON.parse(readFileSync(manifestFile, 'utf8')),
  )
  return new Map(Object.entries(pictures))
}

/**
 * Sorts entries and writes lists of numbers on one line, so that a new picture makes a small diff.
 */
export function writePictureManifest(manifest: Map<string, ManifestPicture>): void {
  const pictures = Object.fromEntries([...manifest].sort(([a], [b]) => (a < b ? -1 : 1)))
  const json = JSON.stringify({ pictures }, null, 2).replaceAll(
    /\[[\d,\s.-]+\]/g,
    (list) => `[${list.slice(1, -1).trim().split(/,\s*/).join(', ')}]`,
  )
  writeFileSync(manifestFile, `${json}\n`)
}

/** Returns a hash of the content of all files of a picture, for the files' addresses. */
export function pictureVersion(
  name: string,
  picture: Parameters<typeof manifestPictureFiles>[1],
): string {
  const hash = createHash('sha256')
  for (const file of manifestPictureFiles(name, picture))
    hash.update(readFileSync(join(pictureFolder, file)))
  return hash.digest('hex').slice(0, 8)
}

/** Returns the path of the widest file of a picture. Throws if the manifest has no such picture. */
export function getWidestPictureFile(
  pictures: Readonly<Record<string, ManifestPicture>>,
  name: string,
): string {
  const picture = pictures[name]
  if (!picture) throw new Error(`The catalogue has no picture ${name}`)
  return join(pictureFolder, `${name}-${picture.width}.avif`)
}

import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ManifestPicture, manifestPictureFiles } from '#app/media/pictures/picture-manifest.ts'
import { writeWebp } from './encode-picture-batch.ts'
import { getPictureEncodingRule, pickWebpWidth } from './picture-encoding-rules.ts'
import { pictureFolder, pictureVersion } from './picture-manifest-file.ts'

/**
 * Reduces each picture to the one WebP width of the picture's rule. Removes files that the manifest
 * does not name: old widths, formats and pictures. AVIF files that the manifest names are not
 * removed. Returns the number of removed files.
 */
export async function removeUnusedPictures(
  manifest: Map<string, ManifestPicture>,
): Promise<number> {
  for (const [name, { webp: _, ...known }] of manifest) {
    const webp = pickWebpWidth(getPictureEncodingRule(name), known.widths)
    const picture = webp ? { ...known, webp } : known
    if (webp && !existsSync(join(pictureFolder, `${name}-${webp}.webp`)))
      await writeWebp(join(pictureFolder, `${name}-${known.width}.avif`), name, webp)
    manifest.set(name, { ...picture, version: pictureVersion(name, picture) })
  }
  return removeUnlistedFiles(manifest)
}

function removeUnlistedFiles(manifest: ReadonlyMap<string, ManifestPicture>): number {
  const named = new Set(
    [...manifest].flatMap(([name, picture]) => manifestPictureFiles(name, picture)),
  )
  const unnamed = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(avif|webp)$/.test(file) && !named.has(file))
  for (const file of unnamed) rmSync(join(pictureFolder, file))
  return unnamed.length
}

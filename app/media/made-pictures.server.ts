import { readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { turnstile } from '#app/turns/turnstile.ts'
import { writePicture } from './media-store.server.ts'
import { type ManifestPicture, madeWidth, type PictureManifest } from './picture-manifest.ts'

export type MadePictures = ReturnType<typeof madePictures>

/**
 * WebP of the catalogue's pictures that come as AVIF alone (a turntable's frames), for browsers that read
 * no AVIF. Each is made at the first request and kept in `folder`: at most one file for each picture of
 * the manifest, and all of them may be lost.
 */
export function madePictures(folder: string, { pictures }: PictureManifest) {
  // One at a time: a turntable's frames are asked for four at once, and others want pages meanwhile.
  const making = turnstile()
  const asked = new Map<string, Promise<Buffer<ArrayBuffer>>>()

  const make = async (source: string, width: number, file: string) => {
    const leave = await making.enter()
    try {
      const bytes = Buffer.from(await sharp(source).resize({ width }).webp(webp).toBuffer())
      // A full disk keeps nobody from seeing the picture.
      await writePicture(folder, file, bytes).catch(() => {})
      return bytes
    } finally {
      leave()
    }
  }
  const makeOnce = (source: string, width: number, file: string) => {
    const bytes = asked.get(file) ?? make(source, width, file).finally(() => asked.delete(file))
    asked.set(file, bytes)
    return bytes
  }

  return {
    /** The WebP of a picture whose AVIF files lie in `catalogue/pictures`. Throws where these are gone. */
    get(name: string, picture: ManifestPicture, catalogue: string): Promise<Buffer<ArrayBuffer>> {
      const width = madeWidth(picture)
      const from = picture.widths.find((it) => it >= width) ?? picture.width
      const source = join(catalogue, 'pictures', `${name}-${from}.avif`)
      const file = fileOf(name, picture)
      return readFile(join(folder, file)).catch(() => makeOnce(source, width, file))
    },

    /** Removes what was made of pictures that have changed or are gone. Returns how many went. */
    async sweep(): Promise<number> {
      const current = new Set(Object.entries(pictures).map((entry) => fileOf(...entry)))
      const found = await readdir(folder).catch(() => [])
      const old = found.filter((file) => /\.[0-9a-f]{8}\.webp$/.test(file) && !current.has(file))
      for (const file of old) await unlink(join(folder, file)).catch(() => {})
      return old.length
    },
  }
}

const webp = { quality: 72, effort: 3 }

/** `dio--turntable-00-480.1f0c9a3e.webp` */
function fileOf(name: string, picture: ManifestPicture): string {
  return `${name.replaceAll('/', '--')}-${madeWidth(picture)}.${picture.version}.webp`
}

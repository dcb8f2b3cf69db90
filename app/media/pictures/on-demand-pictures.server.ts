import { readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import {
  type ManifestPicture,
  onDemandWebpWidth,
  type PictureManifest,
} from './picture-manifest.ts'
import { writeFileAtomically } from './write-file-atomically.server.ts'

export type OnDemandPictures = ReturnType<typeof onDemandPictures>

// Otherwise libvips would use every core for one picture, and requests would have to wait.
sharp.concurrency(1)

type Bytes = Buffer<ArrayBuffer>

/** Days after which a share card is deleted. The next request draws the card again. */
const shareCardDays = 30

/**
 * Makes a picture at the first request and caches it in `folder`. These pictures are share cards,
 * and WebP versions of AVIF pictures such as turntable frames. A deleted picture is made again at
 * the next request.
 */
export function onDemandPictures(folder: string, { pictures }: PictureManifest, clock: Clock) {
  // One at a time, because passwords and compression share the thread pool. The queue has room for
  // every share card of the catalogue.
  const making = concurrencyLimiter({ limit: 1, queue: 200 })
  const asked = new Map<string, Promise<Bytes>>()

  const makeOnce = (file: string, make: () => Promise<Bytes>) => {
    const known = asked.get(file)
    if (known) return known
    const bytes = making
      .run(async () => {
        const made = await make()
        // A full disk must not prevent the picture from being shown.
        await writeFileAtomically(folder, file, made).catch(() => {})
        return made
      })
      .finally(() => asked.delete(file))
    asked.set(file, bytes)
    return bytes
  }
  const getOrMake = (file: string, make: () => Promise<Bytes>): Promise<Bytes> =>
    readFile(join(folder, file)).catch(() => makeOnce(file, make))

  return {
    /**
     * Returns the WebP of a picture in `catalogue/pictures`. Throws if its AVIF files are missing.
     */
    get(name: string, picture: ManifestPicture, catalogue: string): Promise<Bytes> {
      const width = onDemandWebpWidth(picture)
      const from = picture.widths.find((it) => it >= width) ?? picture.width
      const source = join(catalogue, 'pictures', `${name}-${from}.avif`)
      return getOrMake(webpFileName(name, picture), async () =>
        Buffer.from(await sharp(source).resize({ width }).webp(webpOptions).toBuffer()),
      )
    },

    /**
     * Returns the JPEG of a share card. `key` identifies the content of the card and has 22
     * characters: letters, digits, `-` and `_`.
     */
    getCard(key: string, make: () => Promise<Uint8Array>): Promise<Bytes> {
      return getOrMake(`card-${key}.jpg`, async () => Buffer.from(await make()))
    },

    state: making.state,

    /**
     * Deletes pictures of old versions and old share cards. Returns the number of deleted files.
     */
    async sweep(): Promise<number> {
      const current = new Set(Object.entries(pictures).map((entry) => webpFileName(...entry)))
      const before = clock().getTime() - shareCardDays * 24 * 3_600_000
      let removed = 0
      for (const file of await readdir(folder).catch(() => [])) {
        const isOld = isShareCardFile(file)
          ? (await modifiedAt(join(folder, file))) < before
          : /\.[0-9a-f]{8}\.webp$/.test(file) && !current.has(file)
        if (!isOld) continue
        await unlink(join(folder, file)).catch(() => {})
        removed += 1
      }
      return removed
    },
  }
}

const isShareCardFile = (file: string) => /^card-[\w-]{22}\.jpg$/.test(file)

/** Returns the time of the last change in milliseconds. A missing file counts as new. */
const modifiedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )

const webpOptions = { quality: 72, effort: 3 }

/** Returns a name such as `dio--turntable-00-480.1f0c9a3e.webp`. */
function webpFileName(name: string, picture: ManifestPicture): string {
  return `${name.replaceAll('/', '--')}-${onDemandWebpWidth(picture)}.${picture.version}.webp`
}

import { Hono } from 'hono'
import type { OnDemandPictures } from './on-demand-pictures.server.ts'
import { pageBackgroundNames } from './page-background.ts'
import {
  type ManifestPicture,
  manifestPictureFiles,
  onDemandWebpWidth,
  type PictureManifest,
} from './picture-manifest.ts'

type Deps = { manifest: PictureManifest; madePictures: OnDemandPictures }

/**
 * Answers `/pictures/<name>-<width>.<version>.<avif|webp>` if the catalogue has no such file.
 * Encodes a missing WebP file. Redirects an address with a width or version of an earlier picture
 * set to a current address. Passes every other request to the next handler.
 */
export function cataloguePictureEndpoint({ manifest, madePictures }: Deps, catalogue: string) {
  return new Hono().get('/pictures/*', async (c, next) => {
    const asked = parsePictureUrl(c.req.path)
    if (!asked || !Object.hasOwn(manifest.pictures, asked.name)) return next()
    const picture = manifest.pictures[asked.name]
    if (!picture || manifestPictureFiles(asked.name, picture).includes(variantFileName(asked)))
      return next()
    const { version } = picture
    const today = { ...asked, ...nearestVariant(asked, picture), version }
    if (variantFileName(today) !== variantFileName(asked) || version !== asked.version)
      // Cached for an hour only, because the next set may have other widths.
      return c.body(null, 302, {
        Location: `/pictures/${variantFileName(today, version)}`,
        'Cache-Control': 'public, max-age=3600',
      })
    const etag = `"${version}-${asked.width}"`
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'image/webp',
      ETag: etag,
    }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    const bytes = await madePictures.get(asked.name, picture, catalogue)
    return c.body(bytes, 200, { ...headers, 'Content-Length': `${bytes.length}` })
  })
}

type PictureRequest = {
  name: string
  ground: string
  width: number
  version: string
  format: string
}

const pictureUrlPattern = new RegExp(
  `^/pictures/([a-z0-9/-]+?)(-on-(?:${pageBackgroundNames.join('|')}))?-(\\d{1,5})\\.([0-9a-z]+)\\.(avif|webp)$`,
)

function parsePictureUrl(path: string): PictureRequest | undefined {
  const found = pictureUrlPattern.exec(path)
  if (!found) return undefined
  const [, name = '', ground = '', width, version = '', format = ''] = found
  return { name, ground, width: Number(width), version, format }
}

/** Returns the next wider existing width, or the widest. */
function nearestVariant({ ground, width, format }: PictureRequest, picture: ManifestPicture) {
  if (format === 'webp') return { ground: '', width: picture.webp ?? onDemandWebpWidth(picture) }
  const onGround = ground === '' ? undefined : picture.grounds
  const widths = onGround ?? picture.widths
  return {
    ground: onGround ? ground : '',
    width: widths.find((it) => it >= width) ?? Math.max(...widths),
  }
}

/** Path below `pictures`. `version` is added only to URLs that need a version. */
function variantFileName(
  { name, ground, width, format }: PictureRequest,
  version?: string,
): string {
  return `${name}${ground}-${width}${version ? `.${version}` : ''}.${format}`
}

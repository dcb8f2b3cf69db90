import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { makeShareCard, type ShareCardPicture } from '#app/media/pictures/make-share-card.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { OnDemandPictures } from '#app/media/pictures/on-demand-pictures.server.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import { isPlaceholderDrawing } from '#app/media/pictures/placeholder-drawing.ts'
import { focalPointOf } from './picture-metadata.server.ts'
import type { VehicleStore } from './vehicle-store.server.ts'

/** Increase it when the design of share cards changes: older cards then become invalid. */
const cardDesignVersion = 1

/**
 * Serves `/share/HORNET2.0.jpg?colour=…`: the link preview picture of a model's page, in one of its
 * colours. The first request creates it.
 */
export function shareCardEndpoint(
  {
    vehicles,
    media,
    madePictures,
  }: {
    vehicles: VehicleStore
    media: Pick<MediaStore, 'find'>
    madePictures: Pick<OnDemandPictures, 'getCard'>
  },
  catalogue: string,
) {
  /** The file of an upload may exist only in the database. */
  async function shared(picture: Picture): Promise<ShareCardPicture> {
    const file = uploadFileName(picture)
    if (!file.startsWith('/media/')) return { file: join(catalogue, file) }
    const bytes = await media.find(file.slice('/media/'.length))
    if (!bytes) throw new Error(`${file} is gone`)
    return { bytes, focus: focalPointOf(picture) ?? { x: 50, y: 50 } }
  }

  /** Returns the picture in the requested colour, if the model has one. */
  async function pictureOf({ id, hero }: { id: number; hero: Picture }, colour: string) {
    if (colour === '') return hero
    const paint = (await vehicles.listColours(id)).find((it) => it.slug === colour)
    return paint && paint.note === undefined ? paint.hero : hero
  }

  const marks = new Hono().get('/wordmarks/:file{.+\\.svg}', async (c, next) => {
    const slug = c.req.param('file').slice(0, -'.svg'.length)
    const model = await vehicles.findBySlug(slug)
    if (!model?.isActive || 'file' in readWordmark(catalogue, { name: model.name, slug }))
      return next()
    const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' }
    return c.body(typesetWordmark(model.name), 200, headers)
  })

  return marks.get('/share/:file{.+\\.jpg}', async (c) => {
    const bikeName = c.req.param('file').slice(0, -'.jpg'.length)
    const model = await vehicles.findByName(bikeName)
    if (!model?.isActive) return c.notFound()
    const picture = await pictureOf(model, c.req.query('colour') ?? '')
    // Without a picture of the model the site's own card is served.
    if (isPlaceholderDrawing(picture)) return c.redirect('/share.jpg', 302)
    const wordmark = readWordmark(catalogue, model)
    const key = shareCardKey(picture, model, wordmark)
    const etag = `"${key}"`
    const headers = { 'Cache-Control': 'public, max-age=86400', ETag: etag }
    if (c.req.header('If-None-Match') === etag) return c.body(null, 304, headers)
    const bytes = await madePictures.getCard(key, async () =>
      makeShareCard(await shared(picture), wordmark),
    )
    return c.body(bytes, 200, { ...headers, 'Content-Type': 'image/jpeg' })
  })
}

type NamedModel = { name: string; slug: string }

/** Returns a model's wordmark: the file if there is one, otherwise the name set in type. */
function readWordmark(catalogue: string, { name, slug }: NamedModel) {
  const file = join(catalogue, 'wordmarks', `${slug}.svg`)
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? { file, changedAt: found.mtimeMs } : { svg: typesetWordmark(name) }
}

/** File name of a picture; uploads have no version in it. */
function uploadFileName({ base, width }: Picture): string {
  return `${base}-${width}.avif`
}

/** Returns a key that changes whenever the card would look different. */
function shareCardKey(
  picture: Picture,
  { name }: NamedModel,
  wordmark: ReturnType<typeof readWordmark>,
): string {
  const shown = [
    cardDesignVersion,
    uploadFileName(picture),
    picture.version,
    focalPointOf(picture),
    name,
    wordmark,
  ]
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
}

/** Renders a name as an SVG wordmark, in the text colour of the colour scheme. */
function typesetWordmark(name: string): string {
  const text = name.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const width = Math.max(1, Math.ceil([...name].length * 68))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100" role="img" aria-label="${text}">`,
    '<style>g{fill:#0b0f18}@media(prefers-color-scheme:dark){g{fill:#f3f1ec}}</style>',
    `<g font-family="sans-serif" font-weight="700" font-size="96"><text y="84" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text></g></svg>`,
  ].join('')
}

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { iconPictureName } from '#app/catalogue/vehicles/model-picture-names.ts'
import { colourSchemes, pageBackgrounds } from '#app/media/pictures/page-background.ts'
import { type ManifestPicture, manifestPictureFiles } from '#app/media/pictures/picture-manifest.ts'
import { catalogueVehicleSchema } from '#app/site/seed/catalogue-schemas.ts'
import { pictureFolder, pictureVersion } from './picture-manifest-file.ts'

/** Cards show vehicles from 112 to 384 px wide. */
const cardWidths = [160, 240, 320, 480]
/**
 * Qualities to try, the lowest first. The lowest quality follows from the size limit of all
 * pictures. A higher quality is used only if a box around the vehicle would be visible.
 */
const candidateQualities = [56, 62, 68, 74]

/**
 * Flattens the cut-out vehicles of the cards onto the page's background colours, because
 * transparency is nearly half of such a picture's bytes. Existing pictures are skipped without
 * `again`. Returns the names of the new pictures.
 */
export async function flattenCardPictures(
  manifest: Map<string, ManifestPicture>,
  again: boolean,
): Promise<string[]> {
  const made: string[] = []
  for (const name of listCardPictures().sort()) {
    const known = manifest.get(name)
    if (!known?.alpha || (!again && known.grounds && hasAllFlattenedFiles(name, known))) continue
    const grounds = cardWidths.filter((width) => width <= known.width)
    const picture = { ...known, grounds }
    await flattenPicture(name, picture)
    manifest.set(name, { ...picture, version: pictureVersion(name, picture) })
    made.push(name)
  }
  return made
}

/** Background colours behind a vehicle in the style sheet, with the names used in picture names. */
export function cardBackgroundColours(): { name: string; colour: string }[] {
  const parts = readFileSync('app/ui/components/tokens.css', 'utf8').split(
    'prefers-color-scheme: dark',
  )
  return colourSchemes.flatMap((scheme, index) =>
    pageBackgrounds.map((ground) => {
      const [, colour] = new RegExp(`--${ground}: (#[0-9a-f]{6});`).exec(parts[index] ?? '') ?? []
      if (!colour)
        throw new Error(`app/ui/components/tokens.css has no ${scheme} colour --${ground}`)
      return { name: `${ground}-${scheme}`, colour }
    }),
  )
}

/** Each model in its first colour. */
export function listCardPictures(): string[] {
  return globSync('catalogue/vehicles/*.json').flatMap((file) => {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const { pictures, colours } = v.parse(catalogueVehicleSchema, content)
    return colours.slice(0, 1).flatMap((colour) => iconPictureName(pictures, colour) ?? [])
  })
}

function hasAllFlattenedFiles(name: string, picture: ManifestPicture): boolean {
  return manifestPictureFiles(name, picture).every((file) => existsSync(join(pictureFolder, file)))
}

async function flattenPicture(name: string, { width: largest, grounds = [] }: ManifestPicture) {
  const source = await clearTransparentPixels(join(pictureFolder, `${name}-${largest}.avif`))
  for (const { name: ground, colour } of cardBackgroundColours()) {
    const flat = await sharp(source).flatten({ background: colour }).png().toBuffer()
    for (const width of grounds) {
      const encoded = await encodeWithoutVisibleBox(flat, width, colour)
      writeFileSync(join(pictureFolder, `${name}-on-${ground}-${width}.avif`), encoded)
    }
  }
}

/**
 * Clears the faint alpha noise that compression leaves in transparent areas. On a background this
 * noise would need bytes and be visible up to the edge.
 */
async function clearTransparentPixels(file: string): Promise<Buffer> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) <= 3) data[at] = 0
  return sharp(data, { raw: info }).png().toBuffer()
}

/**
 * Encodes with the lowest quality at which no box is visible, which means that only single pixels
 * at the edge differ from the background. If there is no such quality, takes the quality with the
 * fewest such pixels, because they belong to a wheel close to the edge. Throws if even these pixels
 * exceed `maxWheelShare`.
 */
async function encodeWithoutVisibleBox(
  flat: Buffer,
  width: number,
  colour: string,
): Promise<Buffer> {
  const sized = await sharp(flat).resize({ width }).png().toBuffer()
  const tries = []
  for (const quality of candidateQualities) {
    const encoded = await sharp(sized).avif({ quality, effort: 4 }).toBuffer()
    const off = await shareOffBackground(encoded, colour)
    if (off < maxSpeckShare) return encoded
    tries.push({ encoded, off })
  }
  const [best] = tries.sort((a, b) => a.off - b.off)
  if (best && best.off < maxWheelShare) return best.encoded
  throw new Error(`AVIF does not hold ${colour}: choose another for --ground or --surface`)
}

/**
 * Maximum share of off-colour pixels at an edge. A visible box is a line along a quarter of the
 * edge or more; scattered pixels below this share are invisible.
 */
const maxSpeckShare = 0.03

/** Maximum share of the edge that wheels and their shadows can cover. */
export const maxWheelShare = 0.12

/** Returns the share of a picture's edge that has another colour than the background. */
export async function shareOffBackground(
  picture: Buffer | string,
  colour: string,
): Promise<number> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = Array.from({ length: width * height }, (_, at) => at).filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return x === 0 || x === width - 1 || y === 0 || y === height - 1
  })
  const off = pixels.filter((at) => data.toString('hex', at * 3, at * 3 + 3) !== colour.slice(1))
  return off.length / pixels.length
}

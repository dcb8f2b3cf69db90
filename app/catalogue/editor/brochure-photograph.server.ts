import sharp from 'sharp'
import { focalPointOf } from '#app/catalogue/vehicles/picture-metadata.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import { isPlaceholderDrawing } from '#app/media/pictures/placeholder-drawing.ts'
import type { PdfPicture } from '#app/platform/pdf/pdf-picture.server.ts'

/** Width that is sharp enough in print, in pixels. */
const maxPrintWidth = 1200

/** Returns a photograph in a format for the PDF; undefined if the model has none of its own. */
export async function findBrochurePhotograph(
  media: Pick<MediaStore, 'find'>,
  picture: Picture,
  says: string,
): Promise<PdfPicture | undefined> {
  if (!focalPointOf(picture) || isPlaceholderDrawing(picture)) return undefined
  const file = `${picture.base.slice('/media/'.length)}-${picture.width}.avif`
  const bytes = await media.find(file)
  if (!bytes) return undefined
  const { data, info } = await sharp(bytes)
    .resize({ width: maxPrintWidth, withoutEnlargement: true })
    .flatten()
    .toColourspace('srgb')
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height, says: picture.alt ?? says }
}

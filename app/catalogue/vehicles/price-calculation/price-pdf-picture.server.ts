import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import { isPlaceholderDrawing } from '#app/media/pictures/placeholder-drawing.ts'
import type { PdfPicture } from '#app/platform/pdf/pdf-picture.server.ts'

/** Width that is sharp enough for a small picture in print, in pixels. */
const printWidth = 480

/** A picture takes some 15 kB of memory. */
const maxPictures = 100

type Deps = {
  media: Pick<MediaStore, 'find'>
  /** Folder of the catalogue. */
  catalogue: string
}

export type FindPdfPicture = (picture: Picture, says: string) => Promise<PdfPicture | undefined>

/** Finds a vehicle's small picture on white, for a PDF. A vehicle without a picture has none. */
export function pricePdfPictures({ media, catalogue }: Deps): FindPdfPicture {
  const kept = new LRUCache<string, Omit<PdfPicture, 'says'>>({ max: maxPictures })

  async function read(file: string): Promise<Uint8Array | undefined> {
    if (file.startsWith('/media/')) return media.find(file.slice('/media/'.length))
    return readFile(join(catalogue, file)).catch(() => undefined)
  }

  return async (picture, says) => {
    if (isPlaceholderDrawing(picture)) return undefined
    const width = picture.widths.find((it) => it >= printWidth) ?? picture.width
    const file = `${picture.base}-${width}.avif`
    const known = kept.get(file)
    if (known) return { ...known, says }
    const bytes = await read(file)
    if (!bytes) return undefined
    const { data, info } = await sharp(bytes)
      .resize({ width: printWidth, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true })
    const made = { jpeg: data, width: info.width, height: info.height }
    kept.set(file, made)
    return { ...made, says }
  }
}

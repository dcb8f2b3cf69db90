/** A picture as a page shows it: addresses are `${base}-${width}.${version}.avif`, and `.webp` in one width. */
export type Picture = {
  base: string
  version: string
  /** Widths in pixels, ascending; `width` and `height` are those of the largest. */
  widths: number[]
  width: number
  height: number
  /** The one width in which it comes as WebP, for a browser that reads no AVIF, where that is not 480 px. */
  webp?: number | undefined
  /** Widths in which a machine cut out stands on the page's colours as well; as AVIF alone. */
  grounds?: number[] | undefined
  /** Where the machine stands; undefined of pictures from before there were several. */
  room?: string | undefined
  /** Classes of how it is shown: a photograph stands framed and keeps what matters in view. */
  look?: string | undefined
  /** What it shows, where the staff have told. */
  alt?: string | undefined
}

export type PictureFormat = 'avif' | 'webp'

/** Shown for a picture that does not load. */
export const brokenPictureUrl = '/default-machine.svg'

export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return `${picture.base}-${width}.${picture.version}.${format}`
}

/** Pixels across a picture's WebP where nothing names another width and it is not narrower. */
export const defaultWebpWidth = 480

/** The picture as every browser reads it: for readers of the API and for `<img src>`. */
export function webpPictureUrl(picture: Picture): string {
  return pictureUrl(picture, picture.webp ?? Math.min(defaultWebpWidth, picture.width), 'webp')
}

/** All widths, as AVIF. */
export function avifSrcSet(picture: Picture): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(', ')
}

/**
 * A picture as a page shows it. The URLs are `${base}-${width}.${version}.avif` for all widths, and
 * `.webp` for one width.
 */
export type Picture = {
  base: string
  version: string
  /** Widths in pixels, ascending. `width` and `height` are the size of the largest. */
  widths: number[]
  width: number
  height: number
  /** Width of the WebP file for browsers without AVIF, if the width is not 480 px. */
  webp?: number | undefined
  /**
   * Widths in which a cut-out vehicle also exists in front of the page backgrounds, only as AVIF.
   */
  grounds?: number[] | undefined
  /** Studio room in the picture. Older pictures have no room. */
  room?: string | undefined
  /** Additional classes, for example for the frame and focal point of a photograph. */
  look?: string | undefined
  /** Alternative text, if the staff entered one. */
  alt?: string | undefined
}

export type PictureFormat = 'avif' | 'webp'

/** Shown instead of a picture that fails to load. */
export const brokenPictureUrl = '/default-machine.svg'

export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return `${picture.base}-${width}.${picture.version}.${format}`
}

/** Default width of a WebP, in pixels. A narrower picture has a WebP of the picture's own width. */
export const defaultWebpWidth = 480

/** Returns the URL of the WebP, which every browser can show: for the API and for `<img src>`. */
export function webpPictureUrl(picture: Picture): string {
  return pictureUrl(picture, picture.webp ?? Math.min(defaultWebpWidth, picture.width), 'webp')
}

/** Returns the `srcset` of all widths as AVIF. */
export function avifSrcSet(picture: Picture): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, 'avif')} ${width}w`).join(', ')
}

/** A picture as a page shows it: addresses are `${base}-${width}.${version}.avif` and `.webp`. */
export type Picture = {
  base: string
  version: string
  /** Widths in pixels, ascending; `width` and `height` are those of the largest. */
  widths: number[]
  width: number
  height: number
  /** Widths in which a machine cut out stands on the page's colours as well; as AVIF alone. */
  grounds?: number[] | undefined
}

export type PictureFormat = 'avif' | 'webp'

/** Shown for a picture that does not load. */
export const defaultMachine = '/default-machine.svg'

export function pictureUrl(picture: Picture, width: number, format: PictureFormat): string {
  return `${picture.base}-${width}.${picture.version}.${format}`
}

/** The largest width as WebP: for readers of the API and for `<img src>`. */
export function largestUrl(picture: Picture): string {
  return pictureUrl(picture, picture.width, 'webp')
}

export function srcSet(picture: Picture, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ')
}

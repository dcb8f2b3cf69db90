import type { Picture } from './picture.ts'
import * as words from './placeholder-drawing-words.ts'

/** What is drawn where there is no picture: a machine of its kind in outline, or only that a picture is missing. */
export const placeholderDrawingKinds = ['bike', 'scooter', 'ev', 'thing'] as const
export type PlaceholderDrawingKind = (typeof placeholderDrawingKinds)[number]

/** Files of `public`, made by `scripts/build-icons.ts`. */
const placeholderUrlPrefix = '/no-picture-'

/** Stands where a picture is missing, and can't be taken for one: never another machine. */
export function placeholderDrawing(drawing: PlaceholderDrawingKind): Picture {
  return {
    ...{
      base: `${placeholderUrlPrefix}${drawing}`,
      version: 'v1',
      widths: [960],
      width: 960,
      height: 540,
    },
    webp: 960,
    // Framed as a photograph is: it has a ground of its own.
    look: ' photo',
    alt: words.noPicture,
  }
}

export const isPlaceholderDrawing = ({ base }: Picture): boolean =>
  base.startsWith(placeholderUrlPrefix)

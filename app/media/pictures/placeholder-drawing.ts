import type { Picture } from './picture.ts'
import * as words from './placeholder-drawing-words.ts'

/** Placeholder drawings for missing pictures: the outline of a vehicle kind, or a general sign. */
export const placeholderDrawingKinds = ['bike', 'scooter', 'ev', 'thing'] as const
export type PlaceholderDrawingKind = (typeof placeholderDrawingKinds)[number]

/** Files of `public`, made by `scripts/build-icons.ts`. */
const placeholderUrlPrefix = '/no-picture-'

/**
 * Returns a drawing for a missing picture. A drawing cannot be mistaken for a photograph of another
 * vehicle.
 */
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
    // Framed like a photograph, because the drawing has a background.
    look: ' photo',
    alt: words.noPicture,
  }
}

export const isPlaceholderDrawing = ({ base }: Picture): boolean =>
  base.startsWith(placeholderUrlPrefix)

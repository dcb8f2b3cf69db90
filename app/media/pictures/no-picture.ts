import type { Picture } from './picture.ts'
import * as words from './words.ts'

/** What is drawn where there is no picture: a machine of its kind in outline, or only that a picture is missing. */
export const drawings = ['bike', 'scooter', 'ev', 'thing'] as const
export type Drawing = (typeof drawings)[number]

/** Files of `public`, made by `scripts/build-icons.ts`. */
const start = '/no-picture-'

/** Stands where a picture is missing, and can't be taken for one: never another machine. */
export function noPicture(drawing: Drawing): Picture {
  return {
    ...{ base: `${start}${drawing}`, version: 'v1', widths: [960], width: 960, height: 540 },
    webp: 960,
    // Framed as a photograph is: it has a ground of its own.
    look: ' photo',
    alt: words.noPicture,
  }
}

export const isNoPicture = ({ base }: Picture): boolean => base.startsWith(start)

import * as v from 'valibot'
import { largestPicture } from '#app/media/pictures/upload-limit.ts'
import * as words from './set-words.ts'

// Pictures that are sent one a request and belong together.

export const purposes = ['pictures', 'frames'] as const
export type Purpose = (typeof purposes)[number]

export const itemStates = ['waiting', 'making', 'ready', 'failed'] as const
/** Of a set: still open for pictures, being made, all of them there, or one that cannot be made. */
export const setStates = ['open', 'making', 'ready', 'failed'] as const

/** Bytes that the originals of a set may have together. */
export const largestSet = 400 * 1024 * 1024

/** Pictures that a set may hold. */
export const mostOf = { pictures: 100, frames: 72 } as const satisfies Record<Purpose, number>
export const fewestFrames = 12

/** So many sets of one thing may be begun and not completed. */
export const mostOpen = 20

/** What a call that takes one picture reads at most, with its other fields. */
export const onePicture = {
  bytes: largestPicture + 64 * 1024,
  tooLarge: words.tooLarge,
  otherwise: words.notAPicture,
}

export const setItem = v.object({
  id: v.number(),
  fileName: v.string(),
  size: v.number(),
  /** In pixels, upright. */
  width: v.number(),
  height: v.number(),
  state: v.picklist(itemStates),
  /** What keeps it from being ready. */
  failure: v.nullable(v.string()),
  /** What a document calls it, and where it is seen, once all of its widths are there. */
  name: v.nullable(v.string()),
  url: v.nullable(v.string()),
})

export const pictureSet = v.object({
  set: v.number(),
  purpose: v.picklist(purposes),
  place: v.string(),
  state: v.picklist(setStates),
  /** Of all originals together. */
  bytes: v.number(),
  /** How many of them are there in all widths. */
  ready: v.number(),
  items: v.array(setItem),
})

export type SetItem = v.InferOutput<typeof setItem>
export type PictureSet = v.InferOutput<typeof pictureSet>

import * as v from 'valibot'
import { maxPictureBytes } from '#app/media/pictures/upload-limits.ts'
import * as words from './upload-batch-words.ts'

// Pictures that are sent one a request and belong together.

export const uploadPurposes = ['pictures', 'frames'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export const uploadItemStates = ['waiting', 'making', 'ready', 'failed'] as const
/** Of a set: still open for pictures, being made, all of them there, or one that cannot be made. */
export const uploadBatchStates = ['open', 'making', 'ready', 'failed'] as const

/** Bytes that the originals of a set may have together. */
export const maxBatchBytes = 400 * 1024 * 1024

/** Pictures that a set may hold. */
export const maxPicturesByPurpose = { pictures: 100, frames: 72 } as const satisfies Record<
  UploadPurpose,
  number
>
export const minTurntableFrames = 12

/** So many sets of one thing may be begun and not completed. */
export const maxOpenBatches = 20

/** What a call that takes one picture reads at most, with its other fields. */
export const onePictureBodyLimit = {
  bytes: maxPictureBytes + 64 * 1024,
  tooLarge: words.tooLarge,
  otherwise: words.notAPicture,
}

export const uploadBatchItemSchema = v.object({
  id: v.number(),
  fileName: v.string(),
  size: v.number(),
  /** In pixels, upright. */
  width: v.number(),
  height: v.number(),
  state: v.picklist(uploadItemStates),
  /** What keeps it from being ready. */
  failure: v.nullable(v.string()),
  /** What a document calls it, and where it is seen, once all of its widths are there. */
  name: v.nullable(v.string()),
  url: v.nullable(v.string()),
})

export const uploadBatchSchema = v.object({
  set: v.number(),
  purpose: v.picklist(uploadPurposes),
  place: v.string(),
  state: v.picklist(uploadBatchStates),
  /** Of all originals together. */
  bytes: v.number(),
  /** How many of them are there in all widths. */
  ready: v.number(),
  items: v.array(uploadBatchItemSchema),
})

export type UploadBatchItem = v.InferOutput<typeof uploadBatchItemSchema>
export type UploadBatch = v.InferOutput<typeof uploadBatchSchema>

import * as v from 'valibot'
import { maxPictureBytes } from '#app/media/pictures/upload-limits.ts'
import * as words from './upload-batch-words.ts'

// Batches of pictures. Each picture is sent in its own request.

export const uploadPurposes = ['pictures', 'frames'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export const uploadItemStates = ['waiting', 'making', 'ready', 'failed'] as const
/** State of a batch: open for pictures, being encoded, all ready, or with a failed picture. */
export const uploadBatchStates = ['open', 'making', 'ready', 'failed'] as const

/** Maximum bytes of all originals in a batch. */
export const maxBatchBytes = 400 * 1024 * 1024

/** Maximum number of pictures in a batch. */
export const maxPicturesByPurpose = { pictures: 100, frames: 72 } as const satisfies Record<
  UploadPurpose,
  number
>
export const minTurntableFrames = 12

/** Maximum number of open batches for one owner. */
export const maxOpenBatches = 20

/** Maximum request body with one picture and its fields. */
export const onePictureBodyLimit = {
  bytes: maxPictureBytes + 64 * 1024,
  tooLarge: words.tooLarge,
  otherwise: words.notAPicture,
}

export const uploadBatchItemSchema = v.object({
  id: v.number(),
  fileName: v.string(),
  size: v.number(),
  /** Upright size in pixels. */
  width: v.number(),
  height: v.number(),
  state: v.picklist(uploadItemStates),
  /** Reason why the picture is not ready, or null. */
  failure: v.nullable(v.string()),
  /** Name for documents and URL for the browser. Both are set once all widths are ready. */
  name: v.nullable(v.string()),
  url: v.nullable(v.string()),
})

export const uploadBatchSchema = v.object({
  set: v.number(),
  purpose: v.picklist(uploadPurposes),
  place: v.string(),
  state: v.picklist(uploadBatchStates),
  /** Bytes of all originals together. */
  bytes: v.number(),
  /** Number of pictures with all widths. */
  ready: v.number(),
  items: v.array(uploadBatchItemSchema),
})

export type UploadBatchItem = v.InferOutput<typeof uploadBatchItemSchema>
export type UploadBatch = v.InferOutput<typeof uploadBatchSchema>

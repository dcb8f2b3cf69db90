import type { Generated } from 'kysely'

/** One row for each uploaded picture, by its name in documents. */
export type UploadedPictureTable = {
  name: string
  /** Name of the file as it was sent; '' for a picture from before this table. */
  file_name: Generated<string>
  /** Size of the file as it was sent; 0 for a picture from before this table. */
  bytes: Generated<number>
  /** 1: the picture library keeps the picture even if nothing refers to it. */
  is_kept: Generated<0 | 1>
  created_at: string
}

/** Tables of upload batches: pictures sent together. */
export type UploadBatchTable = {
  id: Generated<number>
  /** Target of the pictures: `model` and the model's slug. */
  noun: string
  key: string
  purpose: 'pictures' | 'frames'
  /** Place in the target. The sender defines it, and the server does not interpret it. */
  place: string
  /** Total size of the originals, in bytes. */
  bytes: Generated<number>
  created_by: string
  /** Time of the last upload or removal. */
  touched_at: string
  /** Time at which the batch became complete; from then on the widths are encoded. */
  committed_at: string | null
  /** Time at which the target began to use the pictures. */
  taken_at: string | null
}

export type UploadBatchItemTable = {
  id: Generated<number>
  set_id: number
  file_name: string
  /** Position within a complete batch. */
  position: number
  /** Hash of the original's content, which is also the name of the original's files. */
  hash: string
  size: number
  /** Pixels after rotation to upright. */
  width: number
  height: number
  state: 'waiting' | 'making' | 'ready' | 'failed'
  /** The picture's name once all widths exist; null before. */
  name: string | null
  /** Reason for a failure, as staff read it. */
  failure: string | null
  attempts: Generated<number>
  due_at: string
  /**
   * Lock of the instance that encodes the widths. After this time another instance may start the
   * encoding again.
   */
  claimed_until: string | null
}

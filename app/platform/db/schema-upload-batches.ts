import type { Generated } from 'kysely'

/** Pictures that somebody sends as one. */
export type UploadBatchTable = {
  id: Generated<number>
  /** What they are for: `model` and its slug. */
  noun: string
  key: string
  purpose: 'pictures' | 'frames'
  /** Where of it they are to stand, as who sends them says it; nobody else reads it. */
  place: string
  /** All originals together. */
  bytes: Generated<number>
  created_by: string
  /** When something last came or went. */
  touched_at: string
  /** Since when nothing more comes, and its widths are made. */
  committed_at: string | null
  /** Since when what it is for names them. */
  taken_at: string | null
}

export type UploadBatchItemTable = {
  id: Generated<number>
  set_id: number
  file_name: string
  /** In a set that is complete: its place in the order. */
  position: number
  /** Of the original's content: under it the original and the widths lie. */
  hash: string
  size: number
  /** Upright, in pixels. */
  width: number
  height: number
  state: 'waiting' | 'making' | 'ready' | 'failed'
  /** The picture's name, once all of its widths are there. */
  name: string | null
  /** What keeps it from being ready, as the staff read it. */
  failure: string | null
  attempts: Generated<number>
  due_at: string
  /** Until then one instance is at it; what it left undone by then another begins anew. */
  claimed_until: string | null
}

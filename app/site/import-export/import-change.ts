/**
 * A change of one model or file. `before` is undefined for a new one, `after` for a deleted one.
 */
export type ImportChange = {
  /** `model`, or the name of a file beside the models. */
  part: string
  key: string
  kind: 'new' | 'changed' | 'gone'
  before: unknown
  after: unknown
}

/** A difference that the import skips, with the reason. */
export type SkippedChange = { part: string; key: string; name: string; says: string }

/** Parts of an import that the user can choose, besides texts and pictures of models. */
export type ImportOptions = {
  /** Includes prices, order and status of existing models. */
  live: boolean
  /** Deletes models that the archive does not contain. */
  gone: boolean
  /** Includes the files beside the models. */
  parts: boolean
}

/** What an archive changes of one thing; undefined where there was, or is to be, none. */
export type ImportChange = {
  /** `model`, or a file beside the models. */
  part: string
  key: string
  kind: 'new' | 'changed' | 'gone'
  before: unknown
  after: unknown
}

/** What stays as it is though the archive has it otherwise, and why. */
export type SkippedChange = { part: string; key: string; name: string; says: string }

/** What whoever brings an archive in asks for besides words and pictures of models. */
export type ImportOptions = {
  /** Prices, order and what is on the site, of models that are there already. */
  live: boolean
  /** Models that the archive lacks leave. */
  gone: boolean
  /** The files beside the models. */
  parts: boolean
}

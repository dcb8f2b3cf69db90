// The catalogue brought in as one archive.

/** An archive that was brought: looked at, taken onto the site, or taken back. */
export type CatalogueImportTable = {
  /** A UUID. */
  id: string
  file_name: string
  uploaded_by: string
  uploaded_at: string
  state: 'checked' | 'applied' | 'undone'
  /** What the look at it found: counts and pictures. */
  found_json: string
  /** What was asked for when it was applied. */
  options_json: string
  applied_by: string | null
  applied_at: string | null
  undone_by: string | null
  undone_at: string | null
}

/** What an archive changes of one thing: what stood there when it was looked at, and what is to stand there. */
export type CatalogueImportChangeTable = {
  import_id: string
  place: number
  /** `model`, or the file of the rest of the site: `offers.json`. */
  part: string
  key: string
  kind: 'new' | 'changed' | 'gone'
  /** Null: there was none. */
  before_json: string | null
  /** Null: there is to be none. */
  after_json: string | null
}

/** 1 MB of an archive that waits to be applied, counted from 0; on PostgreSQL, where another instance may apply it. */
export type CatalogueImportChunkTable = { import_id: string; piece: number; bytes: Uint8Array }

// Tables of catalogue imports.

/** An uploaded archive: checked, applied to the site, or undone. */
export type CatalogueImportTable = {
  /** A UUID. */
  id: string
  file_name: string
  uploaded_by: string
  uploaded_at: string
  state: 'checked' | 'applied' | 'undone'
  /** Result of the check: counts and pictures. */
  found_json: string
  /** Options that staff chose when they applied it. */
  options_json: string
  applied_by: string | null
  applied_at: string | null
  undone_by: string | null
  undone_at: string | null
}

/** One change in an import: the value at the time of the check, and the new value. */
export type CatalogueImportChangeTable = {
  import_id: string
  place: number
  /** `model`, or the name of another file in the archive, such as `offers.json`. */
  part: string
  key: string
  kind: 'new' | 'changed' | 'gone'
  /** Null if the import creates it. */
  before_json: string | null
  /** Null if the import deletes it. */
  after_json: string | null
}

/**
 * A chunk of 1 MB of a checked archive, counted from 0. PostgreSQL only, where another instance may
 * apply it.
 */
export type CatalogueImportChunkTable = { import_id: string; piece: number; bytes: Uint8Array }

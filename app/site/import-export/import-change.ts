/**
 * A change of one model or one file. `before` is undefined for a new one; `after` is undefined for
 * a deleted one.
 */
export type ImportChange = {
  /** `model`, or the name of a file that is not a model. */
  part: string
  key: string
  kind: 'new' | 'changed' | 'gone'
  before: unknown
  after: unknown
}

/** A difference that the import skips, with the reason. */
export type SkippedChange = { part: string; key: string; name: string; says: string }

/**
 * Parts of an import that the user can choose. Texts and pictures of models are always imported.
 */
export type ImportOptions = {
  /** Includes prices, order and status of existing models. */
  live: boolean
  /** Deletes models that are missing from the archive. */
  gone: boolean
  /** Includes the files that are not models. */
  parts: boolean
}

/** Returns `true` if the options include the change. */
export function isSelectedChange(
  { part, kind }: Pick<ImportChange, 'part' | 'kind'>,
  options: ImportOptions,
): boolean {
  if (part !== 'model') return options.parts
  return kind !== 'gone' || options.gone
}

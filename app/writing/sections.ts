/** A field of an editor. `name` is a field of the document, or several below each other: `summary.engine`. */
export type DocumentField = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  /** Takes the whole row. */
  isWide?: true
} & (
  | { kind: 'text' | 'colour' | 'picture' | 'day' }
  /** `rows`: how many lines of it one sees. */
  | { kind: 'long'; rows?: number }
  /** A list of short texts, one a line. */
  | { kind: 'lines'; rows?: number }
  /** `unit` stands behind the label. */
  | { kind: 'number'; unit?: string }
  /** Left out where it is not so: what is optional is not said. */
  | { kind: 'tick' }
  | { kind: 'choice'; options: readonly Choice[] }
  /** Any of them, in their order. */
  | { kind: 'several'; options: readonly Choice[] }
  /** `one`: what an entry is called; `table`: short entries, pasted from a spreadsheet column by column. */
  | {
      kind: 'list'
      one: string
      fields: readonly DocumentField[]
      table?: true
      /** Entries of many fields: one of them is open at a time. */
      folds?: true
      start?: object
    }
)

export type Choice = { value: string; label: string }

export type DocumentSection = {
  id: string
  title: string
  hint?: string
  fields: readonly DocumentField[]
}

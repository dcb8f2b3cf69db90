import type { FilmOrBrochureKind } from '#app/media/pictures/film-and-brochure-kinds.ts'

/** A field of an editor. `name` is a field of the document, or several below each other: `summary.engine`. */
export type DocumentField = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  /** Takes the whole row. */
  isWide?: true
} /** `startsToday`: where an entry is added, it is that of today. */ & (
  | { kind: 'day'; startsToday?: true }
  /** `none`: of one that may be missing, how that is said and chosen. */
  | { kind: 'colour'; none?: NoColourLabels }
  /** `otherwise`: what stands there as long as nobody has sent one. */
  | { kind: 'picture' | 'frames'; otherwise?: (of: FieldPosition) => FallbackPictures | undefined }
  /** `leads`: the field beside it that is made of it, as long as the entry is new: an address of a name. */
  | { kind: 'text'; leads?: string }
  /** One of the names that the entries of another list have: of a model's variants. */
  | { kind: 'named'; from: string }
  /** Fields that are written together, in a line where there is room. */
  | { kind: 'group'; fields: readonly DocumentField[] }
  /** `rows`: how many lines of it one sees. */
  | { kind: 'long'; rows?: number }
  /** A list of short texts, one a line. */
  | { kind: 'lines'; rows?: number }
  /** `unit` stands behind the label. */
  | { kind: 'number'; unit?: string }
  /** Left out where it is not so: what is optional is not said. */
  | { kind: 'tick' }
  /** An uploaded film or brochure. */
  | { kind: 'file'; of: FilmOrBrochureKind }
  /** `none`: of one that may be missing, what that means. */
  | { kind: 'choice'; options: readonly FieldChoice[]; none?: string }
  /** Any of them, in their order. */
  | { kind: 'several'; options: readonly FieldChoice[] }
  /**
   * `one`: what an entry is called; `table`: short entries, pasted from a spreadsheet column by column;
   * `isFolded`: takes one line until it is opened.
   */
  | {
      kind: 'list'
      one: string
      fields: readonly DocumentField[]
      table?: true
      isFolded?: true
      start?: object
    }
)

/** That there is no colour, what chooses one, and what takes it away again. */
export type NoColourLabels = { says: string; add: string; remove: string }

/** Where a field stands: what of the document is written, the entry of a list that it is in, and the names of all pictures that are known. */
export type FieldPosition = { document: unknown; entry: unknown; known: readonly string[] }

/** Pictures by their names, and a sentence that says whose they are. */
export type FallbackPictures = {
  pictures: readonly string[]
  says: string
  /** They show something else than the entry. */
  isOther?: true
}

export type FieldChoice = { value: string; label: string }

export type DocumentSection = {
  id: string
  title: string
  hint?: string
  fields: readonly DocumentField[]
}

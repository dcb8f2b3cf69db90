import type { FilmOrBrochureKind } from '#app/media/pictures/film-and-brochure-kinds.ts'

/** A field of an editor. `name` is a path in the document, such as `summary.engine`. */
export type DocumentField = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  /** Takes the full width of the row. */
  isWide?: true
  /** Language of the text, if it is not English. */
  language?: string
  shownWith?: FieldCondition
} /** `startsToday`: a new entry starts with today's date. */ & (
  | { kind: 'day'; startsToday?: true }
  /** A time of day, `HH:MM`. */
  | { kind: 'time' }
  /** `none`: labels for an optional colour. */
  | { kind: 'colour'; none?: NoColourLabels }
  /** `otherwise`: returns the pictures that the site shows until the field has its own. */
  | { kind: 'picture' | 'frames'; otherwise?: (of: FieldPosition) => FallbackPictures | undefined }
  /**
   * `leads`: a field that follows this one while the entry is new, as a web address follows a name.
   */
  | { kind: 'text'; leads?: string }
  /**
   * One of the names in another list, such as a model's variants. `none`: the label of the empty
   * choice.
   */
  | { kind: 'named'; from: string | ChoiceSource; none?: string }
  /** Fields on one line if there is room. `isFolded`: collapsed to one line until it is opened. */
  | { kind: 'group'; fields: readonly DocumentField[]; isFolded?: true }
  /** `rows`: the number of visible lines. */
  | { kind: 'long'; rows?: number }
  /** A list of short texts, one per line. */
  | { kind: 'lines'; rows?: number }
  /** `unit` is shown after the label. */
  | { kind: 'number'; unit?: string }
  /** An unticked box is left out of the document. */
  | { kind: 'tick' }
  /** An uploaded film or brochure. */
  | { kind: 'file'; of: FilmOrBrochureKind }
  /** `none`: the label of the empty choice, for an optional field. */
  | { kind: 'choice'; options: readonly FieldChoice[]; none?: string }
  /**
   * Any number of the options, in the order of the options. `from`: a list of the document whose
   * entries are options, too.
   */
  | { kind: 'several'; options: readonly FieldChoice[]; from?: ChoiceSource }
  /**
   * `one`: the name of one entry. `table`: short entries, which can be pasted from a spreadsheet.
   * `isFolded`: collapsed to one line until it is opened.
   */
  | {
      kind: 'list'
      one: string
      fields: readonly DocumentField[]
      table?: true
      isFolded?: true
      start?: object
      details?: readonly EntryDetail[]
      succession?: EntrySuccession
    }
)

/**
 * The field is shown only if each of these fields of the same record has one of the values. A
 * hidden field keeps its value. It is shown as long as it has an error.
 */
export type FieldCondition = { readonly [field: string]: readonly string[] }

/**
 * A field that a collapsed entry shows after its name: the label of an option, a day after the text
 * `says`, or `says` if a box is ticked.
 */
export type EntryDetail = string | { field: string; says: string }

/**
 * Entries have a first and a last day. A button continues an entry from a later day: it ends the
 * entry on the day before, and adds a copy that begins on that day. `today` names the fields of the
 * copy that get today's date.
 */
export type EntrySuccession = {
  from: string
  until: string
  today: readonly string[]
  /** Fields that the copy does not have, because they are true for the old entry only. */
  cleared: readonly string[]
  texts: {
    button: string
    day: string
    hint: string
    confirm: string
    done: (name: string) => string
  }
}

/** Texts for an optional colour: the message if there is none, and the labels of both buttons. */
export type NoColourLabels = { says: string; add: string; remove: string }

/**
 * Position of a field: the document, the list entry that contains the field, and the names of all
 * known pictures.
 */
export type FieldPosition = { document: unknown; entry: unknown; known: readonly string[] }

/** Names of pictures, and a message that says where they come from. */
export type FallbackPictures = {
  pictures: readonly string[]
  says: string
  /** The pictures show something other than the entry, such as another colour. */
  isOther?: true
}

/** A list of the document, and the fields of its entries that are the value and the label. */
export type ChoiceSource = { list: string; value: string; label: string }

export type FieldChoice = { value: string; label: string }

export type DocumentSection = {
  id: string
  title: string
  hint?: string
  fields: readonly DocumentField[]
}
